import type { Invitations } from '@ankerplatz/protocol';
import { signal } from '@preact/signals';

export type Invitation = Invitations['invitations'][number];

/** The tables to which I am invited, as far as the first page has asked. */
export const invitations = signal<readonly Invitation[]>([]);
