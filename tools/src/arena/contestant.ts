import { isLevel, LEVELS, type Level } from '@ankerplatz/bots';
import { BadInput } from '../exit.ts';

/** The player that a name in `--bots` stands for. */
export type Contestant =
  | { readonly kind: 'random' }
  | {
      readonly kind: 'level';
      readonly level: Level;
      /** Of a level as it was once; undefined: as it is. */
      readonly edition: string | undefined;
      readonly playouts: number | undefined;
    }
  | { readonly kind: 'program'; readonly command: string };

const PROGRAM = 'cmd:';
const LEVEL = /^(?<level>[a-z]+)(?:@(?<edition>[1-9]\d?))?(?::(?<playouts>[1-9]\d{0,8}))?$/;

/** `random`, a level, a level as it was (`admiral@1`), either with a budget of its own (`mate:500`), or a program (`cmd:python3 my.py`). */
export const parseContestant = (name: string): Contestant => {
  if (name === 'random') return { kind: 'random' };
  if (name.startsWith(PROGRAM) && name.length > PROGRAM.length)
    return { kind: 'program', command: name.slice(PROGRAM.length) };
  const { level, edition, playouts } = LEVEL.exec(name)?.groups ?? {};
  if (isLevel(level))
    return { kind: 'level', level, edition, playouts: playouts === undefined ? undefined : Number(playouts) };
  const known = ['random', ...LEVELS, 'cmd:PROGRAM'].join(', ');
  throw new BadInput(`there is no bot ${JSON.stringify(name)}: there are ${known}`);
};

/** The names in `--bots`, all of them checked. A command must do without commas. */
export const namesIn = (list: string): readonly string[] => {
  const names = list.split(',').map(name => name.trim());
  for (const name of names) parseContestant(name);
  return names;
};
