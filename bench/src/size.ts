import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const used = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** The mean number of bytes that one more of what `make` makes takes in memory. */
export const bytesOf = (make: (index: number) => object, count: number): number => {
  const kept = new Array<object>(count).fill(make);
  const before = used();
  for (let index = 0; index < count; index++) kept[index] = make(index);
  return (used() - before) / kept.length;
};
