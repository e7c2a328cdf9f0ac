import type { Draft } from '../../board/draft.ts';
import { parsed } from './turn/options.ts';

export const placeOfMove = (text: string, _seat: number, draft: Draft): string => {
  const move = parsed(draft, text);
  switch (move?.type) {
    case 'play':
    case 'give':
    case 'discard':
      return `card-${move.card}`;
    default:
      return 'button';
  }
};
