import type { ComponentChildren, JSX } from 'preact';

interface NamedProps {
  /** All that is seen, and what a picture says to eyes alone. */
  readonly name: string;
  readonly children: ComponentChildren;
}

/** What is in a button or a heading that may be heard otherwise than it is seen. A label would take the place of words that somebody sees and speaks to it. */
export function Named({ name, children }: NamedProps): JSX.Element {
  if (name === children) return <>{children}</>;
  return (
    <>
      <span class="hidden-text name">{name}</span>
      <span class="for-eyes" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** What has a name of its own, beside what it says. */
export const NAMED = '[aria-label], :has(> .name)';

/** How something is called to those who listen; undefined: by what it says. */
export const nameOf = (element: Element | null | undefined): string | undefined =>
  element?.getAttribute('aria-label') ?? element?.querySelector(':scope > .name')?.textContent ?? undefined;
