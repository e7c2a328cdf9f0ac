import type { ComponentChildren, JSX } from 'preact';

interface ListProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A titled part of the first page. */
export function List({ title, children }: ListProps): JSX.Element {
  return (
    <section class="home-list" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
