import { de } from '@ankerplatz/kit';
import type { TalkTexts } from './en.ts';

export const fr: TalkTexts = {
  title: 'Conversation',
  said: 'Ce qui a été dit',
  none: 'Personne n’a encore rien dit.',
  silent: 'Des cartes changent de main : personne ne parle pendant ce temps.',
  phrases: 'Dit d’un seul geste',
  write: 'Dire quelque chose',
  send: 'Dire',
  you: 'Vous',
  spectator: 'spectateur',
  about: name => `À propos de ces mots ${de(name)}`,
  mute: name => `Ne plus lire ${name}`,
  muted: name => `Vous ne lisez plus ${name}.`,
  unmute: 'Lire de nouveau',
  report: 'Signaler',
  reportTitle: 'Signaler à l’administration',
  reason: 'Ce qui ne va pas',
  reasonHint: 'Si vous voulez. L’administration le lit avec le message.',
  reported: 'L’administration le lira.',
};
