import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { addressOf } from '../shell/routes.ts';
import { Glossary, glossaryIn, type MarkedPiece } from './glossary.ts';
import { findRules, type Rules, slugOf } from './search.ts';
import { type AskedTerm, TermNote } from './TermNote.tsx';
import { rulesText } from './text/index.ts';
import './reference.css';

/** Pictures to paragraphs, drawn with the pieces of the real board. */
export type Drawings = Readonly<Record<string, ComponentType>>;

interface ReferenceProps {
  readonly game: BoardGameId;
  readonly rules: Rules;
  readonly drawings: Drawings;
  /** Where to begin reading. */
  readonly paragraph: string | null;
  /** Follows a citation in place; without it citations are links to the page. */
  readonly onParagraph?: (paragraph: string) => void;
}

/** Paragraphs without a number have a name for programs only. */
const isNumbered = (paragraph: string): boolean => /\d$/.test(paragraph);
const signOf = (paragraph: string): string => (isNumbered(paragraph) ? paragraph : paragraph[0]!);

/** Paragraphs in the first picture, below the list of all. */
const FIRST = 1;
/** Paragraphs in every further one: few enough for a cheap phone to heed a tap between them. */
const MORE = 1;

/** Paragraphs at the end that keep their size, whatever is seen: what comes below them has its place. */
const LAST = 3;

/** How many paragraphs are drawn: a few, and more after each picture, unless all are wanted at once. */
const useDrawn = (all: number, areAllWanted: boolean): number => {
  const drawn = useSignal(FIRST);
  const count = areAllWanted ? all : Math.min(drawn.value, all);
  useEffect(() => {
    if (count === all) return;
    const timer = setTimeout(() => {
      drawn.value = count + MORE;
    });
    return () => clearTimeout(timer);
  }, [count, all]);
  return count;
};

/** All paragraphs of a game's rules, to be searched and linked. */
export function Reference(props: ReferenceProps): JSX.Element {
  const { rules, paragraph } = props;
  const texts = rulesText.value;
  const asked = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  const term = useSignal<AskedTerm | null>(null);
  const glossary = useMemo(() => new Glossary(rules), [rules]);
  const glossaryParagraph = glossaryIn(rules);
  const found = findRules(rules, asked.value);
  useEffect(() => {
    if (paragraph !== null) goTo(list.current, paragraph);
  }, [paragraph]);
  return (
    <div class="reference">
      <div class="reference-search">
        <label>
          <span>{texts.search}</span>
          <input type="search" value={asked.value} onInput={event => (asked.value = event.currentTarget.value)} />
        </label>
        <p class="reference-found" role="status">
          {asked.value === '' ? '' : found.length === 0 ? texts.nothing : texts.found(found.length)}
        </p>
      </div>
      <nav class="reference-contents" aria-label={texts.contents}>
        <ol>
          {found.map(each => (
            <li key={each}>
              <Citation {...props} cites={each}>
                {isNumbered(each) && <span class="reference-sign">{each} </span>}
                {rules[each]!.title}
              </Citation>
            </li>
          ))}
        </ol>
      </nav>
      <div class={paragraph === null ? 'reference-text is-from-start' : 'reference-text'} ref={list}>
        <Paragraphs {...props} {...{ found, glossary, term }} areAllWanted={paragraph !== null || asked.value !== ''} />
      </div>
      {glossaryParagraph !== undefined && (
        <TermNote
          asked={term.value}
          glossary={glossaryParagraph}
          linkTo={(cites, label) => (
            <Citation {...props} cites={cites}>
              {label}
            </Citation>
          )}
        />
      )}
    </div>
  );
}

interface ParagraphsProps extends ReferenceProps, Pick<ParagraphProps, 'glossary' | 'term'> {
  readonly found: readonly string[];
  readonly areAllWanted: boolean;
}

