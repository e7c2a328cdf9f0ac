import type { Vote } from '@ankerplatz/protocol';
import { makeList, makeTime } from '../../text/intl.ts';
import { levelName } from '../names.ts';
import type { Scene } from '../scene.ts';
import type { Proposal } from '../source.ts';
import { tableText } from '../text/index.ts';

/** To agree to it is to want the very same. */
export const proposalOf = ({ seats: _, ...terms }: Vote): Proposal => terms;

/** Tells votes apart. */
export const keyOf = (vote: Vote): string => JSON.stringify(proposalOf(vote));

/** What some want, in a sentence. */
export const sentenceOf = (vote: Vote, scene: Scene): string => {
  const { votes } = tableText.value.evening;
  const nameOf = (seat: number | undefined): string => scene.names.value[seat ?? 0] ?? '';
  const names = makeList(vote.seats.map(nameOf));
  switch (vote.kind) {
    case 'pause':
      return vote.until === undefined ? votes.pause(names) : votes.pauseUntil(names, makeTime(vote.until));
    case 'resume':
      return votes.resume(names);
    case 'take-back':
      return votes.takeBack(names);
    case 'replace': {
      const seat = scene.plainNames.value[vote.seat ?? 0] ?? '';
      if (!vote.by || 'level' in vote.by) return votes.replaceBot(names, seat, levelName(vote.by?.level ?? ''));
      const { person: id } = vote.by;
      const { volunteers = [] } = scene.desk.shown.value.evening ?? {};
      return votes.replacePerson(names, seat, volunteers.find(({ person }) => person.id === id)?.person.name ?? '');
    }
    default:
      return '';
  }
};
