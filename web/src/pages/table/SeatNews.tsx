import type { TableInfo } from '@ankerplatz/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { tableText } from '../../table/text/index.ts';
import { text } from '../../text/text.ts';
import { toast } from '../../ui/Toast.tsx';

/** At a rematch everybody moves on by a seat: says which sign is mine from now on. */
export function SeatNews({ number, you }: Pick<TableInfo, 'number' | 'you'>): null {
  const last = useRef({ number, you });
  useEffect(() => {
    const before = last.current;
    last.current = { number, you };
    if (you === null || before.you === null || before.you === you || before.number === number) return;
    toast(tableText.value.online.newSeat(text.value.signs[you]!));
  }, [number, you]);
  return null;
}
