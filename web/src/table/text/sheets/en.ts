import type { OrderName } from '@ankerplatz/kit';

const orderNames: Readonly<Record<OrderName, string>> = {
  forced: 'Pass when nothing else is possible',
  pass: 'Pass until the end of the round',
  discard: 'Discard for me',
};

const orderHints: Readonly<Record<OrderName, string>> = {
  forced: 'You are asked only when there is something to choose.',
  pass: 'Whatever is chosen by the others, you pass.',
  discard: 'While none of your cards can be used.',
};

/** The words of what is done by agreement at a table of the server, and of what is left to it, in English; their shape is the contract for every other language. */
export const en = {
  pause: {
    menu: 'Pause the game',
    title: 'Pause the game',
    hint: 'Everyone at the table must agree. The clocks stop meanwhile.',
    until: 'Resume',
    open: 'When all want to',
    quarter: 'In 15 minutes',
    hour: 'In an hour',
    tomorrow: 'Tomorrow, same time',
    week: 'In a week, same time',
    date: 'On a date',
    ask: 'Ask the others',
  },
  holiday: 'Take days off',
  takeBack: {
    menu: 'Ask to take back',
    asked: 'The others have been asked.',
  },
  silent: {
    menu: 'A player is not responding',
    title: 'A player is not responding',
    hint: (time: string) =>
      `If somebody who has to decide does nothing for ${time}, the others can agree on who takes over the seat. The player is told first and has that time again, and once more after looking at the table. Whoever comes back gets the seat back.`,
    seat: 'Whose seat',
    by: 'Who plays it',
    bot: (level: string) => `Bot: ${level}`,
    ask: 'Ask the others',
    nobody: 'Nobody is holding up the game: it is your turn.',
  },
  deputy: {
    menu: 'Who may play for me',
    title: 'Who may play for me',
    hint: 'If you are silent and the others agree, this person plays your seat and sees your hand. Where hands are hidden nobody else may; a bot shows your hand to nobody.',
    nobody: 'Nobody, only a bot',
    save: 'Save',
  },
  volunteer: {
    menu: 'Offer to take over a seat',
    title: 'Offer to take over a seat',
    hint: 'If somebody is silent, the others can give you the seat. Until its player is back you play on from there.',
    seat: (name: string) => `The seat of ${name}`,
    offer: 'Offer',
    offered: (name: string) => `You offer to play for ${name}.`,
    withdraw: 'No longer offer it',
  },
  orders: {
    menu: 'Standing orders',
    title: 'Standing orders',
    hint: 'Only you can see them. Each ends by itself and tells you why.',
    names: orderNames,
    hints: orderHints,
    told: 'What happened',
  },
};

export type SheetTexts = typeof en;
