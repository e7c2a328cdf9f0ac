import { titleOf } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { makeHeard } from '../../board/heard.ts';
import { connection } from '../../net/connection.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import { Showcase } from '../../table/showcase/Showcase.tsx';
import { verdictOf } from '../../table/verdict.ts';
import { makeList } from '../../text/phrases.ts';
import { tvText } from '../../text/tv-page.ts';
import { Named } from '../../ui/Named.tsx';
import { SeatSign } from '../../ui/SeatSign.tsx';
import { ScreenTable } from './screen-table.ts';

interface ShownGameProps {
  readonly id: string;
  /** The part below the seats. */
  readonly children: ComponentChildren;
}

/** One public game: its board, who plays, whose turn it is. */
export function ShownGame({ id, children }: ShownGameProps): JSX.Element | null {
  const source = useSignal<ScreenTable | null>(null);
  useEffect(() => {
    const opened = new ScreenTable(id, connection);
    source.value = opened;
    return () => opened.close();
  }, [id]);
  const shown = source.value;
  return (
    shown && (
      <Showcase source={shown}>
        {model => (
          <Game model={model} isPaused={shown.isPaused.value}>
            {children}
          </Game>
        )}
      </Showcase>
    )
  );
}

interface TurnProps {
  readonly model: TableModel;
  readonly isPaused: boolean;
}

/** No part of it can be pressed or reached by keys. */
function Game({ model, isPaused, children }: TurnProps & { readonly children: ComponentChildren }): JSX.Element {
  const { Board, Seats } = model.board;
  const { game } = model.controller.shown.value;
  const heading = model.board.heading(model.props.value);
  return (
    <>
      <header class="tv-head">
        <h1>
          {titleOf(game)}{' '}
          <span class="figures">
            <Named name={makeHeard(heading)}>{heading}</Named>
          </span>
        </h1>
        <Turn model={model} isPaused={isPaused} />
      </header>
      <div class="tv-table showcase" inert>
        <section class="tv-seats table-seats">
          <Seats {...model.props.value} lastTurns={model.lastTurns.value} />
        </section>
        <div class="tv-board table-board">
          <Board {...model.props.value} />
        </div>
        {children}
      </div>
    </>
  );
}

/** The player on turn, or how the game ended. */
function Turn({ model, isPaused }: TurnProps): JSX.Element {
  const words = tvText.value;
  const { deciders, result } = model.controller.shown.value;
  if (result) return <p class="tv-turn">{verdictOf(model, result)}</p>;
  if (isPaused) return <p class="tv-turn">{words.paused}</p>;
  const names = makeList(deciders.map(seat => model.names.value[seat] ?? ''));
  const says = (deciders.length > 1 ? words.turnOfTwo : words.turnOf)(names);
  return (
    <p class="tv-turn">
      {deciders.map(seat => (
        <SeatSign key={seat} seat={seat} size={44} />
      ))}
      <span>{deciders.length > 2 ? words.turnOfMany(deciders.length) : says}</span>
    </p>
  );
}
