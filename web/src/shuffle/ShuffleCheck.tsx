import type { GameRecord } from '@ankerplatz/kit';
import { isGameId, loadGame } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../ui/Dialog.tsx';
import { checkShuffle, type ShuffleReport } from './check.ts';
import { shuffleText } from './text/index.ts';
import './shuffle.css';

interface ShuffleCheckProps {
  readonly record: GameRecord;
  readonly onClose: () => void;
}

const reportOn = async (record: GameRecord): Promise<ShuffleReport | null> => {
  const { game } = record;
  const [loaded] = await Promise.all([isGameId(game) ? loadGame(game) : null, shuffleText.load()]);
  return loaded && checkShuffle(loaded, record);
};

/** Deals a finished game again before one's eyes, and says what that proves. */
export function ShuffleCheck({ record, onClose }: ShuffleCheckProps): JSX.Element | null {
  const report = useSignal<ShuffleReport | null>(null);
  useEffect(() => {
    void reportOn(record).then(made => {
      report.value = made;
    });
  }, [record]);
  if (!report.value) return null;
  const texts = shuffleText.value;
  const { findings, isFair, isCommitted, contributors, entries } = report.value;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p class="shuffle-verdict">{isFair ? texts.fair : texts.unfair}</p>
      <ul class="shuffle-findings">
        {findings.map(({ question, holds }) => (
          <li key={question} class={holds ? 'is-true' : 'is-false'}>
            {(holds ? texts.holds : texts.fails)[question]}
          </li>
        ))}
      </ul>
      <p>{isCommitted ? texts.how : texts.seeded}</p>
      {isCommitted && <p class="shuffle-counts">{texts.counts(entries, contributors)}</p>}
    </Dialog>
  );
}
