import type { GameRecord, Position } from '@ankerplatz/kit';
import type { Review } from '@ankerplatz/review';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { ReplayControl } from '../../board/source.ts';
import { Accounts, Sources } from '../../look-back/Accounts.tsx';
import { Curve, CurveNumbers } from '../../look-back/Curve.tsx';
import { LookBackModel, startLooker } from '../../look-back/look-back-model.ts';
import { lookBackText } from '../../text/look-back.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { copy } from '../../ui/device/clipboard.ts';
import { readJson } from '../../ui/device/read-json.ts';
import { saveFile } from '../../ui/device/save-file.ts';
import { isWide } from '../../ui/device/wide.ts';
import { FileButton } from '../../ui/fields/FileButton.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { TableModel } from '../model/table-model.ts';
import { positionsOf } from './lines.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { isReviewFolded, isReviewWanted } from './wanted.ts';
import './look-back.css';

interface PanelProps {
  readonly model: TableModel;
}

/** The record that is looked back at. */
const useRecord = (model: TableModel): GameRecord | null => {
  const record = useSignal<GameRecord | null>(null);
  useEffect(() => {
    void model.controller.source.acts
      .peek()
      .record?.()
      .then(answer => {
        if (answer.ok) record.value = answer.value;
      });
  }, [model]);
  return record.value;
};

/** The review above a game that is over. */
export function LookBack({ model }: PanelProps): JSX.Element | null {
  const { replay } = model.controller.source;
  const record = useRecord(model);
  return record && replay ? <Looking {...{ model, replay, record }} /> : null;
}

interface LookingProps extends PanelProps {
  readonly replay: ReplayControl;
  readonly record: GameRecord;
}

function Looking({ model, replay, record }: LookingProps): JSX.Element {
  const words = lookBackText.value;
  const { reviews, shareReview } = model.controller.source.acts.peek();
  const looked = useMemo(() => new LookBackModel(record, startLooker, reviews), [record]);
  const positions = useMemo(() => positionsOf(model.loaded.value.game, record), [record]);
  useEffect(() => {
    void looked.look('captain');
    return () => looked.stop();
  }, [looked]);
  const { state } = looked;
  const isDone = state.value === 'done';
  useEffect(() => {
    if (isDone) announce(words.done(looked.judged.peek().count));
  }, [isDone]);
  const review = looked.review.value;
  const tools = <Tools looked={looked} shareReview={shareReview} />;
  return (
    <section class="look-back" aria-label={words.title}>
      <header class="look-back-head">
        <h2>{words.title}</h2>
        <Progress looked={looked} />
        {isWide.value && tools}
        <Button
          look="quiet"
          class="look-back-fold"
          label={isReviewFolded.value ? words.unfold : words.fold}
          expanded={!isReviewFolded.value}
          onClick={() => {
            isReviewFolded.value = !isReviewFolded.peek();
          }}
        >
          <Icon name={isReviewFolded.value ? 'down' : 'up'} size={18} />
        </Button>
        <Button look="quiet" label={words.close} onClick={() => dismiss()}>
          <Icon name="close" size={18} />
        </Button>
      </header>
      {review && !isReviewFolded.value && (
        <Found {...{ model, replay, review, positions, isDone }}>{!isWide.value && tools}</Found>
      )}
    </section>
  );
}

interface ToolsProps {
  readonly looked: LookBackModel;
  readonly shareReview: (() => string) | undefined;
}

/** Acts on the review: in its head or, on a narrow screen, below the turning points. */
function Tools({ looked, shareReview }: ToolsProps): JSX.Element {
  const words = lookBackText.value;
  const review = looked.review.value;
  const isDone = looked.state.value === 'done';
  return (
    <div class="look-back-tools">
      {isDone && review?.budget !== 'admiral' && (
        <Button onClick={() => void looked.look('admiral')}>{words.deeper}</Button>
      )}
      {shareReview && isDone && (
        <Button look="quiet" label={words.share} onClick={() => void share(shareReview())}>
          <Icon name="link" size={18} />
        </Button>
      )}
      {review && isDone && (
        <Button look="quiet" label={words.save} onClick={() => save(review)}>
          <Icon name="download" size={18} />
        </Button>
      )}
      {!(shareReview && isDone) && (
        <FileButton look="quiet" label={words.open} onFile={file => void read(looked, file)}>
          <Icon name="eye" size={18} />
        </FileButton>
      )}
    </div>
  );
}

