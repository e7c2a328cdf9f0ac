import type { ReplayTexts } from './replay.en.ts';

export const fr: ReplayTexts = {
  title: 'Revoir la partie',
  place: 'Endroit de la partie',
  at: (round, turn, entry, length) => `Manche ${round}, tour ${turn}, entrée ${entry} sur ${length}`,
  turn: turn => `Tour ${turn}`,
  turnBack: 'Un tour en arrière',
  back: 'Une entrée en arrière',
  play: 'Lire',
  pause: 'Pause',
  forward: 'Une entrée en avant',
  turnForward: 'Un tour en avant',
  round: 'Aller à la manche',
  roundOf: round => `Manche ${round}`,
  eyes: 'Avec les yeux de qui',
  seenBy: name => `Vu par ${name}`,
  outside: 'De l’extérieur',
  open: 'Toutes les mains ouvertes',
  speed: 'Vitesse',
  playOnOpen:
    'Sur cet appareil, la partie continue à partir de ce moment : vous prenez une place, des robots prennent les autres. La partie jouée reste telle quelle.',
  playOnHands:
    'Sur cet appareil, la partie continue à partir de ce moment, avec les mains, la pioche et ce que chaque place savait alors : vous prenez une place et voyez sa main, des robots prennent les autres. La partie jouée reste telle quelle.',
  whichSeat: 'Votre place',
  others: 'Les autres',
};
