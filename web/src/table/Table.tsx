import { type GameRecord, rulesOf } from '@ankerplatz/kit';
import { titleOf } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { makeHeard } from '../board/heard.ts';
import type { TableSource, TableState } from '../board/source.ts';
import { Note } from '../shell/Note.tsx';
import { hasMoved } from '../shell/routes.ts';
import { useTitle } from '../shell/title.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announcer.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { isWide } from '../ui/device/wide.ts';
import { InTurn, openInTurn } from '../ui/InTurn.tsx';
import { lazy } from '../ui/lazy.tsx';
import { ActionBar, Evening, statusOf } from './ActionBar.tsx';
import { attempt } from './acting.ts';
import { useFingerFocus } from './finger-focus.ts';
import { useKeptFocus } from './focus.ts';
import { HandOver } from './HandOver.tsx';
import { Head } from './Head.tsx';
import { useHints } from './hints/use-hints.ts';
import { Log } from './Log.tsx';
import { type LoadedTable, useLoadedTable } from './model/load-table.ts';
import { A_HOLD } from './model/playback.ts';
import { TableModel } from './model/table-model.ts';
import { loudTurns, turnsOf } from './model/turns.ts';
import { useTold } from './online/undone.ts';
import { SideTalk, TalkPanel } from './SideTalk.tsx';
import { useShortcuts } from './shortcuts.ts';
import { tableText } from './text/index.ts';
import { useThought } from './thought.ts';
import './table.css';
import { isFocusLost } from '../ui/focus.ts';

const Clocks = lazy(async () => (await import('./online/Clocks.tsx')).Clocks);
const Resign = lazy(async () => (await import('./Resign.tsx')).loadResign());
const GoOnline = lazy(async () => (await import('./GoOnline.tsx')).loadGoOnline());
const GameOver = lazy(async () => (await import('./GameOver.tsx')).loadGameOver());
const Command = lazy(async () => (await import('./command/load.ts')).loadCommand());
const RulesDialog = lazy(async () => (await import('../rules/RulesDialog.tsx')).RulesDialog);
const Recap = lazy(async () => (await import('./Recap.tsx')).loadRecap());
const OnlineSheet = lazy(async () => (await import('./online/OnlineSheets.tsx')).loadOnlineSheet());
const ReplayBar = lazy(async () => (await import('./replay/ReplayBar.tsx')).loadReplayBar());
const PlayOn = lazy(async () => (await import('./replay/PlayOn.tsx')).PlayOn);
const WhatIf = lazy(async () => (await import('./what-if/WhatIf.tsx')).loadWhatIf());
const ShuffleCheck = lazy(async () => (await import('../shuffle/ShuffleCheck.tsx')).ShuffleCheck);

interface TableProps {
  readonly source: TableSource;
  /** A panel above the table that speaks of it. */
  readonly panel?: ComponentType<ModelProps> | undefined;
}

/** The frame of any game: live, on this device, watched, replayed. */
export function Table({ source, panel }: TableProps): JSX.Element {
  const state = source.state.value;
  const rules = state ? rulesOf(state.view) : undefined;
  const loaded = useLoadedTable(state?.game, rules);
  if (source.problem.value) return <Note sentence={source.problem.value.message} />;
  if (loaded === 'failed') return <Note sentence={text.value.app.failed} />;
  if (!state || !loaded) return <main id="content" class="table-loading" aria-busy="true" />;
  return <Seated key={`${state.table} ${rules}`} {...{ source, panel, first: state, loaded }} />;
}

interface SeatedProps extends TableProps {
  readonly first: TableState;
  readonly loaded: LoadedTable;
}

function Seated({ source, panel: Panel, first, loaded }: SeatedProps): JSX.Element {
  const model = useSignal<TableModel | null>(null);
  // A panel points at places of the board: they are there with it.
  useMemo(() => !Panel && openInTurn(), []);
  useEffect(() => {
    const made = new TableModel(source, first, loaded);
    model.value = made;
    return () => made.close();
  }, [source]);
  useEffect(() => {
    if (model.value) model.value.loaded.value = loaded;
  }, [loaded]);
  if (!model.value) return <main id="content" class="table-loading" aria-busy="true" />;
  // The table goes on unseen: its draft and what others do meanwhile are there again as soon as it is closed.
  if (model.value.sheet.value === 'whatIf') return <WhatIf model={model.value} frame={Table} />;
  return (
    <>
      {Panel && <Panel model={model.value} />}
      <Frame model={model.value} />
    </>
  );
}

