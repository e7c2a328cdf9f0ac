/** Later than the next picture: a tap is answered first, and what need not be seen is done afterwards. */
export const aMoment = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
