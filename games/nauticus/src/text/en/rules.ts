import type { RulesReference } from '../../paragraphs.ts';
import { termsEn } from './terms.ts';

export const rulesEn = {
  '§short': {
    title: 'The game in short',
    blocks: [
      'Aim: build ships, load them and deliver goods. Whoever has the most points after 5 rounds (4 with two players) wins.',
      'A round at a glance: the start player chooses an action and gets its bonus. Then everyone, clockwise, performs this action or passes. The next player becomes start player and chooses in turn. After 7 actions the round is over; the eighth is left out.',
      'Every use of an action costs a worker; buying costs taler as well. A ship is finished when its hull is complete, with a mast on every part and a sail on every mast. It brings rewards at once, points at the end, and can deliver the goods it carries.',
      'What wins: finished ships bring 2 to 35 points, the larger the better; delivered goods bring more, the more there are of one kind (§end). Crowns bring points whenever they are scored (§3.2.2.4). Whoever never passes in a round loses 6 points (§3.3).',
    ],
  },
  '§setup': {
    title: 'Setup and material',
    blocks: [
      'Nauticus is for 2 to 4 players. With 3 or 4 players the game lasts 5 rounds, with 2 players 4 rounds. Every round has 7 action phases.',
      'Each player begins with 10 points, 15 taler, 4 workers, an empty storage of 12 fields, 1 extra-action tile and 3 pass tiles (−3, −2, −1) that show their number side.',
      'The first start player is chosen at random unless the table owner has named one. In turn order from there, the second player receives 1 taler more.',
      'With 3 players, the third receives 2 taler and 1 worker more. With 4 players, the third receives 1 taler and 1 worker more, the fourth 2 taler and 2 workers more.',
      'The board is a ring of 8 spaces. Each space has a bonus and 4 prices. The wheel lies in the middle; at first its anchor points at the first space, on the printed board the one with the bonus of 3 workers. The 8 action tiles are shuffled, one onto each space.',
      'The stacks are limited. Hulls: 18 1-ships, 18 bows, 9 middles, 18 sterns. Masts: 15 each of star, anchor, whale and helm, 12 crowns; sails: 15 each and 12 crowns likewise. Goods: 12 each of coffee, grain, salt and fish.',
      'A kind whose stack is empty can be neither bought nor received. Nothing ever returns to a stack, and delivered goods stay with their owner. Workers and taler are unlimited.',
      'Everything is open information. Apart from the choice of the first start player, the only luck is the shuffle of the action tiles.',
    ],
  },
  '§1': {
    title: 'Choosing an action and its bonus',
    blocks: [
      'The start player takes one of the action tiles that are still face up and receives the bonus of its space at once. The bonus is theirs whether they then perform the action or pass. No other player receives it.',
      'There are 8 bonuses, one on each space: 3 workers; 1 mast; 1 sail; 2 points; 2 workers; 1 worker and 1 good; 1 worker and 1 point; 4 taler.',
      'A mast, sail or good from a bonus is free and goes to storage (§golden). The player chooses its kind. Masts and sails are regular ones, never crowns.',
      'Kinds whose stack is empty, or for which storage has no room, are not offered. If no kind is left, this part of the bonus is forfeited and the rest is received. With 1 worker and 1 good, the worker arrives before the good is chosen.',
    ],
  },
  '§2': {
    title: 'Blue workers and own workers',
    blocks: [
      'Each of the 8 sectors of the wheel faces one space. Its number tells how many blue workers the action on that space has: 0 at the anchor, 1 to 3 elsewhere.',
      'Every player gets these blue workers anew, for this one action only. Those left unused are lost, also when the player passes.',
      'Each single use of an action costs 1 worker. Blue workers are used first, then own workers, which go back to the supply. With 2 blue and 3 own workers, 5 uses are possible. Without a worker there is no further use.',
      'An extra action has no blue workers (§5).',
    ],
  },
  '§3.1': {
    title: 'Turns and uses',
    blocks: [
      'The start player has the first turn, then the others follow clockwise. On their turn, each player performs the chosen action or passes. Nobody is obliged to perform an action.',
      'An action can be used several times in a turn. Each use costs 1 worker; only delivering a ship costs as many workers as the ship has parts (§3.2.2.3). A player may stop after any use.',
      'A turn with at least 1 use performs the action. A turn with 0 uses is a pass (§3.3); an extra action does not count as a use of the chosen action.',
      'Uses happen one after another and take effect at once. What a finished ship brings (workers, taler, tiles in storage) can serve the next use in the same turn.',
      'A player is asked whenever 2 or more moves are possible, and also when the only move changes something: a pass that turns a tile, or a last remaining bonus tile, free tile or reward. Ending a turn in which nothing else is possible happens by itself.',
    ],
  },
  '§golden': {
    title: 'Golden rule and storage',
    isBoxed: true,
    blocks: [
      'A tile for which no taler were paid goes to storage, without exception. This holds for bonus tiles, rewards, the free fifth tile and any tile bought for 0 taler. A worker does not count as a price.',
      'A tile for which taler were paid may go straight onto a ship in the buyer’s dockyard, or to storage, as the buyer prefers.',
      'Storage has 12 fields. A mast takes 2 fields, every other tile 1. Tiles in storage can be rearranged freely, so only the sum of their fields matters. They leave storage only by transport (§3.2.2.1).',
      'A free tile that does not fit into storage is forfeited and stays in its stack.',
      'A purchase is not allowed if its tile could neither be placed on a ship nor stored. So a tile for 0 taler can be bought only while storage has room for it.',
    ],
  },
  '§3.2.1': {
    title: 'Paid actions (blue tiles)',
    blocks: [
      'The 4 blue actions buy hulls, masts, sails and goods. Each use buys 1 tile of one of the 4 kinds on the action tile. It costs 1 worker and the price in taler.',
      'The space gives each of the 4 kinds a different price from 0 to 3. The first copy of a kind in this action costs the number beside it. Every further copy of the same kind costs 4 taler, whatever the first one cost.',
      'A paid tile goes onto a ship of the buyer or to storage; a hull part may also start a new ship. A tile bought for 0 taler goes to storage (§golden).',
      'Nothing can be bought from an empty stack or on credit. A tile that could be neither placed nor stored cannot be bought. Crown masts and crown sails are never for sale.',
      'Whoever has bought all 4 kinds within one action receives at that moment a free fifth tile: 1 tile of the same action tile, of their own choice, for no taler and no worker. It goes to storage. This happens only once in an action.',
      'For the free tile only kinds in stock are offered; if it does not fit into storage, it is lost. If the fourth kind also finishes a ship, its rewards come first (§4), then the free tile, with the room then left.',
      'Example: bow 1, middle 2, stern 3, 1-ship 0, and 2 blue workers. The first player buys all 4 kinds for 6 taler and 4 workers, 2 of them own; the 1-ship and the free hull part go to storage. The second buys bow and stern for 4 taler, without own workers. The third takes the 1-ship for 0 taler into storage and loses 1 blue worker.',
    ],
  },
  '§3.2.1.1': {
    title: 'Buying hull parts',
    blocks: [
      'There are bow, middle, stern and 1-ship. A 1-ship is a complete hull of size 1. Any other hull has a bow, 0 to 2 middles and a stern, which makes size 2, 3 or 4.',
      'A hull may start with a bow, a stern or a middle. It grows without gaps at its open ends. A middle needs an open end, and a hull has at most 2 middles. With both bow and stern, a hull is complete.',
      'Bow next to stern closes the hull at size 2: no middle can be inserted later. Started hulls are never joined. A hull need not be completed within one action.',
      'Nothing placed on a ship is ever moved, except goods by delivery. Which part carries which mast, sail or good makes no difference.',
      'Example: a player has bought all 4 kinds, the 1-ship for 0 taler, and takes another 1-ship as the free tile. Both 1-ships lie in storage. Bow and stern become a ship of size 2. The middle starts another ship, which can reach size 3 or 4.',
    ],
  },
  '§3.2.1.2': {
    title: 'Buying masts',
    blocks: [
      'Each hull part carries at most 1 mast. Masts may also stand on a hull that is not complete yet. In storage a mast takes 2 fields.',
      'All regular masts of a ship have the same crest: star, anchor, whale or helm. If a sail has already given the ship its crest, a regular mast must match it. Crown masts are jokers and fit every ship.',
      'Crown masts cannot be bought. They come only as rewards for finished ships (§4).',
      'Example: star 2, anchor 1, whale 0, helm 3. A player buys 1 whale mast for 0 taler and 2 anchor masts for 1 and 4 taler: 5 taler and 3 workers in all. The whale mast goes to storage; both anchor masts may go onto the same ship.',
    ],
  },
  '§3.2.1.3': {
    title: 'Buying sails',
    blocks: [
      'Each mast carries at most 1 sail. Without a free mast on the ship, a sail cannot be placed.',
      'A regular sail must have the crest of the ship. If a ship has no crest yet, because all its masts and sails show crowns, the regular sail gives it its crest. Crown sails are jokers and fit every mast.',
      'So a ship has at most one crest, masts and sails together, crowns apart. A ship may also consist of crowns only.',
      'Crown sails cannot be bought. They come only as rewards for finished ships (§4).',
      'Example: a ship already has an anchor mast or an anchor sail. A helm sail may not be placed on its crown mast, for the ship has the anchor as its crest.',
    ],
  },
  '§3.2.1.4': {
    title: 'Buying goods',
    blocks: [
      'The goods are coffee, grain, salt and fish. Under each hull part there is room for 1 good. A ship may carry any mixture, and unfinished ships can be loaded too.',
      'A loaded good is never moved to another ship or back to storage. It leaves its ship only by delivery (§3.2.2.3).',
      'Example: coffee costs 0 taler, salt 3, grain and fish together 3. Fish, grain and 2 coffees cost 7 taler and 4 workers; the first coffee goes to storage. With salt instead of the second coffee it would be 6 taler, and 1 free good on top.',
    ],
  },
  '§3.2.2': {
    title: 'Free actions (bright tiles)',
    blocks: [
      'The 4 bright actions are transport, money, delivery and crowns. They cost no taler, so the prices of the space do not matter.',
      'Each use still costs 1 worker, in a delivery 1 worker for each part of the ship. Bonus and blue workers of the space apply as always.',
    ],
  },
  '§3.2.2.1': {
    title: 'Transport (from storage to dockyard)',
    blocks: [
      'Each worker moves 1 tile from storage onto one of the player’s ships. A hull part may also start a new ship.',
      'The tile must be placed at once, under the same building rules as a bought one (§3.2.1.1 to §3.2.1.4). A tile that fits nowhere stays in storage.',
      'If a ship is finished, a reward that went to storage can be moved on in the same turn, for 1 more worker.',
    ],
  },
  '§3.2.2.2': {
    title: 'Withdrawing money',
    blocks: ['Each worker brings 2 taler from the supply.'],
  },
  '§3.2.2.3': {
    title: 'Delivering goods',
    blocks: [
      'A delivery unloads 1 of the player’s ships that is finished and fully loaded, with a good under each part. It costs as many workers as the ship has parts, all at once, blue and own workers together. A part of the load cannot be delivered alone.',
      'Any number of ships can be delivered in one turn. An unloaded ship can be loaded and delivered again.',
      'Delivered goods stay with the player and score at the end of the game (§end).',
    ],
  },
  '§3.2.2.4': {
    title: 'Scoring crowns',
    blocks: [
      'Each worker brings as many points as the player shows crowns. These are all crown masts and crown sails the player owns, in storage or on ships, finished or not, and the player’s turned pass tiles.',
      'This action brings a player at most 15 points in a round; the last use may score less because of this. A use that would bring 0 points is not allowed: without crowns, or once the limit is reached.',
      'Scoring crowns by the extra action has a limit of its own, again 15 points (§5).',
      'Example: 1 crown mast on a ship, 1 crown sail in storage and 1 turned pass tile. With 3 workers the player scores 9 points, with 5 workers 15.',
    ],
  },
  '§3.3': {
    title: 'Passing',
    blocks: [
      'Whoever passes turns the highest pass tile that still shows its number to the crown side: first −3, then −2, then −1. From then until the end of the round it counts as a crown (§3.2.2.4).',
      'Passing is always allowed, even with all 3 tiles turned; then nothing turns. If passing is the only move then, it happens by itself.',
      'The start player may pass too and keeps the bonus of the chosen tile. Whoever still has the extra-action tile may use it before or after the pass (§5).',
      'At the end of the round the numbers still showing are lost: 6 points without a pass, 3 after 1 pass, 1 after 2 passes, none after 3 (§round).',
    ],
    advice: 'Tip: it usually pays to pass at least once a round, for the first pass saves 3 points and gives a crown.',
  },
  '§4': {
    title: 'Finished ships and rewards',
    blocks: [
      'A ship is finished when its hull is complete, every part has a mast and every mast has a sail. The last tile is therefore always a sail. Goods do not matter.',
      'At that moment the turn is interrupted. The owner takes 1 reward for each mast of the ship, so 1 to 4 rewards, one at a time.',
      'The rewards: 1 crown mast; 1 crown sail; 3 points; 7 taler; 3 workers; 2 different goods. Each kind can be taken at most 2 times for the same ship.',
      'Tiles go to storage (§golden). A crown mast or crown sail is offered only if the stack has one and storage has room for it.',
      'The 2 goods are offered as pairs of different kinds in stock. If only 1 good fits or only 1 kind is left, a single good is offered instead, but never by choice; if there is none to be had, this reward is not offered. Either form counts towards the limit of 2.',
      'What was received can be used in the same turn. If the fourth kind bought finishes the ship, the rewards come before the free fifth tile (§3.2.1).',
    ],
  },
  '§5': {
    title: 'Extra action',
    blocks: [
      'Once in the game, on their own turn, a player may give up the extra-action tile, before or after the current action. The player first receives 2 workers and then performs any one of the 8 actions. Whether its tile on the board is turned over or not does not matter, and the tile is not changed.',
      'There are no blue workers, only own workers including the 2 new ones. New workers not used are kept. An extra action taken before the current action leaves its blue workers untouched.',
      'In a paid action the first copy of every kind costs 2 taler, every further copy 4. So every tile is paid and may go straight onto a ship. All 4 kinds bring the free fifth tile as usual, into storage. Prices and fifth tile are counted apart from the current action.',
      'Scoring crowns by the extra action has its own limit of 15 points, apart from that of the round (§3.2.2.4).',
      'An extra action begun after one or more uses ends the current action. One begun before it leads back to it; the player then performs the current action or passes.',
      'It is possible in a turn in which the player passes, before or after the pass. The start player can use it only after choosing a tile and receiving its bonus.',
      'An action is offered only if at least 1 use would be possible with the player’s own workers and the 2 new ones. It must then be used at least once.',
    ],
    advice:
      'Tip: it is usually wise to keep the extra action for the last round, as an answer to an unlucky order of the actions.',
  },
  '§6': {
    title: 'End of an action phase',
    blocks: [
      'When every player has performed the action or passed, its tile is turned over. It cannot be chosen again in this round; an extra action may still use it (§5).',
      'After phase 1 of a round, the anchor tile is put on the tile just turned over. It shows where the wheel will point next (§round).',
      'The start player token moves one seat clockwise, also from the last phase of a round to the next round. The end of the round does not move it an extra time.',
      'After 7 phases the tile still face up is left unused and the round ends.',
    ],
  },
  '§round': {
    title: 'End of a round',
    blocks: [
      'A round ends after 7 action phases. Each player loses the numbers still showing on the pass tiles: 6 points without a pass, 3 after 1 pass, 1 after 2 passes, none after 3. Points may become negative.',
      'Then all pass tiles turn back to their number sides; their crowns are gone.',
      'If rounds remain, the wheel turns so that its anchor points at the space with the anchor tile: the space chosen first has no blue workers in the next round. The 8 action tiles are reshuffled onto the 8 spaces. The limit of 15 points for crowns starts afresh (§3.2.2.4).',
      'Workers, taler and tiles are kept. Between rounds there is no income.',
    ],
  },
  '§end': {
    title: 'End of the game and final scoring',
    blocks: [
      'With 3 or 4 players the game ends after round 5, with 2 players after round 4. The losses for pass tiles in the last round are taken first (§round).',
      'Delivered goods: each kind is a set of its own. Sets of 1, 2, 3, 4, 5 goods bring 2, 5, 9, 14, 20 points, each further good of the set 5 more.',
      'Finished ships: each ship of size 1, 2, 3, 4 brings 2, 8, 20, 35 points.',
      'The rest: every worker, every tile in storage, every hull part, mast and sail of unfinished ships and every undelivered good on any ship is exchanged for 1 taler. Then every 3 taler score 1 point.',
      'The player with the most points wins. A tie is decided by the taler left over after the exchange (0, 1 or 2), then by all taler, including those that brought points. Whoever is still tied shares the rank, and the following rank is left out (1, 1, 3).',
      'Example: 2 grain, 3 fish and 6 coffees delivered bring 5 + 9 + 25 = 39 points. Finished ships of size 1, 1, 1, 2 and 3 bring 6 + 8 + 20 = 34 points.',
      'Example: 2 workers, 3 tiles in storage, 5 parts of unfinished ships and 3 undelivered goods become 13 taler. With 8 taler in cash that is 21 taler or 7 points. In a tie, 0 taler left over count first, then 21 in all.',
    ],
  },
  '§terms': {
    title: 'Glossary',
    blocks: ['The words of this game, each with the paragraph that explains it.'],
    terms: termsEn,
  },
} satisfies RulesReference;
