import type { JsonObject } from '@ankerplatz/kit';
import { LAYOUT, type Layout, type NauticusNames, nauticus, types } from '@ankerplatz/nauticus';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import type { EditorProps } from './editors.ts';
import { placed, replaced } from './permute.ts';
import { Select } from './Select.tsx';
import './board.css';

const PRICES = [0, 1, 2, 3] as const;
const SECTORS = [1, 2, 3] as const;

/** What is kept, completed by the rules; a correction that they refuse counts for nothing. */
const layoutOf = (board: JsonObject | null): Layout => {
  const setup = nauticus.setup({ players: 2, options: board ?? {} });
  return setup.ok ? (setup.value.options.layout as unknown as Layout) : LAYOUT;
};

/** The printed board, to be compared with one's own box. Nothing wrong can be chosen: what is displaced takes the other's place. */
export function NauticusBoard({ board, onChange }: EditorProps): JSX.Element | null {
  const names = useSignal<NauticusNames | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    void nauticus.words(language).then(words => {
      names.value = words.names;
    });
  }, [language]);
  if (names.value === null) return null;
  const layout = layoutOf(board);
  const change = (part: Partial<Layout>): void => onChange({ layout: { ...layout, ...part } as unknown as JsonObject });
  const props = { layout, names: names.value, onChange: change };
  return (
    <div class="board">
      <Spaces {...props} />
      <Wheel {...props} />
      <Items {...props} />
    </div>
  );
}

interface PartProps {
  readonly layout: Layout;
  readonly names: NauticusNames;
  readonly onChange: (part: Partial<Layout>) => void;
}

const numbers = (values: readonly number[]) => values.map(value => ({ value: String(value), label: String(value) }));

function Spaces({ layout, names, onChange }: PartProps): JSX.Element {
  const { opening } = text.value;
  return (
    <fieldset class="board-part">
      <legend>{opening.spaces}</legend>
      <ol class="board-spaces">
        {layout.prices.map((row, space) => (
          <li key={String(space)} class="board-space">
            <span class="board-number" aria-hidden="true">
              {space + 1}
            </span>
            <Select
              label={opening.bonusOf(space + 1)}
              options={types.BONUSES.map(bonus => ({ value: bonus, label: names.bonuses[bonus] }))}
              value={layout.bonuses[space]!}
              onChange={bonus => onChange({ bonuses: placed(layout.bonuses, space, bonus) })}
            />
            <div class="board-prices">
              {row.map((price, item) => (
                <Select
                  key={String(item)}
                  label={opening.priceOf(space + 1, item + 1)}
                  options={numbers(PRICES)}
                  value={String(price)}
                  onChange={value =>
                    onChange({ prices: replaced(layout.prices, space, placed(row, item, Number(value))) })
                  }
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** The sector of the anchor has no workers on any wheel. */
function Wheel({ layout, onChange }: PartProps): JSX.Element {
  const { opening } = text.value;
  return (
    <fieldset class="board-part">
      <legend>{opening.wheel}</legend>
      <div class="board-wheel">
        {layout.wheel.slice(1).map((workers, index) => (
          <Select
            key={String(index)}
            label={opening.wheelOf(index + 1)}
            options={numbers(SECTORS)}
            value={String(workers)}
            onChange={value => onChange({ wheel: replaced(layout.wheel, index + 1, Number(value)) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const TILE_PREFIX = { hulls: '', masts: 'mast:', sails: 'sail:', goods: '' } as const;

function Items({ layout, names, onChange }: PartProps): JSX.Element {
  const { opening } = text.value;
  return (
    <fieldset class="board-part">
      <legend>{opening.items}</legend>
      {types.PAID_ACTIONS.map(action => (
        <div key={action} class="board-items">
          <p>{names.actions[action]}</p>
          {layout.items[action].map((item, index) => (
            <Select
              key={String(index)}
              label={opening.itemOf(names.actions[action], index + 1)}
              options={LAYOUT.items[action].map(value => ({
                value,
                label: names.tiles[`${TILE_PREFIX[action]}${value}` as keyof typeof names.tiles],
              }))}
              value={item}
              onChange={value =>
                onChange({ items: { ...layout.items, [action]: placed<string>(layout.items[action], index, value) } })
              }
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