/** A file beside that of the record, as `ankerplatz review --json` prints it. */
const save = (review: Review): void => saveFile(`${review.game}-${review.record.slice(0, 8)}.review.json`, review);

/** Bytes: far more than a review of a long game has. */
const LARGEST = 8 * 1024 * 1024;

const read = async (looked: LookBackModel, file: File): Promise<void> => {
  const fault = await looked.read(await readJson(file, LARGEST));
  if (fault) toast(lookBackText.value.faults[fault], { look: 'warning' });
};

const share = async (link: string): Promise<void> => {
  toast((await copy(link)) ? lookBackText.value.copied : link);
};

const dismiss = (): void => {
  isReviewWanted.value = false;
  isReviewFolded.value = false;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};

function Progress({ looked }: { readonly looked: LookBackModel }): JSX.Element {
  const words = lookBackText.value;
  const { done, count } = looked.judged.value;
  const budget = looked.review.value?.budget === 'admiral' ? 'admiral' : 'captain';
  switch (looked.state.value) {
    case 'running':
      return (
        <>
          <label class="look-back-progress">
            <span>{count === 0 ? words.begins : words.looking(done, count)}</span>
            <progress value={count === 0 ? undefined : done} max={count || 1} />
          </label>
          <Button onClick={() => looked.stop()}>{words.stop}</Button>
        </>
      );
    case 'reading':
      return (
        <label class="look-back-progress">
          <span>{words.reading}</span>
          <progress />
        </label>
      );
    case 'stopped':
      return (
        <>
          <span>{words.stopped(done, count)}</span>
          <Button onClick={() => void looked.look(budget)}>{words.goOn}</Button>
        </>
      );
    case 'done':
      return (
        <span>{[words.done(count), words.madeBy[looked.madeBy.value]].filter(part => part !== '').join(' ')}</span>
      );
    case 'failed':
      return <span role="alert">{words.failed}</span>;
  }
}

interface FoundProps extends PanelProps {
  readonly replay: ReplayControl;
  readonly review: Review;
  readonly positions: ReadonlyMap<number, Position>;
  readonly isDone: boolean;
  readonly children: ComponentChildren;
}

const EVERYBODY = 'everybody';

function Found({ model, replay, review, positions, isDone, children }: FoundProps): JSX.Element {
  const words = lookBackText.value;
  const names = model.names.value;
  const { rounds } = replay;
  const { eyes } = model.controller.shown.peek();
  const whose = useSignal<number | null>(eyes);
  const show = (entry: number): void => {
    replay.show(entry);
    model.controller.playback.skip();
  };
  return (
    <div class="look-back-found">
      <section class="look-back-part" aria-label={words.chanceCurve}>
        <h3>{words.chanceCurve}</h3>
        <Curve {...{ review, names, rounds }} at={replay.at.value} onShow={show} />
        <CurveNumbers {...{ review, names, rounds }} />
      </section>
      <div class="look-back-part">
        <Select
          label={words.whose}
          options={[
            { value: EVERYBODY, label: words.everybody },
            ...names.map((label, seat) => ({ value: String(seat), label })),
          ]}
          value={whose.value === null ? EVERYBODY : String(whose.value)}
          onChange={to => {
            whose.value = to === EVERYBODY ? null : Number(to);
          }}
        />
        <TurningPoints {...{ model, replay, review, positions, isDone }} seat={whose.value} />
      </div>
      <div class="look-back-part">
        <Accounts {...{ review, names, isDone }} />
        <Sources {...{ review, names }} />
      </div>
      {children}
    </div>
  );
}

/** The panel with its words. */
export const loadLookBack = async (): Promise<typeof LookBack> => {
  await lookBackText.load();
  return LookBack;
};
