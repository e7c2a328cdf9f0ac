import { err, ok, type Result } from '@ankerplatz/kit';

/** The longest name that fits the pictures. */
const LONGEST = 14;

/** Names of all seats from a list with commas. */
export const parseNames = (list: string, seats: number): Result<readonly string[], string> => {
  const names = list.split(',').map(name => name.trim().normalize('NFC'));
  if (names.length !== seats) return err(`there are ${seats} players, not ${names.length}`);
  const bad = names.find(name => name === '' || [...name].length > LONGEST || /\p{C}/u.test(name));
  if (bad !== undefined) return err(`a name has 1 to ${LONGEST} letters, unlike ${JSON.stringify(bad)}`);
  return new Set(names).size === seats ? ok(names) : err('every player needs a different name');
};
