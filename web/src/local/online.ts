import { err, ok, SeededChance } from '@ankerplatz/kit';
import { api } from '../net/api.ts';
import type { Answer } from '../net/http.ts';
import { needMe } from '../net/me.ts';
import { randomHex } from '../ui/device/random.ts';
import type { Host } from './host.ts';
import { localText } from './text/index.ts';

/** Opens a table at the server where a game of this device goes on; answers its address. People find their seats open. */
export const takeOnline = async (host: Host): Answer<string> => {
  const { game, seats } = host.saved;
  const position = host.openPosition(SeededChance.from(randomHex(16)));
  if (!position) return err({ code: 'no-position', message: localText.value.noPosition });
  if (!(await needMe())) return err({ code: 'no-name', message: localText.value.noName });
  const table = {
    game,
    visibility: 'invitation' as const,
    seats: seats.map(seat =>
      seat.kind === 'bot' ? { kind: 'bot' as const, level: seat.level } : { kind: 'open' as const },
    ),
    position,
  };
  const opened = await api.open(table);
  if (!opened.ok) return opened;
  const { id, invitation } = opened.value;
  const mine = seats.findIndex(({ kind }) => kind === 'person');
  const seated = await api.sit(id, Math.max(0, mine), invitation);
  return seated.ok ? ok(`/t/${id}`) : seated;
};
