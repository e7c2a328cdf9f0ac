import type { GameRecord } from '@ankerplatz/kit';
import { isGameId, loadGame } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { contributionsTo } from '../net/contributions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { checkShuffle, type ShuffleReport } from './check.ts';
import { shuffleText } from './text/index.ts';
import { testify } from './witness.ts';
import './shuffle.css';

interface ShuffleCheckProps {
  readonly record: GameRecord;
  /** Where it was played, and which game of the evening it was. */
  readonly address: GameAddress;
  readonly onClose: () => void;
}

interface GameAddress {
  readonly table: string;
  readonly number: number;
}

const reportOn = async (record: GameRecord, { table, number }: GameAddress): Promise<ShuffleReport | null> => {
  const { game } = record;
  const [loaded] = await Promise.all([isGameId(game) ? loadGame(game) : null, shuffleText.load()]);
  return loaded && checkShuffle(loaded, record, testify(record, number, contributionsTo(table)));
};

/** Deals a finished game again before one's eyes, and says what that proves. */
export function ShuffleCheck({ record, address, onClose }: ShuffleCheckProps): JSX.Element | null {
  const report = useSignal<ShuffleReport | null>(null);
  useEffect(() => {
    void reportOn(record, address).then(made => {
      report.value = made;
    });
  }, [record]);
  if (!report.value) return null;
  const texts = shuffleText.value;
  const { verdict, findings, differences, isCommitted, isSealed, contributors, broken, entries } = report.value;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p class="shuffle-verdict">{texts.verdicts[verdict]}</p>
      <ul class="shuffle-findings">
        {findings.map(({ question, holds }) => (
          <li key={question} class={holds ? 'is-true' : 'is-false'}>
            {(holds ? texts.holds : texts.fails)[question]}
          </li>
        ))}
        {differences.map(difference => (
          <li key={difference} class="is-false">
            {texts.differs[difference]}
          </li>
        ))}
      </ul>
      <p>{texts.meanings[verdict]}</p>
      {isCommitted && !isSealed && <p>{texts.early}</p>}
      {broken > 0 && <p>{texts.broken(broken)}</p>}
      {isCommitted && <p class="shuffle-counts">{texts.counts(entries, contributors)}</p>}
    </Dialog>
  );
}