interface ModelProps {
  readonly model: TableModel;
}

function Frame({ model }: ModelProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const { zones, head } = tableText.value;
  const { replay } = model.controller.source;
  useTitle(titleOf(model.controller.shown.value.game));
  useFingerFocus(root);
  useArrival(model, root);
  useKeptFocus(root);
  useShortcuts(model);
  useAnnouncements(model);
  useSheets(model);
  useTold(model);
  useHaste(model, root);
  useThought(model, root);
  useHints(model, root);
  return (
    <div class="table" ref={root}>
      <Head model={model} />
      <section class="table-seats" aria-label={zones.seats}>
        {model.controller.shown.value.online?.clock && <Clocks model={model} />}
        <Seats model={model} />
      </section>
      <main id="content" class="table-board" tabIndex={-1}>
        <InTurn>
          <Board model={model} />
        </InTurn>
      </main>
      {replay ? <ReplayBar model={model} replay={replay} /> : <ActionBar model={model} />}
      {isWide.value && (
        <aside class="table-side" aria-label={zones.side}>
          <h2>{head.log}</h2>
          <Log model={model} />
          <SideTalk model={model} />
        </aside>
      )}
      <Sheets model={model} table={root} />
      <HandOver model={model} />
    </div>
  );
}

function Seats({ model }: ModelProps): JSX.Element {
  const { Seats: Standing } = model.board;
  // Last turns are read where there is room for them, and worked out nowhere else.
  return <Standing {...model.props.value} {...(isWide.value && { lastTurns: model.lastTurns.value })} />;
}

function Board({ model }: ModelProps): JSX.Element {
  const { Board: Zones } = model.board;
  return <Zones {...model.props.value} />;
}

interface SheetsProps extends ModelProps {
  readonly table: RefObject<HTMLElement>;
}

/** The sheet that is open over the table. */
function Sheets({ model, table }: SheetsProps): JSX.Element | null {
  const close = (): void => model.open(null);
  const { rule } = model;
  if (rule.value !== undefined)
    return (
      <RulesDialog
        game={model.controller.shown.value.game}
        version={rulesOf(model.controller.shown.value.view)}
        paragraph={rule.value}
        onClose={() => {
          rule.value = undefined;
        }}
      />
    );
  switch (model.sheet.value) {
    case 'log':
      return (
        <Dialog title={tableText.value.log.title} onClose={close}>
          <Log model={model} />
        </Dialog>
      );
    case 'recap':
      return <Recap model={model} table={table} onClose={close} />;
    case 'command':
      return <Command model={model} onClose={close} />;
    case 'result':
      return <GameOver model={model} onClose={close} />;
    case 'resign':
      return <Resign model={model} onClose={close} />;
    case 'online':
      return <GoOnline model={model} onClose={close} />;
    case 'shuffle':
      return <Shuffle model={model} onClose={close} />;
    case 'playOn':
      return <PlayOn model={model} onClose={close} />;
    case 'talk':
      return <TalkSheet model={model} onClose={close} />;
    case 'whatIf':
    case null:
      return null;
    default:
      return <OnlineSheet name={model.sheet.value} model={model} onClose={close} />;
  }
}

interface SheetProps extends ModelProps {
  readonly onClose: () => void;
}

function TalkSheet({ model, onClose }: SheetProps): JSX.Element | null {
  const { talk } = model.controller.source;
  return talk ? (
    <Dialog title={tableText.value.talk.title} onClose={onClose}>
      <Evening model={model} />
      <TalkPanel talk={talk} />
    </Dialog>
  ) : null;
}

function Shuffle({ model, onClose }: SheetProps): JSX.Element | null {
  const record = useSignal<GameRecord | null>(null);
  useEffect(() => {
    const ask = model.controller.source.acts.peek().record;
    if (ask)
      void attempt(ask()).then(made => {
        if (made) record.value = made;
        else onClose();
      });
  }, []);
  const { table, number } = model.controller.shown.value;
  return record.value && <ShuffleCheck record={record.value} address={{ table, number }} onClose={onClose} />;
}

/** The parts that are held to slow others down, and tapped to skip them. */
const HELD = 'main, .action-bar-since';

