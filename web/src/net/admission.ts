/** The invitation, of the club or to a table, by which a newcomer has come. */
const KEY = 'ankerplatz.admission';
const IN_HASH = /^#invitation=(.+)$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The invitation in the part of an address that no server is told. */
export const invitationIn = (hash: string): string | null => {
  const found = IN_HASH.exec(hash)?.[1];
  return found === undefined ? null : decoded(found);
};

export const keepAdmission = (invitation: string): void => {
  try {
    sessionStorage.setItem(KEY, invitation);
  } catch {
    // Without storage the invitation is typed.
  }
};

export const admission = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Forgets the admission code once a visitor has come in. */
export const forgetAdmission = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there was none.
  }
};

/** Takes an invitation from the address, where it would be shown and shared by mistake. */
export const takeAdmission = (): void => {
  const { hash, pathname, search } = location;
  const given = invitationIn(hash) ?? new URLSearchParams(search).get('invitation');
  if (given === null) return;
  keepAdmission(given);
  // A table is known by its invitation as long as it is shown.
  if (!pathname.startsWith('/t/')) history.replaceState(null, '', pathname + search);
};
