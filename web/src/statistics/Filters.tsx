import type { GameFilters, Opposition, Statistics } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { statisticsText } from '../text/statistics.ts';
import { Select } from '../ui/fields/Select.tsx';
import { type GameKind, gameName, kindLabel, levelName } from './labels.ts';

/** The choices; texts, as they stand in the fields. */
export interface Chosen {
  /** '', `nauticus`, or `nauticus/duel/2`. */
  readonly kind: string;
  readonly against: 'all' | Opposition;
  /** '' or an id or a level. */
  readonly with: string;
  readonly time: keyof typeof DAYS;
}

export const ALL: Chosen = { kind: '', against: 'all', with: '', time: 'all' };

const DAYS = { all: null, month: 30, quarter: 90, year: 365 } as const;
const DAY_MS = 86_400_000;

const kindOf = ({ game, variant, players }: GameKind): string => `${game}/${variant ?? ''}/${players}`;

/** The choices as a request to the server. */
export const filtersOf = (chosen: Chosen, now = Date.now()): GameFilters => {
  const [game = '', variant = '', players = ''] = chosen.kind.split('/');
  const days = DAYS[chosen.time];
  return {
    ...(game && { game }),
    ...(variant && { variant }),
    ...(players && { players }),
    ...(chosen.against !== 'all' && { against: chosen.against }),
    ...(chosen.with && { with: chosen.with }),
    ...(days !== null && { from: new Date(now - days * DAY_MS).toISOString().slice(0, 10) }),
  };
};

interface FiltersProps {
  /** Of all games: what there is to choose from. */
  readonly whole: Statistics;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const kindOptions = ({ results }: Statistics) => {
  const games = [...new Set(results.map(({ game }) => game))].sort();
  return [
    { value: '', label: statisticsText.value.allGames },
    ...games.flatMap(game => {
      const kinds = results.filter(each => each.game === game);
      return [
        { value: game, label: gameName(game) },
        ...(kinds.length > 1 ? kinds.map(kind => ({ value: kindOf(kind), label: kindLabel(kind) })) : []),
      ];
    }),
  ];
};

const whoOptions = ({ others }: Statistics) => {
  const named = new Map(
    others.flatMap(({ person, level }) => {
      if (person) return [[person.id, person.name] as const];
      return level === null ? [] : [[level, levelName(level)] as const];
    }),
  );
  return [
    { value: '', label: statisticsText.value.anybody },
    ...[...named].map(([value, label]) => ({ value, label })),
  ];
};

/** The choice of the games that are counted. */
export function Filters({ whole, chosen, onChange }: FiltersProps): JSX.Element {
  const words = statisticsText.value;
  const who = whoOptions(whole);
  return (
    <fieldset class="statistics-filters">
      <legend class="hidden-text">{words.filters}</legend>
      <Labelled label={words.game}>
        <Select
          label={words.game}
          options={kindOptions(whole)}
          value={chosen.kind}
          onChange={kind => onChange({ ...chosen, kind })}
        />
      </Labelled>
      <Labelled label={words.against}>
        <Select
          label={words.against}
          options={(['all', 'people', 'bots'] as const).map(value => ({ value, label: words.opponents[value] }))}
          value={chosen.against}
          onChange={against => onChange({ ...chosen, against })}
        />
      </Labelled>
      {who.length > 2 && (
        <Labelled label={words.with}>
          <Select
            label={words.with}
            options={who}
            value={chosen.with}
            onChange={each => onChange({ ...chosen, with: each })}
          />
        </Labelled>
      )}
      <Labelled label={words.time}>
        <Select
          label={words.time}
          options={(['all', 'month', 'quarter', 'year'] as const).map(value => ({ value, label: words.times[value] }))}
          value={chosen.time}
          onChange={time => onChange({ ...chosen, time })}
        />
      </Labelled>
    </fieldset>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="statistics-filter">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
