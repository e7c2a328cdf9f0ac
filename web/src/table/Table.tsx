import type { GameRecord } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableSource, TableState } from '../board/source.ts';
import { gameNames } from '../games/names.ts';
import { go } from '../shell/routes.ts';
import { useTitle } from '../shell/title.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { isWide } from '../ui/device/wide.ts';
import { lazy } from '../ui/lazy.tsx';
import { Note } from '../ui/Note.tsx';
import { Thumb } from './ActionBar.tsx';
import { useKeptFocus } from './focus.ts';
import { Over } from './GameOver.tsx';
import { Curtain } from './HandOver.tsx';
import { Head } from './Head.tsx';
import { Log } from './Log.tsx';
import { attempt } from './Menu.tsx';
import { useMarks } from './marks.ts';
import { type Loaded, useLoaded } from './model/load-table.ts';
import { Scene } from './model/table-model.ts';
import { loudTurns, turnsOf } from './model/turns.ts';
import { Clocks } from './online/Clocks.tsx';
import { useTold } from './online/undone.ts';
import { Recap } from './Recap.tsx';
import { SideTalk, TalkPanel } from './SideTalk.tsx';
import { useSounds } from './sounds.ts';
import { tableText } from './text/index.ts';
import { reelText } from './text/replay.ts';
import { useThought } from './thought.ts';
import './table.css';

const Command = lazy(async () => (await import('./command/Command.tsx')).Command);
const RulesDialog = lazy(async () => (await import('../rules/RulesDialog.tsx')).RulesDialog);
const EveningSheet = lazy(async () => (await import('./online/OnlineSheets.tsx')).EveningSheet);
const ReelBar = lazy(async () => {
  const [{ ReelBar: Bar }] = await Promise.all([import('./replay/ReplayBar.tsx'), reelText.load()]);
  return Bar;
});
const PlayOn = lazy(async () => (await import('./replay/PlayOn.tsx')).PlayOn);
const ShuffleCheck = lazy(async () => (await import('../shuffle/ShuffleCheck.tsx')).ShuffleCheck);

interface TableProps {
  readonly source: TableSource;
}

/** The frame of any game: live, on this device, watched, replayed. */
export function Table({ source }: TableProps): JSX.Element {
  const state = source.state.value;
  const loaded = useLoaded(state?.game);
  if (source.problem.value) return <Note sentence={source.problem.value.message} />;
  if (loaded === 'failed') return <Note sentence={text.value.app.failed} />;
  if (!state || !loaded) return <main id="content" class="table-loading" aria-busy="true" />;
  return <Seated key={state.table} source={source} first={state} loaded={loaded} />;
}

interface SeatedProps extends TableProps {
  readonly first: TableState;
  readonly loaded: Loaded;
}

function Seated({ source, first, loaded }: SeatedProps): JSX.Element {
  const scene = useSignal<Scene | null>(null);
  useEffect(() => {
    const made = new Scene(source, first, loaded);
    scene.value = made;
    return () => made.close();
  }, [source]);
  useEffect(() => {
    if (scene.value) scene.value.loaded.value = loaded;
  }, [loaded]);
  return scene.value ? <Frame scene={scene.value} /> : <main id="content" class="table-loading" aria-busy="true" />;
}

interface SceneProps {
  readonly scene: Scene;
}

function Frame({ scene }: SceneProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const { zones, head } = tableText.value;
  const { reel } = scene.desk.source;
  useTitle(gameNames[scene.desk.shown.value.game]);
  useKeptFocus(root);
  useKeys(scene);
  useAnnouncements(scene);
  useSheets(scene);
  useSounds(scene);
  useTold(scene);
  useHaste(scene, root);
  useMarks(scene, root);
  useThought(scene, root);
  return (
    <div class="table" ref={root}>
      <Head scene={scene} />
      <section class="table-seats" aria-label={zones.seats}>
        <Clocks scene={scene} />
        <Seats scene={scene} />
      </section>
      <main id="content" class="table-board">
        <Board scene={scene} />
      </main>
      {reel ? <ReelBar scene={scene} reel={reel} /> : <Thumb scene={scene} />}
      {isWide.value && (
        <aside class="table-side" aria-label={zones.side}>
          <h2>{head.log}</h2>
          <Log scene={scene} />
          <SideTalk scene={scene} />
        </aside>
      )}
      <Sheets scene={scene} />
      <Curtain scene={scene} />
    </div>
  );
}

function Seats({ scene }: SceneProps): JSX.Element {
  const { Seats: Standing } = scene.board;
  return <Standing {...scene.props.value} />;
}

function Board({ scene }: SceneProps): JSX.Element {
  const { Board: Zones } = scene.board;
  return <Zones {...scene.props.value} />;
}

/** What is open over the table. */
function Sheets({ scene }: SceneProps): JSX.Element | null {
  const close = (): void => scene.open(null);
  const { rule } = scene;
  if (rule.value !== undefined)
    return (
      <RulesDialog
        game={scene.desk.shown.value.game}
        paragraph={rule.value}
        onClose={() => {
          rule.value = undefined;
        }}
      />
    );
  switch (scene.sheet.value) {
    case 'log':
      return (
        <Dialog title={tableText.value.log.title} onClose={close}>
          <Log scene={scene} />
        </Dialog>
      );
    case 'recap':
      return <Recap scene={scene} onClose={close} />;
    case 'command':
      return <Command scene={scene} onClose={close} />;
    case 'result':
      return <Over scene={scene} onClose={close} />;
    case 'resign':
      return <Resign scene={scene} onClose={close} />;
    case 'online':
      return <GoOnline scene={scene} onClose={close} />;
    case 'shuffle':
      return <Shuffle scene={scene} onClose={close} />;
    case 'playOn':
      return <PlayOn scene={scene} onClose={close} />;
    case 'talk':
      return <TalkSheet scene={scene} onClose={close} />;
    case null:
      return null;
    default:
      return <EveningSheet name={scene.sheet.value} scene={scene} onClose={close} />;
  }
}

