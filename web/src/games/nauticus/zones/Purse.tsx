import type { Seat } from '@ankerplatz/kit';
import { GOODS, type NauticusNames, type PlayerState, setPoints, tables } from '@ankerplatz/nauticus';
import type { ComponentChildren } from 'preact';
import { makePair } from '../../../text/phrases.ts';
import { isSameData, memo } from '../../../ui/memo.ts';
import { Count } from '../../../ui/motion/Count.tsx';
import { CrestSign } from '../art/crests.tsx';
import { GoodSign } from '../art/goods.tsx';
import { ExtraSign, Points, StartToken, Taler, Worker } from '../art/signs.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import './purse.css';

interface PurseProps {
  readonly seat: Seat;
  readonly player: PlayerState;
  /** The points if the game ended now; null: not to be shown. */
  readonly total: number | null;
  /** Whether this player has the start token. */
  readonly isStart?: boolean;
  readonly texts: ZoneTexts;
  readonly names: NauticusNames;
}

/** The possessions of a player beside ships and storage. */
export const Purse = memo(({ seat, player, total, isStart = false, texts, names }: PurseProps) => {
  const { workers, taler, points, passes, extra, delivered } = player;
  return (
    <dl class="purse" data-place={`seat-${seat}`}>
      <Entry hint="workers" term={texts.workers} place={`workers-${seat}`} sign={<Worker />} value={workers} />
      <Entry hint="taler" term={texts.taler} place={`taler-${seat}`} sign={<Taler />} value={taler} />
      <Entry hint="track" term={texts.track} place={`points-${seat}`} sign={<Points />} value={points}>
        {total !== null && (
          <span class="purse-total" data-place={`standing-${seat}`} data-hint="ifEnded">
            <span class="hidden-text">, {makePair(texts.ifEnded, '')}</span>
            <Count value={total} />
          </span>
        )}
      </Entry>
      <PassTiles seat={seat} passes={passes} texts={texts} />
      <div class="purse-entry" data-place={`extra-${seat}`} data-hint="extra">
        <dt class="hidden-text">{extra ? texts.extraTile : texts.extraGone}</dt>
        <dd class={extra ? 'purse-extra' : 'purse-extra is-gone'}>
          <ExtraSign />
        </dd>
      </div>
      {isStart && (
        <div class="purse-entry" data-hint="start">
          <dt class="hidden-text">{texts.startPlayer}</dt>
          <dd class="purse-sign">
            <StartToken />
          </dd>
        </div>
      )}
      <div class="purse-entry purse-goods" data-place={`delivered-${seat}`} data-hint="goods">
        <dt class="hidden-text">{texts.goodsOf}</dt>
        {GOODS.map(good => {
          const count = delivered.filter(one => one === good).length;
          return (
            <dd key={good} class={count ? 'purse-good' : 'purse-good is-none'}>
              <span class="hidden-text">{texts.delivered(names.tiles[good], count, setPoints(count))}</span>
              <span class="purse-sign">
                <GoodSign good={good} />
              </span>
              <span class="purse-sum figures" aria-hidden="true">
                ×{count}
                <b>
                  <Points />
                  {setPoints(count)}
                </b>
              </span>
            </dd>
          );
        })}
      </div>
    </dl>
  );
}, isSameData);

interface EntryProps {
  readonly hint: string;
  readonly term: string;
  readonly place: string;
  readonly sign: ComponentChildren;
  readonly value: number;
  readonly children?: ComponentChildren;
}

function Entry({ hint, term, place, sign, value, children }: EntryProps) {
  return (
    <div class="purse-entry" data-place={place} data-hint={hint}>
      <dt>
        <span class="purse-sign">{sign}</span>
        <span class="hidden-text">{term}</span>
      </dt>
      <dd class="purse-value">
        <Count value={value} />
        {children}
      </dd>
    </div>
  );
}

interface PassTilesProps {
  readonly seat: Seat;
  readonly passes: number;
  readonly texts: ZoneTexts;
}

/** Three tiles that turn from their numbers to their crowns (§3.3). */
function PassTiles({ seat, passes, texts }: PassTilesProps) {
  const open = tables.PASS_TILES.slice(passes).map(number => `−${number}`);
  return (
    <div class="purse-entry" data-place={`passes-${seat}`} data-hint="passes">
      <dt class="hidden-text">{texts.passTiles(open.join(', '), passes)}</dt>
      <dd class="pass-tiles" aria-hidden="true">
        {tables.PASS_TILES.map((number, i) => (
          <span key={number} class={i < passes ? 'pass-tile is-turned' : 'pass-tile'}>
            <span class="pass-face">−{number}</span>
            <span class="pass-face pass-crown">
              <CrestSign crest="crown" />
            </span>
          </span>
        ))}
      </dd>
    </div>
  );
}
