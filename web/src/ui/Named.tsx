import type { ComponentChildren, JSX } from 'preact';

interface NamedProps {
  /** All that is seen, and what a picture says to eyes alone. */
  readonly name: string;
  readonly children: ComponentChildren;
}

/**
 * The content of a button or a heading that may be heard otherwise than it is seen. A label would take the place of
 * words that are seen, and spoken to control the page.
 */
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

/** Elements with a name of their own, beside their words. */
export const NAMED = '[aria-label], :has(> .name)';

/** The name of an element for screen readers; undefined: its words. */
export const nameOf = (element: Element | null | undefined): string | undefined =>
  element?.getAttribute('aria-label') ?? element?.querySelector(':scope > .name')?.textContent ?? undefined;
