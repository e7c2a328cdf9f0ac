import { de } from '@ankerplatz/kit';
import type { TalkTexts } from './en.ts';

export const fr: TalkTexts = {
  title: 'Discussion',
  said: 'Ce qui a été dit',
  none: 'Personne n’a encore rien dit.',
  silent: 'Des cartes changent de main : personne ne parle pendant ce temps.',
  aside:
    'Vous regardez : les autres spectateurs lisent aussitôt ce que vous écrivez, les joueurs seulement après la partie.',
  phrases: 'Phrases rapides',
  write: 'Écrire un message',
  send: 'Envoyer',
  you: 'Vous',
  spectator: 'spectateur',
  about: name => `À propos de ce message ${de(name)}`,
  page: name => `Page ${de(name)}`,
  mute: name => `Masquer ${name}`,
  muted: name => `Les messages ${de(name)} sont masqués.`,
  unmute: 'Ne plus masquer',
  report: 'Signaler',
  reportTitle: 'Signaler à l’administration',
  reason: 'Ce qui ne va pas',
  reasonHint: 'Si vous voulez. L’administration le lit avec le message.',
  reported: 'L’administration le lira.',
};
