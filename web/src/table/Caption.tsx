import type { JSX } from 'preact';
import { useKeyScroll } from '../ui/device/key-scroll.ts';

/** A sentence at the thumb about what was done last. */
export function Caption({ text }: { readonly text: string | undefined }): JSX.Element {
  const place = useKeyScroll<HTMLParagraphElement>(text);
  return (
    <p ref={place} class="thumb-caption">
      {text}
    </p>
  );
}
