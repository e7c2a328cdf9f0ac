/** The words of pages of people in English; their shape is the contract for every other language. */
export const en = {
  title: 'People',
  leaderboard: 'Leaderboard',
  search: 'Find a member by name',
  searchHint: 'How the name begins; two letters are enough.',
  nobody: 'No member’s name begins like that.',
  followed: 'You follow',
  followedNone:
    'Nobody yet. Tap a name at a table or in the chat, or search for one, and choose “Follow”. Nobody else will know.',
  met: 'You have played with',
  here: 'here now',
  hereNow: 'Here now',
  stranger: 'Tell us your name first; then you can look for people and follow them.',
  comeIn: 'Enter a name',
  guest: 'Guest',
  member: (month: string) => `Member, here since ${month}`,
  mine: 'This is your page. You see all your games; others see what you choose.',
  choose: 'Choose what others see',
  follow: 'Follow',
  unfollow: 'Stop following',
  followHint:
    'Nobody else learns whom you follow. If you follow each other and both of you show it, each sees when the other is here.',
  nowFollowed: (name: string) => `You follow ${name}.`,
  notFollowed: (name: string) => `You no longer follow ${name}.`,
  invite: (game: string) => `Invite to ${game}`,
  inviteHint: 'You choose the table first. Somebody you never sat with hears of it only if they follow you, too.',
  invited: (name: string) => `Your invitation to ${name} is sent.`,
  willInvite: (name: string) => `Your invitation to ${name} is sent as soon as the table is open.`,
  block: 'Block',
  blockTitle: (name: string) => `Block ${name}?`,
  blockHint:
    'You are never paired, and share a table only if you agree to it. Neither of you can find, follow or invite the other. They are not told. You can undo this on the account page.',
  blocked: (name: string) => `${name} is blocked.`,
  unblock: 'Unblock',
};

export type PeopleTexts = typeof en;