/** A player who acts while others' turns are played has seen enough: nothing waits for a picture. */
const useHaste = (model: TableModel, root: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const { playback, source } = model.controller;
    const isPlaying = (): boolean => playback.entries.peek().length > 0;
    let pressedAt = 0;
    const hurry = ({ target, type, timeStamp }: Event): void => {
      pressedAt = timeStamp;
      if (type === 'pointerdown' && (target as Element).closest?.(HELD)) return;
      model.touch(source.state.peek()?.asked !== null && isPlaying());
    };
    const skip = ({ target, timeStamp }: Event): void => {
      const isTap = timeStamp - pressedAt < A_HOLD && (target as Element).closest('main') !== null;
      if (isTap && isPlaying()) model.touch(true);
    };
    const element = root.current;
    const end = new AbortController();
    element?.addEventListener('pointerdown', hurry, end);
    element?.addEventListener('keydown', hurry, end);
    element?.addEventListener('click', skip, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [model]);
};

/** Milliseconds between what others did and "your turn", so that both are spoken. */
const A_BREATH = 400;
/** Milliseconds after which a screen reader has told that a page is loaded, and hears what is said on it. */
const LOADED = 2500;

/**
 * The focus goes to a table that is come to from another page, and its standing is spoken, and whether it is one's
 * turn.
 */
const useArrival = (model: TableModel, root: RefObject<HTMLElement>): void => {
  useEffect(() => {
    if (hasMoved() && isFocusLost()) root.current?.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    const { asked, result, version } = model.controller.shown.peek();
    const place = `${makeHeard(model.board.heading(model.props.peek()))}.`;
    const timer = setTimeout(
      () => {
        const now = model.controller.shown.peek();
        // Events since are told by themselves; a decision that is still the same is not announced again.
        if (now.version !== version && (asked === null || now.asked !== asked)) return;
        if (asked !== null) void tellTurn(model, place);
        else if (!result && model.controller.source.kind !== 'replay') announce(`${place} ${statusOf(model)}`);
      },
      hasMoved() ? A_BREATH : LOADED,
    );
    return () => clearTimeout(timer);
  }, [model]);
};

/** "Your turn", and the hand for a player who has no open microphone. */
const tellTurn = async (model: TableModel, place?: string): Promise<void> => {
  const { game, board, language } = model.loaded.peek();
  const isAlone = model.controller.shown.peek().handOver === null && !model.keepsSecrets;
  const hand = isAlone && game.hidesHands ? (await board.speech(language)).onTurn?.(model.props.peek()) : undefined;
  announce([place, model.yourTurn, hand].filter(Boolean).join(' '));
};

/** One sentence for every turn that was handed in, of one's own what could not be foreseen; "your turn" apart from it. */
const useAnnouncements = (model: TableModel): void => {
  useEffect(() => {
    const { source, playback } = model.controller;
    const { settled } = playback;
    let { version, asked } = settled.peek();
    return settled.subscribe(state => {
      const news = state.log.filter(({ entry }) => entry > version).map(entry => model.controller.unforeseen(entry));
      const turns = turnsOf(news, model.board);
      // A jump in a replay tells where it has led, not the whole way.
      const said = (source.kind === 'replay' ? turns.slice(-1) : turns)
        .map(turn => model.toldTurn(turn.entries, true))
        .filter(Boolean)
        .join(' ');
      if (said !== '') announce(said);
      const isNewlyMine = state.asked !== null && state.asked !== asked;
      if (isNewlyMine) setTimeout(() => void tellTurn(model), said === '' ? 0 : A_BREATH);
      ({ version, asked } = state);
    });
  }, [model]);
};

/** Turns without this player after which a card tells of them. */
const MANY_TURNS = 2;

/** Sheets that open by themselves: the recap when a player comes back, the result at the end. */
const useSheets = (model: TableModel): void => {
  useEffect(() => {
    const { controller, since } = model;
    const showRecap = (): void => {
      const isMany = loudTurns(since.peek(), model.board) >= MANY_TURNS;
      if (isMany && controller.isMine.peek() && controller.draft.peek().isEmpty) model.open('recap');
    };
    showRecap();
    let isOver = controller.shown.peek().result !== null;
    const unsubscribe = controller.shown.subscribe(({ result }) => {
      if (result && !isOver) model.open('result');
      isOver = result !== null;
    });
    let away = 0;
    const look = (): void => {
      if (document.hidden) away = controller.shown.peek().version;
      else if (controller.shown.peek().version > away) showRecap();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
    };
  }, [model]);
};
