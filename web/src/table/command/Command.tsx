import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKeyScroll } from '../../ui/device/key-scroll.ts';
import type { TableModel } from '../model/table-model.ts';
import { helpText } from '../text/help.ts';
import { obey } from './commands.ts';
import './command.css';

interface CommandProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** One field for moves in notation and for questions. Answers are shown and spoken. */
export function Command({ model, onClose }: CommandProps): JSX.Element {
  const { command } = helpText.value;
  const field = useRef<HTMLInputElement>(null);
  const answer = useSignal('');
  const id = useId();
  const output = useKeyScroll<HTMLDivElement>(answer.value);
  useEffect(() => field.current?.focus(), []);
  const { board, language } = model.loaded.value;
  const speech = useMemo(() => board.speech(language), [board, language]);
  const submit = async (typed: string): Promise<void> => {
    answer.value = await obey(typed, model, await speech);
    announce(answer.value, 'now');
  };
  return (
    <Dialog title={command.title} onClose={onClose}>
      <form
        class="command"
        onSubmit={event => {
          event.preventDefault();
          const { current } = field;
          if (!current) return;
          void submit(current.value);
          // A selection would be spoken, too.
          current.value = '';
        }}
      >
        <label for={id}>{command.label}</label>
        <input ref={field} id={id} autocomplete="off" autocapitalize="off" spellcheck={false} />
        <Button type="submit" look="main">
          {command.go}
        </Button>
      </form>
      <p class="command-hint">{command.placeholder}</p>
      {/* A plain element: a live one, even switched off, makes screen readers drop the announcement as said before. */}
      <div ref={output} class="command-answer">
        {answer.value}
      </div>
    </Dialog>
  );
}
