import type { JSX } from 'preact';
import { useKeyScroll } from '../ui/device/key-scroll.ts';

/** A sentence in the action bar about what was done last. */
export function Caption({ text }: { readonly text: string | undefined }): JSX.Element {
  const place = useKeyScroll<HTMLDivElement>(text);
  return (
    <div ref={place} class="action-bar-caption">
      {text}
    </div>
  );
}
