import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { obey } from './commands.ts';
import type { Scene } from './scene.ts';
import { tableText } from './text/index.ts';

interface CommandProps {
  readonly scene: Scene;
  readonly onClose: () => void;
}

/** One field for moves in notation and for questions. Answers are shown and spoken. */
export function Command({ scene, onClose }: CommandProps): JSX.Element {
  const { command } = tableText.value;
  const field = useRef<HTMLInputElement>(null);
  const answer = useSignal('');
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog title={command.title} onClose={onClose}>
      <form
        class="command"
        onSubmit={event => {
          event.preventDefault();
          const { current } = field;
          if (!current) return;
          answer.value = obey(current.value, scene);
          announce(answer.value, 'now');
          current.select();
        }}
      >
        <label for={id}>{command.label}</label>
        <input ref={field} id={id} autocomplete="off" autocapitalize="off" spellcheck={false} />
        <Button type="submit" look="main">
          {command.go}
        </Button>
      </form>
      <p class="command-hint">{command.placeholder}</p>
      <output class="command-answer" for={id} aria-live="off">
        {answer.value}
      </output>
    </Dialog>
  );
}
