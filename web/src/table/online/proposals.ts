import type { Vote } from '@ankerplatz/protocol';
import type { Proposal, TableState } from '../../board/source.ts';
import { makeTime } from '../../text/intl.ts';
import { makeList } from '../../text/phrases.ts';
import { voteText } from '../../text/votes.ts';
import { levelName } from '../model/seat-names.ts';
import type { TableModel } from '../model/table-model.ts';
import { movesSince } from './take-back.ts';

/** The proposal that agrees to a vote: the same terms. */
export const proposalOf = ({ seats: _, declined: __, ...terms }: Vote): Proposal => terms;

/** Tells votes apart. */
export const keyOf = (vote: Vote): string => JSON.stringify(proposalOf(vote));

/** Whether a vote may still come about: one that was carried out or overtaken by the game is no question any more. */
export const isOpen = (vote: Vote, { version, seats, online }: TableState): boolean => {
  if (vote.kind === 'take-back' && vote.version !== version) return false;
  if (vote.kind === 'pause' && online?.pause) return false;
  if (vote.kind === 'resume' && !online?.pause) return false;
  if (vote.kind === 'replace' && online?.warnings.some(({ seat }) => seat === vote.seat)) return true;
  const asked = seats.filter(({ seat, kind }) => kind === 'person' && seat !== vote.seat);
  return asked.some(({ seat }) => !vote.seats.includes(seat));
};

/** A vote in a sentence. */
export const sentenceOf = (vote: Vote, model: TableModel): string => {
  const votes = voteText.value;
  const nameOf = (seat: number | undefined): string => model.names.value[seat ?? 0] ?? '';
  const names = makeList(vote.seats.map(nameOf));
  switch (vote.kind) {
    case 'pause':
      return vote.until === undefined ? votes.pause(names) : votes.pauseUntil(names, makeTime(vote.until));
    case 'resume':
      return votes.resume(names);
    case 'take-back':
      return votes.takeBack(names, movesSince(model.controller.shown.value.log, vote.to ?? 0));
    case 'replace': {
      const seat = model.plainNames.value[vote.seat ?? 0] ?? '';
      if (!vote.by || 'level' in vote.by) return votes.replaceBot(names, seat, levelName(vote.by?.level ?? ''));
      const { person: id } = vote.by;
      const { volunteers = [] } = model.controller.shown.value.online ?? {};
      return votes.replacePerson(names, seat, volunteers.find(({ person }) => person.id === id)?.person.name ?? '');
    }
    default:
      return '';
  }
};
