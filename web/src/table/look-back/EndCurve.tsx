import type { GameRecord } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ReplayControl } from '../../board/source.ts';
import { Curve } from '../../look-back/Curve.tsx';
import { LookBackModel } from '../../look-back/look-back-model.ts';
import { settings } from '../../settings/settings.ts';
import { go } from '../../shell/routes.ts';
import { lookBackText } from '../../text/look-back.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { TableModel } from '../model/table-model.ts';
import { roundsOf } from '../replay/rounds.ts';
import { positionsOf } from './lines.ts';
import { isReviewWanted } from './wanted.ts';

/** Milliseconds in which points are counted and the winners are celebrated: nothing else is worked out meanwhile. */
const A_CELEBRATION = 4500;

interface EndCurveProps {
  readonly model: TableModel;
  /** Where the game can be seen again. */
  readonly lookBack: string;
  readonly record: () => Promise<{ readonly ok: true; readonly value: GameRecord } | { readonly ok: false }>;
}

/** The course of the game at a glance, and the way to where it turned. */
function EndCurve({ model, lookBack, record }: EndCurveProps): JSX.Element {
  const words = lookBackText.value;
  const looked = useSignal<LookBackModel | null>(null);
  const rounds = useSignal<ReplayControl['rounds']>([]);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const made = await record();
      if (!made.ok || !isWanted) return;
      rounds.value = roundsOf(positionsOf(model.loaded.peek().game, made.value));
      looked.value = new LookBackModel(made.value);
      void looked.value.look('curves');
    };
    const timer = setTimeout(() => void look(), settings.peek().animation === 'none' ? 0 : A_CELEBRATION);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      looked.peek()?.stop();
    };
  }, []);
  const review = looked.value?.review.value;
  const turn = (): void => {
    isReviewWanted.value = true;
    go(lookBack);
  };
  return (
    <section class="game-over-curve" aria-label={words.chanceCurve}>
      <h3>{words.chanceCurve}</h3>
      {review && review.seats[0]!.curve.length > 1 ? (
        <Curve {...{ review, names: model.names.value, rounds: rounds.value }} at={null} />
      ) : (
        <p role="status">{sayingOf(looked.value)}</p>
      )}
      <Button onClick={turn}>
        <Icon name="search" /> {words.turningPoints}
      </Button>
    </section>
  );
}

const sayingOf = (looked: LookBackModel | null): string => {
  const words = lookBackText.value;
  if (looked?.state.value === 'failed') return words.failed;
  return looked?.review.value ? words.nothing : words.begins;
};

/** With its words. */
export const loadEndCurve = async (): Promise<typeof EndCurve> => {
  await lookBackText.load();
  return EndCurve;
};
