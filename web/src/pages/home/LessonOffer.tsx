import { type BoardGameId, titleOf } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepOffered } from '../../lessons/progress.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface LessonOfferProps {
  readonly game: BoardGameId;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** Before a first game, once: learn first, or play at once. */
export function LessonOffer({ game, onPlay, onClose }: LessonOfferProps): JSX.Element {
  const { offer } = text.value.home;
  useEffect(keepOffered, []);
  return (
    <Dialog title={offer.title(titleOf(game))} onClose={onClose}>
      <p>{offer.what}</p>
      <div class="game-card-first">
        <a class="button button-main" href={`/learn/${game}`}>
          {offer.learn}
        </a>
        <Button look="main" onClick={onPlay}>
          {offer.play}
        </Button>
      </div>
    </Dialog>
  );
}
