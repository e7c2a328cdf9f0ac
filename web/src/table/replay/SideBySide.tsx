import type { Result } from '@ankerplatz/kit';
import { batch, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { TableModel } from '../model/table-model.ts';
import { Showcase } from '../showcase/Showcase.tsx';
import { replayText } from '../text/replay.ts';
import type { ComparedSide, Comparison } from './comparison.ts';
import './side-by-side.css';

interface SideBySideProps {
  readonly open: () => Promise<Result<Comparison, string>>;
  readonly onClose: () => void;
}

/** Loaded when it is first opened, with its words. */
export const loadSideBySide = async () => {
  await replayText.load();
  return SideBySide;
};

/** Two games that began alike, turn by turn of one seat. */
function SideBySide({ open, onClose }: SideBySideProps): JSX.Element {
  const opened = useSignal<Result<Comparison, string> | null>(null);
  useEffect(() => {
    void open().then(found => {
      opened.value = found;
    });
  }, []);
  const found = opened.value;
  return (
    <Dialog title={replayText.value.sideBySide} shape="full" onClose={onClose}>
      {!found && <p aria-busy="true">{text.value.net.connecting}</p>}
      {found && (found.ok ? <Games comparison={found.value} /> : <p role="alert">{found.error}</p>)}
    </Dialog>
  );
}

function Games({ comparison: { seat, games, parted } }: { readonly comparison: Comparison }): JSX.Element {
  const words = replayText.value;
  const last = Math.max(...games.map(({ stops }) => stops.length)) - 1;
  const turn = useSignal(parted ?? last);
  const show = (next: number): void =>
    batch(() => {
      turn.value = next;
      for (const { source, stops } of games) source.replay!.show(stops[Math.min(next, stops.length - 1)]!);
    });
  // Both boards stand where they parted before they are first drawn.
  useLayoutEffect(() => show(turn.peek()), []);
  const now = turn.value;
  return (
    <>
      <div class="side-by-side-bar">
        <Button label={words.turnBack} disabled={now === 0} onClick={() => show(now - 1)}>
          <Icon name="back" />
        </Button>
        <p role="status">{now === 0 ? words.beginning : words.seatTurn(now, last, now === parted)}</p>
        <Button label={words.turnForward} disabled={now === last} onClick={() => show(now + 1)}>
          <Icon name="forward" />
        </Button>
        {parted !== null && (
          <Button class="side-by-side-parting" disabled={now === parted} onClick={() => show(parted)}>
            {words.toParting}
          </Button>
        )}
      </div>
      <div class="side-by-side">
        {games.map((game, index) => (
          <Showcase key={index} source={game.source}>
            {model => <Side model={model} seat={seat} game={game} turn={now} />}
          </Showcase>
        ))}
      </div>
    </>
  );
}

interface SideProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly game: ComparedSide;
  readonly turn: number;
}

/** One of them: whose it is, what was done in this turn, and the table then. Nothing of it can be pressed. */
function Side({ model, seat, game, turn }: SideProps): JSX.Element {
  const { Board, Seats } = model.board;
  // Pieces that travel over one board would be seen over the other.
  useLayoutEffect(() => model.controller.playback.skip(), [turn]);
  const isOver = turn >= game.stops.length;
  const done = turn === 0 ? '' : isOver ? replayText.value.nothingDone : model.lastTurns.value[seat];
  return (
    <section class="side-by-side-game" aria-label={model.names.value[seat]}>
      <h3>
        <bdi>{model.names.value[seat]}</bdi>
      </h3>
      <p class="side-by-side-turn">{done}</p>
      <div class="side-by-side-table showcase" inert>
        <div class="table-seats">
          <Seats {...model.props.value} lastTurns={model.lastTurns.value} />
        </div>
        <div class="table-board">
          <Board {...model.props.value} />
        </div>
      </div>
    </section>
  );
}