/** Those that follow are drawn without the list of all. */
function Paragraphs({ found, areAllWanted, ...props }: ParagraphsProps): JSX.Element {
  const drawn = useDrawn(found.length, areAllWanted);
  return (
    <>
      {found.slice(0, drawn).map((each, place) => (
        <Paragraph key={each} {...props} is={each} mayWait={place < found.length - LAST} />
      ))}
    </>
  );
}

/** Brings a paragraph into sight; its heading takes the focus, so that reading goes on there. */
const goTo = (list: HTMLElement | null, paragraph: string): void => {
  const heading = list?.querySelector<HTMLElement>(`[data-paragraph="${CSS.escape(paragraph)}"] h2`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

interface CitationProps extends ReferenceProps {
  readonly cites: string;
  readonly children: ComponentChildren;
}

function Citation({ game, cites, onParagraph, children }: CitationProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (!onParagraph) return;
    event.preventDefault();
    onParagraph(cites);
  };
  return (
    <a href={addressOf({ page: 'rules', game, paragraph: slugOf(cites) })} onClick={follow}>
      {children}
    </a>
  );
}

interface ParagraphProps extends ReferenceProps {
  readonly is: string;
  readonly glossary: Glossary;
  /** The word whose meaning is shown. */
  readonly term: Signal<AskedTerm | null>;
  /** Whether it is measured and painted only when it comes near. */
  readonly mayWait: boolean;
}

/** Drawn once: those that follow do not draw it anew. */
function Paragraph(props: ParagraphProps): JSX.Element {
  const { is, glossary, drawings, paragraph, mayWait } = props;
  return useMemo(
    () => <ParagraphText {...props} />,
    [is, glossary, drawings, is === paragraph, mayWait, rulesText.value],
  );
}

function ParagraphText({ is, glossary, term, mayWait, ...props }: ParagraphProps): JSX.Element {
  const { rules, drawings, paragraph } = props;
  const { title, advice, terms, isBoxed } = rules[is]!;
  const texts = rulesText.value;
  const Drawing = drawings[is];
  const look = `reference-paragraph${is === paragraph ? ' is-meant' : ''}${isBoxed ? ' is-boxed' : ''}${mayWait ? ' may-wait' : ''}`;
  const lines = useMemo(() => glossary.marked(is), [glossary, is]);
  return (
    <section class={look} data-paragraph={is}>
      <h2 tabIndex={-1}>
        <a
          class="reference-sign"
          href={addressOf({ page: 'rules', game: props.game, paragraph: slugOf(is) })}
          aria-label={texts.link(is)}
        >
          {signOf(is)}
        </a>{' '}
        {title}
      </h2>
      {lines.map((line, place) => (
        <p key={place} class={advice !== undefined && place === lines.length - 1 ? 'reference-advice' : undefined}>
          {line.map((piece, at) => (
            <Marked key={at} {...{ ...props, piece, term }} />
          ))}
        </p>
      ))}
      {terms && (
        <dl class="reference-terms">
          {terms.map(({ name, meaning, rule }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {meaning}{' '}
                <Citation {...props} cites={rule}>
                  {isNumbered(rule) ? rule : rules[rule]!.title}
                </Citation>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {Drawing && (
        <figure class="reference-drawing">
          <Drawing />
        </figure>
      )}
    </section>
  );
}

interface MarkedProps extends ReferenceProps, Pick<ParagraphProps, 'term'> {
  readonly piece: MarkedPiece;
}

/** A piece of a sentence: a citation is followed, a word of the glossary explained in place. */
function Marked({ piece: { text, cites, term: word }, term, ...props }: MarkedProps): JSX.Element {
  if (cites !== undefined)
    return (
      <Citation {...props} cites={cites}>
        {isNumbered(cites) ? text : props.rules[cites]!.title}
      </Citation>
    );
  if (word === undefined) return <>{text}</>;
  const ask = (event: MouseEvent): void => {
    term.value = { term: word, beside: event.currentTarget as HTMLElement };
  };
  return (
    <button type="button" class="reference-term" aria-haspopup="dialog" onClick={ask}>
      {text}
    </button>
  );
}
