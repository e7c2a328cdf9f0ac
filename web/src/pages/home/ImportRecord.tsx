import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../../shell/routes.ts';
import { text } from '../../text/text.ts';
import { FileButton } from '../../ui/fields/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import './import-record.css';

const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A file may be let go anywhere on the page. */
const useDrop = (take: (file: File) => void): boolean => {
  const isOver = useSignal(false);
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent): void => {
      isOver.value = false;
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      taking.current(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver.value;
};

/** The record of a game from elsewhere, dropped or chosen, is shown again. */
export function ImportRecord(): JSX.Element {
  const { home } = text.value;
  const isBusy = useSignal(false);
  const take = async (file: File): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const { bring } = await import('./import-record.ts');
    const brought = await bring(file);
    isBusy.value = false;
    if (!brought.ok) toast(brought.error.message, { look: 'warning' });
    else if (brought.value !== null) go(brought.value);
  };
  const isOver = useDrop(file => void take(file));
  return (
    <section class="import-record" aria-label={home.bring}>
      <FileButton look="quiet" busy={isBusy.value} onFile={file => void take(file)}>
        <Icon name="play" /> {home.bring}
      </FileButton>
      <p class="import-record-hint">{home.bringHint}</p>
      {isOver && <div class="import-record-over">{home.letGo}</div>}
    </section>
  );
}
