import { LEVELS } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { me } from '../../net/me.ts';
import { firstKind } from '../../setup/kinds.ts';
import { go } from '../../shell/routes.ts';
import { text } from '../../text/text.ts';
import { toast } from '../../ui/Toast.tsx';

/** A whole game against the easiest bots, who take their time, with the coach. */
export const playFirst = async (game: BoardGameId): Promise<void> => {
  const { asked, seats } = firstKind(game);
  const name = me.value?.name ?? text.value.opening.unnamed(1);
  const { beginLocal } = await import('../../local/begin.ts');
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: LEVELS[0] }) as const);
  const begun = await beginLocal({
    ...{ game, asked, seats: [{ kind: 'person', name }, ...others] },
    ...{ isLeisurely: true, isCoached: true },
  });
  if (begun.ok) go({ page: 'local', id: begun.value, entry: null });
  else toast(begun.error, { look: 'warning' });
};
