import type { Listener } from '../listener/listener.ts';
import type { Tongue } from '../visitor.ts';
import type { Senses } from './learner.ts';

/** The labels of things on the page. */
const LABELS: Readonly<Record<Tongue, Readonly<Record<'goOn' | 'finished' | 'next' | 'result', string>>>> = {
  en: { goOn: 'Continue', finished: 'Lesson done.', next: 'Next lesson', result: 'Result' },
  de: { goOn: 'Weiter', finished: 'Lektion geschafft.', next: 'Nächste Lektion', result: 'Ergebnis' },
  fr: { goOn: 'Continuer', finished: 'Leçon terminée.', next: 'Leçon suivante', result: 'Résultat' },
};

/** By what a screen reader says, by keys, and by the command field. */
export const ears = (listener: Listener): Senses & { readonly goToNext: () => Promise<void> } => {
  const words = LABELS[listener.language];
  return {
    read: text => listener.untilSaid(text),
    goOn: async () => {
      if (await listener.isAtField()) await listener.close();
      await listener.press('button', words.goOn);
    },
    hand: async move => {
      if (!(await listener.isAtField())) await listener.open();
      const answer = await listener.ask(move);
      // A turn that is complete says how it is submitted.
      if (answer.length > 1) await listener.ask('ok');
    },
    putResultAside: async () => {
      await listener.untilThere('dialog', words.result);
      await listener.dismiss();
    },
    finish: async () => {
      await listener.untilSaid(words.finished);
      if (await listener.isAtField()) await listener.close();
    },
    goToNext: () => listener.press('link', words.next),
  };
};
