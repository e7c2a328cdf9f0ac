import type { JSX } from 'preact';
import { text } from '../text/text.ts';
import { Icon } from './Icon.tsx';

/** Stands after the name of a member, which no guest can take. */
export function MemberSign({ of }: { readonly of: { readonly isMember?: boolean } | null }): JSX.Element | null {
  if (!of?.isMember) return null;
  const { member } = text.value.ui;
  return (
    <span class="member-sign" role="img" aria-label={member} title={member}>
      <Icon name="anchor" size={14} />
    </span>
  );
}
