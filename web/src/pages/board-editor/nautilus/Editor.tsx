import { CARDS, type Card, type NautilusNames, nautilus, placeName, tables } from '@ankerplatz/nautilus';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { boardEditorText } from '../../../text/board-editor.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { EditorProps } from '../contract.ts';
import { Legend } from '../Legend.tsx';
import {
  boardOf,
  canAdd,
  canDrop,
  countSources,
  deckSize,
  FACES,
  freeMouths,
  type Material,
  OURS,
  parseBoard,
  RINGS,
  sourceOf,
  withCards,
  withFace,
  withFaces,
  withMouth,
  withMouths,
  withRing,
} from './material.ts';
import './editor.css';

const useNames = (): NautilusNames | null => {
  const names = useSignal<NautilusNames | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    void nautilus.words(language).then(words => {
      names.value = words.names;
    });
  }, [language]);
  return names.value;
};

/** Deck, die, ring and caves, to be compared with one's own. Nothing wrong can be chosen. */
export function Editor({ board, onChange }: EditorProps): JSX.Element | null {
  const names = useNames();
  if (names === null) return null;
  const material = parseBoard(board) ?? OURS;
  const change = onChange && ((changed: Material): void => onChange(boardOf(changed)));
  const props = { material, onChange: change };
  return (
    <div class="board-editor-nautilus">
      <Legend counts={countSources(material)} />
      <Deck {...props} names={names} />
      <div class="board-editor-forms">
        <Die {...props} />
        <Ring {...props} />
        <Caves {...props} names={names} />
      </div>
    </div>
  );
}

interface PartProps {
  readonly material: Material;
  readonly onChange: ((material: Material) => void) | null;
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ComponentChildren;
}

function Group({ title, hint, children }: GroupProps): JSX.Element {
  return (
    <section class="board-editor-form" aria-label={title}>
      <h2>{title}</h2>
      {hint && <p class="field-hint">{hint}</p>}
      {children}
    </section>
  );
}

function Deck({ material, names, onChange }: PartProps & { readonly names: NautilusNames }): JSX.Element {
  const { deck, deckHint, cards, deckLeast } = boardEditorText.value;
  return (
    <Group title={deck} hint={deckHint}>
      <ul class="board-editor-deck">
        {CARDS.map(card => (
          <Kind key={card} card={card} name={names.cards[card]} material={material} onChange={onChange} />
        ))}
      </ul>
      <p class="field-hint">
        <strong class="figures">{cards(deckSize(material))}</strong>. {deckLeast(tables.LIMITS.deck.least)}
      </p>
    </Group>
  );
}

interface KindProps extends PartProps {
  readonly card: Card;
  readonly name: string;
}

/** One kind of card: how often it is in the deck. */
function Kind({ card, name, material, onChange }: KindProps): JSX.Element {
  const { more, fewer, is, sources } = boardEditorText.value;
  const source = sourceOf(material.deck[card], OURS.deck[card]);
  const change = (step: 1 | -1): void => {
    const changed = withCards(material, card, step);
    onChange?.(changed);
    announce(is(name, String(changed.deck[card])));
  };
  return (
    <li class="board-editor-kind">
      <span class="board-editor-kind-name">{name}</span>
      {onChange && (
        <Button look="quiet" label={fewer(name)} disabled={!canDrop(material, card)} onClick={() => change(-1)}>
          <Icon name="minus" />
        </Button>
      )}
      <span class={`board-editor-mark board-editor-count is-${source}`}>
        <span class="figures">{material.deck[card]}</span>
        <span class="hidden-text">, {sources[source]}</span>
      </span>
      {onChange && (
        <Button look="quiet" label={more(name)} disabled={!canAdd(material, card)} onClick={() => change(1)}>
          <Icon name="plus" />
        </Button>
      )}
    </li>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  /** Our value there; undefined: none. */
  readonly ours: number | undefined;
  readonly options: readonly number[];
  /** The name of a value. */
  readonly nameOf?: (value: number) => string;
  readonly onChange: ((value: number) => void) | null;
}

/** A figure with its mark, chosen from what is possible there. */
function Figure({ label, value, ours, options, nameOf = String, onChange }: NumberProps): JSX.Element {
  const source = sourceOf(value, ours);
  const { sources } = boardEditorText.value;
  return (
    <div class="board-editor-choice">
      <span class={`board-editor-mark board-editor-dot is-${source}`} role="img" aria-label={sources[source]} />
      <span class="board-editor-choice-name">{label}</span>
      {onChange ? (
        <Select
          label={`${label}, ${sources[source]}`}
          options={options.map(option => ({ value: String(option), label: nameOf(option) }))}
          value={String(value)}
          onChange={chosen => onChange(Number(chosen))}
        />
      ) : (
        <span class="figures">{nameOf(value)}</span>
      )}
    </div>
  );
}

interface MoreProps {
  readonly add: string;
  readonly drop: string;
  readonly number: number;
  readonly least: number;
  readonly most: number;
  readonly onNumber: (number: number) => void;
}

/** The buttons for one more and one less. */
function More({ add, drop, number, least, most, onNumber }: MoreProps): JSX.Element {
  return (
    <div class="board-editor-more">
      <Button disabled={number <= least} onClick={() => onNumber(number - 1)}>
        <Icon name="minus" /> {drop}
      </Button>
      <Button disabled={number >= most} onClick={() => onNumber(number + 1)}>
        <Icon name="plus" /> {add}
      </Button>
    </div>
  );
}

function Die({ material, onChange }: PartProps): JSX.Element {
  const { die, face, addFace, dropFace } = boardEditorText.value;
  return (
    <Group title={die}>
      {material.die.map((value, index) => (
        <Figure
          key={index}
          label={face(index + 1)}
          value={value}
          ours={OURS.die[index]}
          options={FACES}
          onChange={onChange && (chosen => onChange(withFace(material, index, chosen)))}
        />
      ))}
      {onChange && (
        <More
          add={addFace}
          drop={dropFace}
          number={material.die.length}
          least={1}
          most={tables.LIMITS.die.mostFaces}
          onNumber={faces => onChange(withFaces(material, faces))}
        />
      )}
    </Group>
  );
}

function Ring({ material, onChange }: PartProps): JSX.Element {
  const { ring, fields, ringHint } = boardEditorText.value;
  return (
    <Group title={ring} hint={ringHint}>
      <Figure
        label={fields}
        value={material.ring}
        ours={OURS.ring}
        options={RINGS}
        onChange={onChange && (chosen => onChange(withRing(material, chosen)))}
      />
    </Group>
  );
}

function Caves({ material, onChange, names }: PartProps & { readonly names: NautilusNames }): JSX.Element {
  const { caves, cavesHint, cave, addCave, dropCave } = boardEditorText.value;
  return (
    <Group title={caves} hint={cavesHint}>
      {material.mouths.map((field, index) => (
        <Figure
          key={index}
          label={cave(index + 1)}
          value={field}
          ours={OURS.mouths[index]}
          options={freeMouths(material, index)}
          nameOf={mouth => placeName(`t${mouth}`, material, names.places)}
          onChange={onChange && (chosen => onChange(withMouth(material, index, chosen)))}
        />
      ))}
      {onChange && (
        <More
          add={addCave}
          drop={dropCave}
          number={material.mouths.length}
          least={0}
          most={tables.LIMITS.mouths.most}
          onNumber={number => onChange(withMouths(material, number))}
        />
      )}
    </Group>
  );
}
