import { titleOf } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { makeHeard } from '../board/heard.ts';
import type { TableSource } from '../board/source.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { memo } from '../ui/memo.ts';
import { Named } from '../ui/Named.tsx';
import { Menu } from './Menu.tsx';
import type { TableModel } from './model/table-model.ts';
import { TalkButton } from './SideTalk.tsx';
import { tableText } from './text/index.ts';

interface ModelProps {
  readonly model: TableModel;
}

const wayOutOf = ({ kind, wayOut = kind === 'local' ? '/local' : '/' }: TableSource): string | null => wayOut;

/** The way out, the game, where it stands, the line, the menu. */
export const Head = memo(({ model }: ModelProps) => {
  const { head } = tableText.value;
  const wayOut = wayOutOf(model.controller.source);
  return (
    <header class="table-head">
      {wayOut !== null && (
        <a class="table-leave" href={wayOut} aria-label={head.leave}>
          <Icon name="back" size={24} />
        </a>
      )}
      <Heading model={model} />
      <div class="table-tools">
        <Button look="quiet" label={head.rules} onClick={() => model.openRule(null)}>
          <Icon name="book" size={22} />
        </Button>
        <TalkButton model={model} />
        <Button look="quiet" class="table-log-button" label={head.log} onClick={() => model.open('log')}>
          <Icon name="list" size={22} />
        </Button>
        <Button look="quiet" class="table-command-button" label={head.command} onClick={() => model.open('command')}>
          <Icon name="keyboard" size={22} />
        </Button>
        <Menu model={model} />
      </div>
      <div class="table-lines">
        <ConnectionState model={model} />
      </div>
    </header>
  );
});

function Heading({ model }: ModelProps): JSX.Element {
  const heading = model.board.heading(model.props.value);
  return (
    <h1 class="table-title">
      <span class="table-game">{titleOf(model.controller.shown.value.game)}</span>
      <span class="table-heading figures">
        <Named name={makeHeard(heading)}>{heading}</Named>
      </span>
    </h1>
  );
}

/** The state of the connection: nothing as long as all is well; else one calm line. */
function ConnectionState({ model }: ModelProps): JSX.Element | null {
  const { source } = model.controller;
  const { status } = tableText.value;
  if (source.connection.value === 'open') return null;
  const lost = source.kind === 'local' ? status.botsLost : status.lost;
  return (
    <p class={`table-line table-line-${source.connection.value}`} role="status">
      {source.connection.value === 'lost' ? lost : status.connecting}
    </p>
  );
}
