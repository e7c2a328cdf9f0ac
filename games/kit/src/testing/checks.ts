import * as notation from './notation-checks.ts';
import * as play from './play-checks.ts';
import type { Subject } from './subject.ts';
import * as version from './version-checks.ts';
import * as view from './view-checks.ts';
import * as word from './word-checks.ts';

/** Checks that every game must pass, by their names in the suite. */
export const CHECKS = {
  'a setup is complete, and nonsense is none': notation.setupsAreComplete,
  'a live position has a decider, and every decider a move': play.everyPositionCanGoOn,
  'random games end, with a rank for every seat': play.everyGameEnds,
  'a better rank is never worth less': play.ranksHaveTheirWorth,
  'the same seed is the same game': play.theSameSeedIsTheSameGame,
  'clone and copyFrom give independent positions': play.copiesAreIndependent,
  'a move and its text give each other': play.movesRoundTrip,
  'what is listed the door accepts': play.theDoorAcceptsWhatIsListed,
  'what is not listed is refused, with a reason in every language': word.whatIsNotListedIsRefused,
  'a move has one spelling': word.unknownMovesAreRefused,
  'a state is JSON': notation.statesAreJson,
  'a written position is loaded as it was': notation.positionsAreLoaded,
  'nonsense is no position': notation.junkIsNoPosition,
  'a record replays to the same state': notation.recordsReplay,
  'a record of committed chance replays once its secret is open': notation.committedRecordsReplay,
  'every draw has a name of its own': play.everyDrawHasAName,
  'a record of a shared deal replays once its secret is open': notation.sharedRecordsReplay,
  'a false record is refused': notation.falseRecordsAreRefused,
  'a game goes on by the rules it began with': version.gamesKeepTheirRules,
  'every version of the rules is another one of the same game': version.versionsAreApart,
  'a view is JSON and holds the moves of its seat': view.viewsHoldTheMovesOfDeciders,
  'a sample fits its view': view.samplesFitTheirView,
  'an open view hides no hand': view.openViewsHideNoHand,
  'an open game hides nothing': view.openGamesHideNothing,
  'a refusal tells no secrets': view.refusalsTellNoSecrets,
  'what reveals nothing shows nothing': view.whatRevealsNothingShowsNothing,
  'whether nobody may talk is known to all, and not so at the end': view.silenceIsPublic,
  'what is not said to show anything stays hidden': view.whatIsNotShownStaysHidden,
  'orders give legal moves and know no secrets': view.ordersAreLegalAndKnowNoSecrets,
  'what can be taken back was never shown': notation.takeBacksReplay,
  'a move is told to everyone in some form': view.movesAreTold,
  'every seat has a side': notation.everySeatHasASide,
  'an event has words in every language': word.eventsHaveWords,
  'the rules are told in every language': word.rulesAreToldInEveryLanguage,
  'every seat has the same figures': word.figuresHaveTheSameNames,
} as const satisfies Record<string, (subject: Subject) => void>;
