import { BOARD_GAME_IDS } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { Emblem } from '../../shell/Emblem.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { accountText } from '../../text/account.ts';
import { boardEditorText } from '../../text/board-editor.ts';
import { text } from '../../text/text.ts';
import { ClubText } from './ClubText.tsx';
import { Licences } from './Licences.tsx';
import './about.css';

interface AboutProps {
  readonly part: string | null;
}

/** About the site: what is assumed, why chance is fair; or what it is made of. */
export function About({ part }: AboutProps): JSX.Element {
  if (part === 'imprint' || part === 'privacy') return <ClubText part={part} />;
  if (part === 'house') return <House />;
  return part === 'licences' ? <Licences /> : <Page />;
}

const paragraphs = (texts: readonly string[]): JSX.Element[] => texts.map(words => <p key={words}>{words}</p>);

function Page(): JSX.Element {
  const { about } = accountText.value;
  return (
    <Shell title={about.title} width="narrow">
      <article class="about">
        <h1>{about.title}</h1>
        <h2>{about.what}</h2>
        {paragraphs(about.whatText)}
        <p>{about.booksText}</p>
        <h2 id="fair">{about.fair}</h2>
        {paragraphs(about.fairText)}
        <p>
          <a href="/about/house">{about.house}</a>
        </p>
        <h2 id="assumed">{about.assumed}</h2>
        <p>{about.assumedText}</p>
        {BOARD_GAME_IDS.map(game => (
          <Figures key={game} game={game} />
        ))}
        <h2>{about.programs}</h2>
        <p>
          {about.programsText} <a href="/api/v1/docs">{about.programsLink}</a>
        </p>
        <p>
          <a href="/about/licences">{about.licences}</a>
        </p>
      </article>
    </Shell>
  );
}

/** House rules that hold at all tables, whatever is played. */
function House(): JSX.Element {
  const { about } = accountText.value;
  return (
    <Shell title={about.house} width="narrow">
      <article class="about">
        <h1>{about.house}</h1>
        {paragraphs(about.houseText)}
      </article>
    </Shell>
  );
}

/** The figures of a board that are printed in the book. */
function Figures({ game }: { readonly game: (typeof BOARD_GAME_IDS)[number] }): JSX.Element {
  const { about } = accountText.value;
  return (
    <section class="about-figures" aria-label={text.value.games[game].name}>
      <h3>
        <span class="about-emblem">
          <Emblem game={game} isSmall />
        </span>
        {text.value.games[game].name}
      </h3>
      <dl>
        {about.parts[game].map(([part, source]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd class={`about-${source}`}>{about.sources[source]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`/box/${game}`}>{boardEditorText.value.compare}</a>
      </p>
    </section>
  );
}
