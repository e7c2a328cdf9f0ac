import type { AnnouncedTexts } from './en.ts';

export const de: AnnouncedTexts = {
  restart: time => `Der Server startet um ${time} neu; nichts geht verloren.`,
  rematch: {
    asked: (names, game) => `${names}: Noch ein Spiel ${game}?`,
    yes: 'Noch ein Spiel',
    no: 'Nein, danke',
    declined: (names, game) => `${names}: Kein weiteres Spiel ${game}, danke.`,
    fine: 'In Ordnung',
  },
  invited: {
    asked: (name, game) => `${name} wartet auf dich: ${game}`,
    go: 'Hingehen',
    no: 'Jetzt nicht',
  },
};