interface SheetProps extends SceneProps {
  readonly onClose: () => void;
}

function TalkSheet({ scene, onClose }: SheetProps): JSX.Element | null {
  const { talk } = scene.desk.source;
  return talk ? (
    <Dialog title={tableText.value.talk.title} onClose={onClose}>
      <TalkPanel talk={talk} />
    </Dialog>
  ) : null;
}

function Resign({ scene, onClose }: SheetProps): JSX.Element {
  const { menu } = tableText.value;
  const { resign } = scene.desk.source.acts.value;
  return (
    <Dialog title={menu.resign} onClose={onClose}>
      <p>{menu.resignSure}</p>
      <div class="table-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            if (resign) void attempt(resign());
          }}
        >
          {menu.resign}
        </Button>
      </div>
    </Dialog>
  );
}

function GoOnline({ scene, onClose }: SheetProps): JSX.Element {
  const { menu } = tableText.value;
  const { goOnline } = scene.desk.source.acts.value;
  const isBusy = useSignal(false);
  const start = async (): Promise<void> => {
    if (!goOnline) return;
    isBusy.value = true;
    const address = await attempt(goOnline());
    isBusy.value = false;
    if (address !== undefined) go(address);
  };
  return (
    <Dialog title={menu.goOnline} onClose={onClose}>
      <p>{menu.goOnlineSure}</p>
      <div class="table-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        <Button look="main" busy={isBusy.value} onClick={() => void start()}>
          {menu.goOnline}
        </Button>
      </div>
    </Dialog>
  );
}

function Shuffle({ scene, onClose }: SheetProps): JSX.Element | null {
  const record = useSignal<GameRecord | null>(null);
  useEffect(() => {
    const ask = scene.desk.source.acts.peek().record;
    if (ask)
      void attempt(ask()).then(made => {
        if (made) record.value = made;
        else onClose();
      });
  }, []);
  return record.value && <ShuffleCheck record={record.value} onClose={onClose} />;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Keys with Ctrl or Cmd alone, so that no assistive technology is disturbed. */
const useKeys = (scene: Scene): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isOpen = document.querySelector('dialog[open]') !== null;
      const key = event.key.toLowerCase();
      if (key === 'k' && !isOpen) scene.open('command');
      else if (key === 'enter' && !isOpen) scene.press();
      else if (key === 'z' && !isOpen && !isTyping(event.target)) scene.desk.stepBack();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [scene]);
};

/** Whoever acts while others' turns are played has seen enough: nothing waits for a picture. */
const useHaste = (scene: Scene, root: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const hurry = (): void => {
      const { playback, source } = scene.desk;
      const isMine = source.state.peek()?.asked !== null;
      if (isMine && playback.entries.peek().length > 0) scene.cutShort();
    };
    const element = root.current;
    element?.addEventListener('pointerdown', hurry);
    element?.addEventListener('keydown', hurry);
    return () => {
      element?.removeEventListener('pointerdown', hurry);
      element?.removeEventListener('keydown', hurry);
    };
  }, [scene]);
};

/** Milliseconds between what others did and "your turn", so that both are spoken. */
const A_BREATH = 400;

/** "Your turn", and the hand to who has no open microphone. */
const tellTurn = async (scene: Scene): Promise<void> => {
  const { board, language } = scene.loaded.peek();
  const isAlone = scene.desk.shown.peek().handOver === null && !scene.keepsSecrets;
  const hand = isAlone && board.hidesHands ? (await board.speech(language)).onTurn?.(scene.props.peek()) : undefined;
  announce([scene.yourTurn, hand].filter(Boolean).join(' '));
};

/** One sentence for every turn that was handed in, of one's own what could not be foreseen; "your turn" apart from it. */
const useAnnouncements = (scene: Scene): void => {
  useEffect(() => {
    const { settled } = scene.desk.playback;
    let { version, asked } = settled.peek();
    return settled.subscribe(state => {
      const news = state.log.filter(({ entry }) => entry > version).map(entry => scene.desk.unforeseen(entry));
      const said = turnsOf(news, scene.board)
        .map(turn => scene.toldTurn(turn.entries, true))
        .filter(Boolean)
        .join(' ');
      if (said !== '') announce(said);
      const isNewlyMine = state.asked !== null && state.asked !== asked;
      if (isNewlyMine) setTimeout(() => void tellTurn(scene), said === '' ? 0 : A_BREATH);
      ({ version, asked } = state);
    });
  }, [scene]);
};

/** More turns than these while nobody looked are worth a card. */
const MANY_TURNS = 2;

/** Sheets that open by themselves: the recap for who comes back, the result at the end. */
const useSheets = (scene: Scene): void => {
  useEffect(() => {
    const { desk, since } = scene;
    const showRecap = (): void => {
      const isMany = loudTurns(since.peek(), scene.board) >= MANY_TURNS;
      if (isMany && desk.isMine.peek() && desk.draft.peek().isEmpty) scene.open('recap');
    };
    showRecap();
    let isOver = desk.shown.peek().result !== null;
    const unsubscribe = desk.shown.subscribe(({ result }) => {
      if (result && !isOver) scene.open('result');
      isOver = result !== null;
    });
    let away = 0;
    const look = (): void => {
      if (document.hidden) away = desk.shown.peek().version;
      else if (desk.shown.peek().version > away) showRecap();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
    };
  }, [scene]);
};
