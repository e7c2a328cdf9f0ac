import type { Language } from '@ankerplatz/kit';
import type { Person } from '@ankerplatz/protocol';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { Scope } from './scope.ts';

/** A guest, or a person with a login name. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  /** null for guests. */
  readonly login: string | null;
  readonly language: Language;
}

/** The secret by which a request proved its identity. */
export interface Credential {
  readonly kind: 'session' | 'token';
  readonly hash: Buffer;
  readonly scope: Scope;
}

/** The identity of a request; a request without one is refused. */
export const identityOf = ({ identity }: FastifyRequest): Identity => {
  if (!identity) throw new Problem('not-logged-in');
  return identity;
};

/** The name of a person as others read it: those who have left have none. */
export const shownName = (name: string, language: Language): string => name || CATALOGUES[language].words.formerPlayer;

/** A person as they are listed; members are marked. */
export const shownPerson = (
  {
    id,
    name,
    isMember,
  }: { readonly id: string; readonly name: string | null; readonly isMember?: boolean | undefined },
  language: Language,
): Person => ({ id, name: shownName(name ?? '', language), ...(isMember && { isMember }) });
