import type { GameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../shell/routes.ts';
import { findRules, piecesOf, type Rules, slugOf } from './search.ts';
import { rulesText } from './text/index.ts';
import './reference.css';

/** Pictures to paragraphs, drawn with the pieces of the real board. */
export type Drawings = Readonly<Record<string, ComponentType>>;

interface ReferenceProps {
  readonly game: GameId;
  readonly rules: Rules;
  readonly drawings: Drawings;
  /** Where to begin reading. */
  readonly paragraph: string | null;
  /** Follows a citation in place; without it citations are links to the page. */
  readonly onParagraph?: (paragraph: string) => void;
}

/** Paragraphs without a number have a name for programs only. */
const isNumbered = (paragraph: string): boolean => /\d/.test(paragraph);
const signOf = (paragraph: string): string => (isNumbered(paragraph) ? paragraph : '§');

/** All paragraphs of a game's rules, to be searched and linked. */
export function Reference(props: ReferenceProps): JSX.Element {
  const { rules, paragraph } = props;
  const texts = rulesText.value;
  const asked = useSignal('');
  const list = useRef<HTMLDivElement>(null);
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
      <div class="reference-text" ref={list}>
        {found.map(each => (
          <Paragraph key={each} {...props} is={each} />
        ))}
      </div>
    </div>
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

function Paragraph({ is, ...props }: ReferenceProps & { readonly is: string }): JSX.Element {
  const { rules, drawings, paragraph } = props;
  const { title, blocks } = rules[is]!;
  const texts = rulesText.value;
  const Drawing = drawings[is];
  return (
    <section class={`reference-paragraph${is === paragraph ? ' is-meant' : ''}`} data-paragraph={is}>
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
      {blocks.map(block => (
        <p key={block}>
          {piecesOf(block, rules).map(({ text, cites }, place) =>
            cites === undefined ? (
              text
            ) : (
              <Citation key={place} {...props} cites={cites}>
                {isNumbered(cites) ? text : rules[cites]!.title}
              </Citation>
            ),
          )}
        </p>
      ))}
      {Drawing && (
        <figure class="reference-drawing">
          <Drawing />
        </figure>
      )}
    </section>
  );
}
