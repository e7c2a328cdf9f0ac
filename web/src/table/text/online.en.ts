/** The words of time and agreement at a table of the server. */
export const online = {
  clocks: {
    title: 'Clocks',
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    hours: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, '0')}`,
    running: 'running',
    scarce: 'low on time',
    little: (left: string) => `Low on time: ${left} left.`,
    factor: (factor: string) => `${factor}× time`,
    none: 'This table has no clock.',
    each: (name: string, left: string) => `${name}: ${left}`,
  },
  away: {
    standIn: (bot: string, name: string) => `${bot} for ${name}`,
    /** About my own seat. */
    mine: (by: string) => `${by} is playing for you.`,
    somebody: 'Somebody else',
    back: 'Take my seat back',
    final: (by: string) => `Your time ran out. ${by} finishes the game for you.`,
  },
  told: {
    takenOver: (name: string, by: string) => `${by} now plays for ${name}.`,
    takenOverPerson: (name: string) => `${name} takes over a seat.`,
    givenBack: (name: string) => `${name} is back.`,
    timedOut: (name: string) => `${name}’s time has run out.`,
    paused: 'The game is paused.',
    resumed: 'The game goes on.',
    holiday: (name: string) => `${name} is on holiday.`,
    takenBack: 'By agreement, the last moves have been taken back.',
    resultTimedOut: (names: string) => `The time of ${names} ran out.`,
  },
  pause: {
    is: 'The game is paused.',
    calendar: 'Add to calendar',
    yours: 'Then it is your turn.',
    isUntil: (time: string) => `The game is paused until ${time}.`,
    resume: 'Resume now',
  },
  nextTable: 'Next table',
  newSeat: (sign: string) => `A new game: you play the ${sign} now.`,
  silent: {
    warned: (time: string) =>
      `You are silent: from ${time} on the others may let somebody else play your seat. A move of yours ends this.`,
  },
  early: {
    plan: 'Plan your turn now',
    planning: 'Your next turn:',
    hint: 'Assumes the players before you do nothing more.',
    stop: 'Not yet',
    handIn: 'Submit in advance',
    handedIn: (steps: string) => `Submitted in advance: ${steps}`,
    done: 'Submitted in advance. It will be played on your turn.',
    withdraw: 'Withdraw',
    dropped: (why: string) => `What you submitted in advance could not be played: ${why}`,
    /** The same before an open microphone. */
    notDone: 'An automatic move was not made.',
  },
};
