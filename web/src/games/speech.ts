import type { BoardProps, Speech } from '../board/board.ts';

/** The answer to a question; `rest` is what was typed behind its word. */
export type Answer<T> = (board: BoardProps, rest: string, texts: T) => string;

interface Asking<Q extends string> {
  /** Words that ask each question, the first one shown in the help. */
  readonly asks: Readonly<Record<Q, readonly string[]>>;
  readonly help: Readonly<Record<Q, string>>;
}

/** A word asks one of the questions; what asks none is taken for a move in short. */
export const makeSpeech = <Q extends string, T extends Asking<Q>>(
  questions: readonly Q[],
  answers: Readonly<Record<Q, Answer<T>>>,
  shortMove: (board: BoardProps, words: readonly string[], texts: T) => ReturnType<Speech['answer']>,
  texts: T,
): Pick<Speech, 'questions' | 'answer'> => ({
  questions: questions.map(question => texts.help[question]),
  answer: (command, board) => {
    const words = command.trim().split(/\s+/);
    const [word = '', ...rest] = words;
    const question = questions.find(each => texts.asks[each].includes(word.toLowerCase()));
    return question ? answers[question](board, rest.join(' '), texts) : shortMove(board, words, texts);
  },
});
