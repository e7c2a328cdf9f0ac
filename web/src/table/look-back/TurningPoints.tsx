import { CoachWords } from '@ankerplatz/coach/words';
import { type Game, type GameRecord, type Position, replay as replayRecord } from '@ankerplatz/kit';
import type { JudgedTurn, Review } from '@ankerplatz/review';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ReplayControl, Trial } from '../../board/source.ts';
import { makePercent } from '../../look-back/numbers.ts';
import { me } from '../../net/me.ts';
import { go } from '../../shell/routes.ts';
import { makeNumber } from '../../text/intl.ts';
import { lookBackText } from '../../text/look-back.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { attempt } from '../acting.ts';
import type { TableModel } from '../model/table-model.ts';
import { foreseenSteps } from '../replay/replay.ts';
import { toldLine } from './lines.ts';

interface PointsProps {
  readonly model: TableModel;
  readonly replay: ReplayControl;
  readonly review: Review;
  /** The seat whose decisions are shown; null: those of all. */
  readonly seat: number | null;
  readonly positions: ReadonlyMap<number, Position>;
  readonly isDone: boolean;
}

const TENTH = 10;

/** The decisions that cost most, the dearest first. */
export function TurningPoints(props: PointsProps): JSX.Element {
  const { review, seat, isDone } = props;
  const words = lookBackText.value;
  const entries = seat === null ? review.turningPoints : (review.seats[seat]?.turningPoints ?? []);
  const decisions = entries.flatMap(entry => review.decisions.find(({ to }) => to === entry) ?? []);
  return (
    <section class="look-back-part" aria-label={words.turningPoints}>
      <h3>{words.turningPoints}</h3>
      {decisions.length === 0 ? (
        <p>{isDone ? words.none : words.noneYet}</p>
      ) : (
        <ol class="turning-points">
          {decisions.map(decision => (
            <TurningPoint key={decision.to} {...props} decision={decision} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface PointProps extends PointsProps {
  readonly decision: JudgedTurn;
}

/** Why the better turn is better, in the language of the table. */
const useReason = ({ model, review, decision, positions }: PointProps): string => {
  const reason = useSignal('');
  const { words, language } = model.loaded.value;
  const names = model.names.value;
  useEffect(() => {
    let isWanted = true;
    const position = positions.get(decision.from);
    if (!decision.reason || !position) return;
    const seen = words.seenBy?.(model.loaded.value.game.view(position, decision.seat)) ?? words;
    void CoachWords.load(language, seen, names).then(coach => {
      if (isWanted && decision.reason) reason.value = coach.reason(review.game, decision.reason);
    });
    return () => {
      isWanted = false;
    };
  }, [decision, language, names.join()]);
  return reason.value;
};

const lossOf = ({ difference }: JudgedTurn, { measure }: Review): string => {
  const { lostPoints, lostChance } = lookBackText.value;
  return measure === 'points'
    ? lostPoints(`−${makeNumber(Math.round(TENTH * difference) / TENTH)}`)
    : lostChance(`−${makePercent(difference)}`);
};

function TurningPoint(props: PointProps): JSX.Element {
  const { model, replay, review, positions, decision } = props;
  const words = lookBackText.value;
  const { seat, round, from, to, played, best, open } = decision;
  const reason = useReason(props);
  const isShown = replay.at.value >= from && replay.at.value <= to;
  const show = (): void => {
    model.controller.playback.skip();
    replay.see(seat);
    replay.show(from);
  };
  return (
    <li class={isShown ? 'turning-point is-shown' : 'turning-point'}>
      <h4>
        {words.round(round, model.names.value[seat] ?? '')}{' '}
        <span class="turning-point-loss">{lossOf(decision, review)}</span>
      </h4>
      <dl>
        <Line {...props} name={words.played} moves={played} isPlayed />
        <Line {...props} name={words.better} moves={best} />
        {open && open.difference > 0 && (
          <div class="turning-point-open">
            <dt>{words.openHands}</dt>
            <dd>
              {toldLine(model, positions, decision, open.best)} {words.openDifference(makePercent(open.difference))}
            </dd>
          </div>
        )}
      </dl>
      {reason !== '' && <p>{reason}</p>}
      <div class="turning-point-ways">
        <Button onClick={show}>
          <Icon name="eye" /> {words.show}
        </Button>
        <Button onClick={() => void tryAgain(props)}>
          <Icon name="restart" /> {words.tryAgain}
        </Button>
      </div>
    </li>
  );
}

interface LineProps extends PointProps {
  readonly name: string;
  readonly moves: readonly string[];
  /** Whether the turn was played; otherwise it could have been. */
  readonly isPlayed?: boolean;
}

/** A turn in words, and step by step on the board. */
function Line({ model, replay, positions, decision, name, moves, isPlayed = false }: LineProps): JSX.Element {
  const words = lookBackText.value;
  const { seat, from, to } = decision;
  const position = positions.get(from);
  const { game } = model.loaded.value;
  const count = isPlayed || !position ? to - from : foreseenSteps(game, position, seat, moves);
  const line = replay.line.value;
  const isHere = isPlayed ? line === null : line?.from === from && line.moves === moves;
  const reached = isPlayed ? replay.at.value - from : (line?.step ?? 0);
  const step = isHere && reached >= 0 && reached <= count ? reached : null;
  const show = (next: number): void => {
    replay.see(seat);
    if (isPlayed) replay.show(from + next);
    else replay.showLine({ from, seat, moves, step: next });
    // Over a long way nobody wants to see everything go by.
    if (step === null) model.controller.playback.skip();
  };
  return (
    <div class={step === null ? 'turning-point-line' : 'turning-point-line is-shown'}>
      <dt>{name}</dt>
      <dd>
        {toldLine(model, positions, decision, moves)}
        {count > 0 && (
          <span class="turning-point-steps">
            <Button look="quiet" label={words.stepBack(name)} disabled={!step} onClick={() => show((step ?? 1) - 1)}>
              <Icon name="back" size={18} />
            </Button>
            <span class="figures" aria-hidden="true">
              {step ?? '–'} / {count}
            </span>
            <Button
              look="quiet"
              label={words.stepForward(name)}
              disabled={step === count}
              onClick={() => show(step === null ? 1 : step + 1)}
            >
              <Icon name="forward" size={18} />
            </Button>
          </span>
        )}
      </dd>
    </div>
  );
}

/** The numbers of the entries after one at which chance was drawn. */
const drawsAfter = (game: Game, record: GameRecord, from: number): readonly number[] => {
  const draws: number[] = [];
  replayRecord(game, record, ({ version, isDrawn }) => {
    if (isDrawn && version > from) draws.push(version);
  });
  return draws;
};

const trialOf = (
  game: Game,
  record: GameRecord,
  { seats, ranks }: Review,
  { seat, from, difference }: JudgedTurn,
): Trial | undefined =>
  ranks
    ? {
        ...{ seat, from, rank: ranks[seat]!, points: seats[seat]!.figures.points ?? null, ahead: difference },
        draws: drawsAfter(game, record, from),
      }
    : undefined;

/** Against captains, with the cards and the secret of the game that was. */
const tryAgain = async ({ model, replay, review, decision }: PointProps): Promise<void> => {
  const { seat, from } = decision;
  replay.show(from);
  const { playOn, record } = model.controller.source.acts.peek();
  const name = me.value?.name || model.names.value[seat]!;
  const made = await record?.();
  const trial = made?.ok ? trialOf(model.loaded.peek().game, made.value, review, decision) : undefined;
  const address = playOn && (await attempt(playOn(seat, name, 'captain', trial)));
  if (address !== undefined) go(address);
};
