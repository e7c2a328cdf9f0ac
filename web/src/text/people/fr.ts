import type { PeopleTexts } from './en.ts';

export const fr: PeopleTexts = {
  title: 'Joueurs',
  leaderboard: 'Classement',
  search: 'Chercher un membre par son nom',
  searchHint: 'Le début du nom ; deux lettres suffisent.',
  nobody: 'Aucun nom de membre ne commence ainsi.',
  followed: 'Vous suivez',
  followedNone:
    'Personne encore. Touchez un nom à une table ou dans la discussion, ou cherchez-le, et choisissez « Suivre ». Personne d’autre ne le saura.',
  met: 'Vous avez joué avec',
  here: 'est là',
  hereNow: 'Ici en ce moment',
  stranger: 'Dites-nous d’abord votre nom ; vous pourrez alors chercher des joueurs et les suivre.',
  comeIn: 'Indiquer un nom',
  guest: 'Invité',
  member: month => `Membre, ici depuis ${month}`,
  mine: 'Voici votre page. Vous voyez toutes vos parties ; les autres voient ce que vous choisissez.',
  choose: 'Choisir ce que les autres voient',
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  followHint:
    'Personne d’autre n’apprend qui vous suivez. Si vous vous suivez l’un l’autre et que vous l’affichez tous les deux, chacun voit quand l’autre est là.',
  nowFollowed: name => `Vous suivez ${name}.`,
  notFollowed: name => `Vous ne suivez plus ${name}.`,
  invite: game => `Inviter à ${game}`,
  inviteHint:
    'Vous choisissez d’abord la table. Qui n’a jamais joué à la même table que vous n’en est averti que s’il vous suit aussi.',
  invited: name => `Votre invitation à ${name} est envoyée.`,
  willInvite: name => `Votre invitation à ${name} partira dès que la table sera ouverte.`,
  block: 'Bloquer',
  blockTitle: name => `Bloquer ${name} ?`,
  blockHint:
    'La recherche ne vous réunira jamais, et vous ne partagerez une table que si vous l’acceptez. Aucun des deux ne pourra trouver, suivre ou inviter l’autre. Cela n’est pas annoncé. Vous pourrez revenir là-dessus sur la page du compte.',
  blocked: name => `${name} est bloqué.`,
  unblock: 'Débloquer',
};
