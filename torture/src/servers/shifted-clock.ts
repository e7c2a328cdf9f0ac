/** Preloaded by a server: with every SIGUSR2 its clock jumps by the next of CLOCK_JUMPS, in milliseconds. */
const jumps = (process.env.CLOCK_JUMPS ?? '').split(',').map(Number);
const RealDate = Date;
let shift = 0;

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
process.on('SIGUSR2', () => {
  shift += jumps.shift() ?? 0;
});
