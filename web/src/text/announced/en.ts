export const en = {
  restart: (time: string) => `The server will restart at ${time}; nothing will be lost.`,
  rematch: {
    asked: (names: string, game: string) => `${names}: another game of ${game}?`,
    yes: 'Play again',
    no: 'No, thanks',
    declined: (names: string, game: string) => `${names}: no other game of ${game}, thanks.`,
    fine: 'All right',
  },
  invited: {
    asked: (name: string, game: string) => `${name} is waiting for you: ${game}`,
    go: 'Go there',
    no: 'Not now',
  },
};

export type AnnouncedTexts = typeof en;
