import type { JSX } from 'preact';

/** A share as a number and a bar. */
export function Share({
  part,
  of,
  say,
}: {
  readonly part: number;
  readonly of: number;
  readonly say: string;
}): JSX.Element {
  const width = of === 0 ? 0 : (100 * part) / of;
  return (
    <span class="share">
      <span>{say}</span>
      <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="share-all" width={100} height={10} />
        <rect class="share-part" width={width} height={10} />
      </svg>
    </span>
  );
}
