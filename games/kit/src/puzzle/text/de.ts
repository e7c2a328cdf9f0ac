import { leadIn, percent } from './lead.ts';
import type { PuzzleText } from './puzzle-text.ts';

const lead = leadIn('de', {
  level: 'gleichauf mit dem Besten der anderen',
  one: '# Punkt',
  other: '# Punkte',
  ahead: 'vorn',
  behind: 'zurück',
});

export const de: PuzzleText = {
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  find: 'Finde den besten Zug.',
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
  looking: 'Dein Zug wird weitergespielt, um zu sehen, was er bringt …',
  found: 'Gelöst: Das ist der beste Zug.',
  asGood: 'Gelöst: Dein Zug ist so gut wie der beste.',
  points: (played, best) =>
    `Zu Ende gespielt, liegst du mit deinem Zug im Schnitt ${lead(played)}, mit dem besten ${lead(best)}.`,
  chances: (played, best) =>
    `Mit deinem Zug gewinnt deine Seite etwa zu ${percent(played)}, mit dem besten zu ${percent(best)}.`,
};
