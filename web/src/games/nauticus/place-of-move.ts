import { readMove } from './offered-moves.ts';

export const placeOfMove = (text: string, seat: number): string => {
  const move = readMove(text);
  switch (move?.type) {
    case 'take':
      return `tile-${move.action}`;
    case 'buy':
      return `item-${move.tile}`;
    case 'load':
      return `storage-${seat}`;
    case 'money':
    case 'crowns':
    case 'deliver':
      return 'use';
    case 'extra':
      return 'extra';
    default:
      return 'button';
  }
};
