import type { Question, ShuffleVerdict } from '../check.ts';
import type { Difference } from '../witness.ts';

/** The words of the check of the shuffle in English; their shape is the contract for every other language. */
export const en = {
  title: 'Check the shuffle',
  verdicts: {
    witnessed: 'Witnessed by this device: nobody could choose this shuffle.',
    unwitnessed: 'Consistent, but not witnessed by this device.',
    false: 'False: do not trust this record.',
    local: 'Consistent: the same shuffles come out again.',
    shared: 'Consistent: the deal whose fingerprint was shown beforehand.',
  } as Readonly<Record<ShuffleVerdict, string>>,
  meanings: {
    witnessed:
      'Before anything was opened, this device was shown the fingerprints of the server’s secret and of everybody’s share, and kept them. The record has the same, and the share that this device gave. So nobody, not even who runs the server, could choose what was drawn.',
    unwitnessed:
      'The record fits itself. But this device has kept nothing of this game: it did not play there, or its memory was cleared. Who runs the server could have made up such a record afterwards; only a device that played can tell.',
    false:
      'What does not fit is marked above. Keep the record and show it to the others: their devices can check it too.',
    local:
      'This game was played on one device. Its chance comes from a seed in the record: it proves that nothing was changed, not that nobody chose the seed.',
    shared:
      'Everybody who played this deal was dealt the same. The fingerprint of the server’s secret was shown before anybody played; the record opens what fits it.',
  } as Readonly<Record<ShuffleVerdict, string>>,
  differs: {
    secret: 'The server’s secret is another one than this device was shown beforehand.',
    shares: 'The fingerprints of the shares are not those that this device was shown before it opened its own.',
    own: 'The record has another share for this device than the one it gave.',
    hidden: 'This device saw a shuffle that was broken off, and the record does not show it.',
  } as Readonly<Record<Difference, string>>,
  early: 'This game is older than shares that are fixed beforehand: who sat down last could have chosen theirs.',
  broken: (number: number) =>
    number === 1
      ? 'One shuffle was broken off before this one; the record shows it.'
      : `${number} shuffles were broken off before this one; the record shows them.`,
  seal: {
    fairHint:
      'The server has fixed its part of the shuffle already; this fingerprint proves it. Everybody who sits down fixes a part of their own, and all are opened only when all are fixed: so nobody can choose the cards, whoever comes last. Your device keeps what it is shown, and checks it afterwards.',
    waiting: (names: string, until: string) =>
      `The game begins as soon as everybody’s share of the shuffle is there. Still missing: ${names} (until ${until}).`,
    elsewhere: 'Your share of this shuffle lies on another device. Open the table there, or shuffle again from here.',
    anew: 'Shuffle again',
  },
  holds: {
    chain: 'No entry of the record was changed.',
    secret: 'What was opened is what everybody had committed to beforehand.',
    deal: 'Dealt again, every shuffle is the same and every move is legal.',
  } as Readonly<Record<Question, string>>,
  fails: {
    chain: 'An entry of the record was changed.',
    secret: 'What was opened is not what everybody had committed to beforehand.',
    deal: 'Dealt again, the game does not come out the same.',
  } as Readonly<Record<Question, string>>,
  counts: (entries: number, people: number) =>
    `${entries} ${entries === 1 ? 'entry' : 'entries'}, random bytes of ${people} ${people === 1 ? 'person' : 'people'}.`,
};

export type ShuffleTexts = typeof en;
