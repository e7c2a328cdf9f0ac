import type { ComponentType, JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { TableSource } from '../../board/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { randomHex } from '../../ui/device/random.ts';
import { closeOnWayBack } from '../../ui/device/way-back.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { TableModel } from '../model/table-model.ts';
import { whatIfText } from '../text/what-if.ts';
import { Sandbox } from './sandbox.ts';
import './what-if.css';

interface WhatIfProps {
  /** The table that it begins from, which goes on meanwhile. */
  readonly model: TableModel;
  /** The frame of any table. */
  readonly frame: ComponentType<{ readonly source: TableSource }>;
}

const sandboxOf = ({ controller, loaded }: TableModel): Sandbox =>
  new Sandbox({
    game: loaded.peek().game,
    draft: controller.draft.peek(),
    isStrict: controller.source.kind === 'online',
    seed: randomHex(8),
  });

/** A copy of the table on which anything may be tried: framed, so that nobody takes it for the table. */
function WhatIf({ model, frame: Frame }: WhatIfProps): JSX.Element {
  const words = whatIfText.value;
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const sandbox = useMemo(() => sandboxOf(model), [model]);
  const close = (): void => model.open(null);
  useEffect(() => {
    title.current?.focus();
    announce(words.opened);
    const forget = closeOnWayBack(close);
    return () => {
      forget();
      announce(whatIfText.value.closed);
      requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <div class="what-if">
      <section class="what-if-bar" aria-labelledby={heading}>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <div class="what-if-tools">
          <Button
            look="quiet"
            label={words.restart}
            disabled={!sandbox.mayStepBack.value}
            onClick={() => sandbox.restart()}
          >
            <Icon name="restart" size={22} />
          </Button>
          <Button
            look="quiet"
            label={words.stepBack}
            disabled={!sandbox.mayStepBack.value}
            onClick={() => sandbox.stepBack()}
          >
            <Icon name="undo" size={22} />
          </Button>
          {sandbox.mayDeal && (
            <Button look="quiet" label={words.deal} onClick={() => sandbox.deal()}>
              <Icon name="swap" size={22} />
            </Button>
          )}
          <Button label={words.close} onClick={close}>
            <Icon name="close" /> <span class="what-if-word">{words.close}</span>
          </Button>
        </div>
        <Said model={model} sandbox={sandbox} />
      </section>
      <Frame source={sandbox} />
    </div>
  );
}

interface SaidProps {
  readonly model: TableModel;
  readonly sandbox: Sandbox;
}

/** The words of a trial: what it is, what comes next, and whether the table has gone on. */
function Said({ model, sandbox }: SaidProps): JSX.Element {
  const words = whatIfText.value;
  const { source } = model.controller;
  const begun = useMemo(() => source.state.peek()?.version ?? 0, []);
  const hasMoved = (source.state.value?.version ?? 0) > begun;
  return (
    <>
      <p class="what-if-said" role="status">
        {hasMoved ? words.meanwhile : sandbox.note.value}
      </p>
      {sandbox.suppositions.value.length > 0 && <Suppose model={model} sandbox={sandbox} />}
    </>
  );
}

const NONE = '';

/** Where cards are hidden, a move of another seat is chosen from all that what is known allows. */
function Suppose({ model, sandbox }: SaidProps): JSX.Element {
  const words = whatIfText.value;
  const suppositions = sandbox.suppositions.value;
  const name = model.names.value[suppositions[0]!.seat] ?? '';
  const options = suppositions
    .map(({ move }) => ({ value: move, label: model.board.chip({ move, events: [] }, model.props.value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <div class="what-if-suppose">
      <Select
        label={words.suppose(name)}
        value={NONE}
        options={[{ value: NONE, label: words.suppose(name) }, ...options]}
        onChange={chosen => {
          const supposition = suppositions.find(({ move }) => move === chosen);
          if (supposition) void sandbox.follow(supposition);
        }}
      />
    </div>
  );
}

export const loadWhatIf = async (): Promise<typeof WhatIf> => {
  await whatIfText.load();
  return WhatIf;
};
