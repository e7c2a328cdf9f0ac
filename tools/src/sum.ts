export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
