import type { PeopleTexts } from './en.ts';

export const de: PeopleTexts = {
  title: 'Leute',
  leaderboard: 'Rangliste',
  search: 'Mitglied nach Namen suchen',
  searchHint: 'Wie der Name anfängt; zwei Buchstaben genügen.',
  nobody: 'So fängt der Name keines Mitglieds an.',
  followed: 'Du folgst',
  followedNone:
    'Noch niemandem. Tippe am Tisch oder im Chat auf einen Namen, oder suche ihn, und wähle „Folgen“. Sonst erfährt es niemand.',
  met: 'Du hast gespielt mit',
  here: 'gerade da',
  hereNow: 'Gerade da',
  stranger: 'Sag uns zuerst deinen Namen; dann kannst du Leute suchen und ihnen folgen.',
  comeIn: 'Namen eingeben',
  guest: 'Gast',
  member: month => `Mitglied, hier seit ${month}`,
  mine: 'Das ist deine Seite. Du siehst alle deine Partien; andere sehen, was du wählst.',
  choose: 'Wählen, was andere sehen',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  followHint:
    'Wem du folgst, erfährt sonst niemand. Folgt ihr einander und zeigt es beide, sieht jeder, wann der andere da ist.',
  nowFollowed: name => `Du folgst ${name}.`,
  notFollowed: name => `Du folgst ${name} nicht mehr.`,
  invite: game => `Zu ${game} einladen`,
  inviteHint: 'Zuerst wählst du den Tisch. Wer noch nie mit dir am Tisch saß, hört davon nur, wenn er dir auch folgt.',
  invited: name => `Deine Einladung an ${name} ist abgeschickt.`,
  willInvite: name => `Deine Einladung an ${name} geht ab, sobald der Tisch offen ist.`,
  block: 'Blockieren',
  blockTitle: name => `${name} blockieren?`,
  blockHint:
    'Die Gegnersuche bringt euch nie zusammen, und an einem Tisch sitzt ihr nur, wenn du zustimmst. Keiner kann den anderen finden, ihm folgen oder ihn einladen. Es wird nicht mitgeteilt. Auf der Kontoseite kannst du es rückgängig machen.',
  blocked: name => `${name} ist blockiert.`,
  unblock: 'Blockierung aufheben',
};
