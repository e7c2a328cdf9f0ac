/** A request that cannot be carried out: said in one line. */
export const refuse = why => {
  console.error(why);
  process.exit(2);
};

/** The number of an option. */
export const wholeOf = (values, name) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) refuse(`--${name} is a whole number above 0, not ${values[name]}`);
  return number;
};
