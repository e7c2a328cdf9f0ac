import { pluralOf } from '../intl.ts';
import type { PuzzleTexts } from './en.ts';

const plural = pluralOf('de');
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const lead = (points: number): string => {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  if (rounded === 0) return 'gleichauf mit dem Besten der anderen';
  return `${plural(rounded, '# Punkt', '# Punkte')} ${points > 0 ? 'vorn' : 'zurück'}`;
};

export const de: PuzzleTexts = {
  title: 'Rätsel',
  what: 'Ein Zug ist eindeutig der beste: Finde ihn. Die Stellungen stammen aus Partien zwischen Bots.',
  panel: 'Rätsel',
  today: 'Rätsel des Tages',
  theme: 'Thema',
  solvedOf: (solved, puzzles) => `${solved} von ${puzzles} gelöst`,
  missing: 'Dieses Rätsel gibt es nicht.',
  find: 'Finde den besten Zug.',
  hint: 'Tipp',
  where: 'Der Ring zeigt, wo er beginnt.',
  looking: 'Dein Zug wird weitergespielt, um zu sehen, was er bringt …',
  lost: 'Was er bringt, ließ sich nicht herausfinden. Versuch es noch einmal.',
  found: 'Gelöst: Das ist der beste Zug.',
  asGood: 'Gelöst: Dein Zug ist so gut wie der beste.',
  points: (played, best) =>
    `Zu Ende gespielt, liegst du mit deinem Zug im Schnitt ${lead(played)}, mit dem besten ${lead(best)}.`,
  chances: (played, best) =>
    `Mit deinem Zug gewinnt deine Seite etwa zu ${percent(played)}, mit dem besten zu ${percent(best)}.`,
  best: 'Den besten Zug zeigen',
  again: 'Noch einmal',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  themes: {
    finish: 'Schiff fertigstellen',
    crowns: 'Kronen',
    delivery: 'Lieferung',
    extra: 'Extra-Aktion',
    money: 'Geld',
    pass: 'Passen',
    build: 'Bauen',
    capture: 'Schlagen',
    berth: 'In den Hafen',
    whale: 'Wal',
    split: 'Die geteilte 5',
    swap: 'Platzwechsel',
    out: 'Herauskommen',
    partner: 'Der Teampartner',
    special: 'Sonderkarten',
    skip: 'Aussetzen',
    advance: 'Vorankommen',
  },
  ideas: {
    finish: 'Ein Schiff lässt sich fertigstellen.',
    crowns: 'Kronen bringen am meisten.',
    delivery: 'Waren lassen sich liefern.',
    extra: 'Jetzt ist es Zeit für die Extra-Aktion.',
    money: 'Taler werden gebraucht.',
    pass: 'Passen bringt mehr als spielen.',
    build: 'Besorge, was noch fehlt.',
    capture: 'Jemand lässt sich schlagen.',
    berth: 'Ein Seefahrer kann in den Hafen.',
    whale: 'Nutze Moby Dick.',
    split: 'Die Schritte einer 5 lassen sich aufteilen.',
    swap: 'Zwei können die Plätze wechseln.',
    out: 'Ein Seefahrer kann herauskommen.',
    partner: 'Denk an die Seefahrer deines Teampartners.',
    special: 'Eine Sonderkarte bewirkt am meisten.',
    skip: 'Jemand kann aussetzen müssen.',
    advance: 'Es kommt darauf an, wer wie weit zieht.',
  },
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
};
