import type { TableInfo } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { linkTo } from '../../../net/site.ts';
import { addressOf } from '../../../shell/routes.ts';
import { text } from '../../../text/text.ts';
import { canShare, copy } from '../../../ui/device/clipboard.ts';

/** What others come to a table by. */
export const linkOf = ({ id, invitation }: TableInfo): string =>
  linkTo(addressOf({ page: 'table', id, entry: null, invitation, game: null }));

/** The sheet of the device. Whoever closes it without sharing has not failed. */
export const share = async (info: TableInfo): Promise<void> => {
  const { waiting, games } = text.value;
  const name = isBoardGameId(info.game) ? games[info.game].name : info.game;
  await navigator.share({ title: name, text: waiting.shareText(name), url: linkOf(info) }).catch(() => undefined);
};

/** Copies the link; a sentence about how that went. */
export const copyLink = async (info: TableInfo): Promise<{ readonly isCopied: boolean; readonly sentence: string }> => {
  const { waiting } = text.value;
  const isCopied = await copy(linkOf(info));
  return { isCopied, sentence: isCopied ? waiting.copied : waiting.notCopied };
};

/** By one tap: shared where the device can, else copied. A sentence if there is something to say. */
export const invite = async (info: TableInfo): Promise<string | null> => {
  if (!canShare()) return (await copyLink(info)).sentence;
  await share(info);
  return null;
};
