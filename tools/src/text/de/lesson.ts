import type { LessonWords } from '../../lesson/words.ts';

export const lesson: LessonWords = {
  title: (number, lessons, title) => `Lektion ${number} von ${lessons}: ${title}`,
  step: (step, steps) => `[${step}/${steps}]`,
  goOn: '[Eingabetaste: weiter]',
  hint: 'Tippe die Nummer einer Möglichkeit, einen Zug, back oder quit.',
  astray: 'Mit back gehst du einen Schritt zurück, oder spiel weiter.',
  done: 'Lektion geschafft.',
  courseDone: 'Alle Lektionen geschafft. Spiel jetzt deine erste Partie:',
  next: command => `An einem anderen Tag geht es weiter mit: ${command}`,
  nothingBack: 'Es gibt nichts zurückzunehmen.',
};
