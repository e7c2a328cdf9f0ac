import { pluralOf } from '../../text/intl.ts';

const count = pluralOf('en');

/**
 * The words that can be typed at a table, and answers about rules, in English; their shape is the contract for every
 * other language.
 */
export const en = {
  command: {
    title: 'Commands and questions',
    label: 'Command',
    placeholder: 'a move, or ? for help',
    go: 'Go',
    unknown: (typed: string) => `“${typed}” is neither a move nor a question. Type ? for help.`,
    played: (step: string) => `Done: ${step}.`,
    noMoves: 'You have nothing to decide now.',
    moves: (n: number, list: string) => `${count(n, '# move', '# moves')}: ${list}`,
    steppedBack: 'Stepped back.',
    nothingToStepBack: 'There is no step to take back.',
    handedIn: 'Submitted.',
    notComplete: 'The turn is not complete yet.',
    complete: 'The turn is complete: ok submits it.',
    asks: {
      last: ['l', 'last'],
      recap: ['r', 'recap'],
      log: ['log'],
      moves: ['m', 'moves'],
      why: ['w', 'why'],
      clocks: ['c', 'clock', 'clocks'],
      rules: ['rules', 'rule'],
      stepBack: ['u', 'back'],
      restart: ['restart'],
      handIn: ['ok'],
      help: ['?', 'help'],
    },
  },
  help: {
    last: 'l or last: the last turn',
    recap: 'r or recap: what happened since your turn',
    log: 'log: everything that happened',
    moves: 'm or moves: your moves in notation; typed, they are played',
    why: 'w or why: why the last thing was refused; with a move, why that one is not possible',
    clocks: 'c or clock: the clocks',
    rules: 'rules: all paragraphs; “rules 5” for one, “rules cave” for those about something',
    stepBack: 'u or back: step back',
    restart: 'restart: restart the turn',
    handIn: 'ok: submit',
    help: '? or help: this help',
  },
  keys: 'Ctrl+K opens this field, Ctrl+Z steps back, Ctrl+Enter presses the main button, Ctrl+I goes from sign to sign and says what each means.',
  noRefusal: 'Nothing was refused.',
  possible: 'That is possible now.',
  noRule: (words: string) => `No rule is about “${words}”.`,
};

export type HelpTexts = typeof en;
