import type { SeatInfo } from '../../board/source.ts';
import { text } from '../../text/text.ts';
import { tableText } from '../text/index.ts';

export const levelName = (level: string): string => {
  const names: Readonly<Record<string, string>> = text.value.levelNames;
  return names[level] ?? level;
};

/** The name of a seat's owner, also where a stand-in plays. */
const plainName = ({ kind, name, level, standIn }: SeatInfo): string => {
  if (kind === 'bot' && !standIn) return levelName(level ?? name);
  return name === '' ? tableText.value.unnamed : name;
};

const nameOf = (info: SeatInfo): string => {
  const { standIn, hasResigned } = info;
  if (!standIn || standIn.by === 'person' || hasResigned) return plainName(info);
  return tableText.value.online.away.standIn(levelName(standIn.by), plainName(info));
};

/** Indexable by seat: whose seats they are. */
export const plainNamesOf = (seats: readonly SeatInfo[]): readonly string[] => seats.map(plainName);

/** Indexable by seat. Equal names get a number, which no line breaks off. */
export const namesOf = (seats: readonly SeatInfo[]): readonly string[] => {
  const names = seats.map(nameOf);
  return names.map((name, seat) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : `${name}\u00a0${names.slice(0, seat + 1).filter(other => other === name).length}`;
  });
};
