/** Hours of the clock on the wall between which nothing sounds by itself. */
const NIGHT = { from: 22, to: 7 };

export const isNight = (now: Date): boolean => now.getHours() >= NIGHT.from || now.getHours() < NIGHT.to;
