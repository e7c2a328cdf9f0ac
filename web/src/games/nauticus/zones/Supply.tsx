import type { JSX } from 'preact';
import { lazy } from '../../../ui/lazy.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { GoodsSign } from '../art/signs.tsx';
import type { StacksProps } from './Stacks.tsx';
import './supply.css';

const Stacks = lazy(async () => (await import('./Stacks.tsx')).Stacks);

/** The stacks, one tap away. */
export function Supply(props: StacksProps): JSX.Element {
  const { supply } = props.texts;
  return (
    <span class="supply" data-place="supply" data-hint="supply">
      <Popover
        label={supply}
        button={
          <>
            <span class="supply-sign">
              <GoodsSign />
            </span>
            {supply}
          </>
        }
      >
        <Stacks {...props} />
      </Popover>
    </span>
  );
}
