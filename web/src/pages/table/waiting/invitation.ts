import type { TableInfo } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { linkTo } from '../../../net/site.ts';
import { addressOf } from '../../../shell/routes.ts';
import { text } from '../../../text/text.ts';
import { canShare, copy, shareByDevice } from '../../../ui/device/clipboard.ts';
import { waitingText } from './text/index.ts';

/** The link by which others come to a table. */
export const linkOf = ({ id, invitation }: TableInfo): string =>
  linkTo(addressOf({ page: 'table', id, entry: null, invitation, game: null }));

/** The data for the device's own sheet besides the link. */
export const sharedOf = ({ game }: TableInfo): ShareData => {
  const { games } = text.value;
  const name = isBoardGameId(game) ? games[game].name : game;
  return { title: name, text: waitingText.value.shareText(name) };
};

/** By one tap: shared where the device can, else copied. A sentence if there is something to say. */
export const invite = async (info: TableInfo): Promise<string | null> => {
  const { waiting } = text.value;
  const url = linkOf(info);
  if (!canShare()) return (await copy(url)) ? waiting.copied : waiting.notCopied;
  await shareByDevice({ ...sharedOf(info), url });
  return null;
};
