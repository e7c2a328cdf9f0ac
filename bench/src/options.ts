/** The task of a command; undefined where it has none: help was asked for, or an option is wrong. */
export const readOptions = <Options>(parse: () => Options | 'help', help: string): Options | undefined => {
  try {
    const options = parse();
    if (options !== 'help') return options;
    console.log(help);
  } catch (error) {
    console.error(`${(error as Error).message}\n${help}`);
    process.exitCode = 2;
  }
  return undefined;
};
