import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Button, type ButtonProps } from '../Button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file of JSON; the same one can be chosen twice. */
export function FileButton({ onFile, ...button }: FileButtonProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        class="hidden-text"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
