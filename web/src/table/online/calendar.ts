import { calendarFile } from '@ankerplatz/protocol/calendar';
import { clubName } from '../../net/club.ts';
import { makePair } from '../../text/phrases.ts';
import { saveText } from '../../ui/device/save-file.ts';

/** Gives the person a file that enters in a calendar when the game at this address goes on. */
export const saveEvent = (at: string, names: readonly string[]): void => {
  const { origin, pathname, hostname } = location;
  const id = `${pathname.split('/')[2]}-${Date.parse(at)}@${hostname}`;
  const title = makePair(clubName(), names.join(', '));
  saveText('ankerplatz.ics', 'text/calendar', calendarFile({ id, title, url: origin + pathname, at }));
};
