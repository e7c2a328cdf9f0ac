import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { change, settings } from '../settings/settings.ts';
import type { Talk } from '../talk/talk.ts';
import { Button } from '../ui/Button.tsx';
import { isWide } from '../ui/device/wide.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';
import './side-talk.css';

export const TalkPanel = lazy(async () => (await import('../talk/TalkPanel.tsx')).loadTalkPanel());

interface ModelProps {
  readonly model: TableModel;
}

/** The talk of a table, if there is anybody to talk with or anything to be read. */
const talkOf = ({ controller }: TableModel): Talk | null => {
  const { talk } = controller.source;
  return talk && (talk.isUseful.value || talk.messages.value.length > 0) ? talk : null;
};

/** How many messages are new; read aloud as words. */
function Unread({ talk }: { readonly talk: Talk }): JSX.Element | null {
  const { value } = talk.unread;
  return value > 0 ? (
    <span class="talk-unread figures" aria-hidden="true">
      {value}
    </span>
  ) : null;
}

const labelOf = (talk: Talk): string => {
  const { title, unread } = tableText.value.talk;
  return talk.unread.value > 0 ? `${title}, ${unread(talk.unread.value)}` : title;
};

/** The button that opens the chat as a sheet, where there is no room for it beside the board. */
export function TalkButton({ model }: ModelProps): JSX.Element | null {
  const talk = talkOf(model);
  return (
    talk && (
      <Button look="quiet" class="table-talk-button" label={labelOf(talk)} onClick={() => model.open('talk')}>
        <Icon name="talk" size={22} />
        <Unread talk={talk} />
      </Button>
    )
  );
}

/** Beside the board, below the log; it can be folded. */
export function SideTalk({ model }: ModelProps): JSX.Element | null {
  const id = useId();
  const talk = talkOf(model);
  if (!talk || !isWide.value) return null;
  const isOpen = settings.value.talk;
  return (
    <section class={`side-talk ${isOpen ? 'is-open' : ''}`} aria-label={tableText.value.talk.title}>
      <h2>
        <button
          type="button"
          class="side-talk-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={labelOf(talk)}
          onClick={() => change({ talk: !isOpen })}
        >
          {tableText.value.talk.title}
          <Unread talk={talk} />
          <Icon name={isOpen ? 'down' : 'up'} size={18} />
        </button>
      </h2>
      <div id={id} class="side-talk-panel">
        {isOpen && <TalkPanel talk={talk} />}
      </div>
    </section>
  );
}
