import type { RulesReference } from '../../paragraphs.ts';
import { termsEn } from './terms.ts';

export const rulesEn = {
  '#short': {
    title: 'The game in short',
    blocks: [
      'Aim: two teams race round the ring. Bring all sailors of your team from the whirlpools into the safe harbours before the other team does.',
      'A round at a glance: everybody gets 5 cards and gives 1 of them to the partner, face down. Then everybody in turn, clockwise, plays one card, until all hands are empty. At the end the die is rolled for Moby Dick, once he is on the board.',
      'A 1 or 12 brings a sailor out of the whirlpool onto its start field. A number moves a sailor that many steps clockwise; only the 4 goes backward. Special cards swap sailors, pass hands on or take a move back.',
      'Whoever lands on a sailor captures it: it begins again in its whirlpool, even one of your own. Nobody may be jumped over, except with a 7. Whoever can use a card must play one, even to their own harm.',
      'Who wins: the team that first has all 8 sailors in its harbours, in the quick game 6 (#5). There are no points.',
    ],
  },
  '#3': {
    title: 'Setup',
    blocks: [
      'Four players form two teams. Partners sit opposite each other: North and South play against East and West. Clockwise the colours are North, East, South, West.',
      'Everybody begins with 4 sailors in the whirlpool of their colour; in the quick game with 3 (#12). In the duel each player has two colours and 8 sailors (#11). Moby Dick is not on the board yet.',
      'The first dealer is chosen at random, unless the table was opened with a named dealer.',
    ],
  },
  '#4': {
    title: 'Variants',
    blocks: [
      'Team game: 4 players, partners opposite, 4 sailors each. Sections #3 to #10 describe it.',
      'Duel: 2 players. One plays North and South, the other East and West, with 8 sailors each (#11).',
      'Quick game: 4 players, partners opposite, 3 sailors each (#12).',
    ],
    advice: 'Tip: for a first game choose the quick game or the team game.',
  },
  '#5': {
    title: 'Aim and end of the game',
    blocks: [
      'Bring all sailors of your team from the whirlpools round the ring into the safe harbours, before the other team does. Team game and duel: all 8 must be in. Quick game: all 6, on the 3 innermost fields of their harbours (#12).',
      'The game ends at once when a team, or a player of the duel, has done this. Every step of the last card must be used (#9.10), and no Nautilùs can follow.',
      'There are no points. The winners share rank 1, the others rank 2.',
    ],
  },
  '#6': {
    title: 'The board',
    blocks: [
      'The ring has 64 fields. Forward means clockwise. Each quarter of the ring begins with a start field: North start, East start, South start, West start. The other 15 fields of a quarter are counted from there: North 1 to North 15, then comes East start.',
      'Each colour has a whirlpool, where its sailors begin and return when captured. Each colour also has a safe harbour of 4 fields. Harbour 1 follows the own start field, harbour 4 is the innermost.',
      'There are 4 caves, one in each quarter. Each is a pocket beside one field of the ring, its mouth: North 8, East 8, South 8 and West 8.',
      'Moby Dick is a single piece that moves on the ring only. His die shows 1–6.',
      '“One field behind” always means the field next to it anticlockwise. One field behind North start is West 15.',
    ],
  },
  '#7': {
    title: 'Course of the game',
    blocks: [
      'The game runs in rounds. A round has these parts: deal (#7.1), announcement and exchange (#7.2), play of all cards (#7.3), Moby Dick’s die (#7.4).',
      'The deal passes to the next player clockwise after every round. This also holds when the deck is reshuffled.',
      'In the duel a mulligan takes the place of announcement and exchange (#11.1).',
    ],
  },
  '#7.1': {
    title: 'Deal',
    blocks: [
      'Before the first round all 104 cards are shuffled. Cards are dealt one at a time, clockwise, beginning with the player left of the dealer.',
      'A deck serves 5 rounds. In these everybody gets 5, 5, 5, 5 and 6 cards. Then all 104 cards are shuffled again.',
      'The duel has a deal of its own: 8 cards each (#11.1).',
    ],
  },
  '#7.2': {
    title: 'Announcement and exchange',
    blocks: [
      'After the deal everybody sees which players hold a 1 or 12. The announcement tells of the hands as dealt. It is not renewed after the exchange.',
      'Then the two partners of each team give each other one card, face down. All choose at the same time. The cards change hands when all have chosen.',
      'Partners may not consult about it: chat is closed while the exchange is open. Only the giver and the receiver ever know a card that was given.',
      'The duel has neither announcement nor exchange.',
    ],
  },
  '#7.3': {
    title: 'Play of a round',
    blocks: [
      'The player left of the dealer begins, that is the next one clockwise. Turns go clockwise, with one card a turn. Whoever has no card left is passed over. The round’s play ends when all hands are empty.',
      'A card that is played or discarded lies on the discard pile at once. You are asked even if you have a single choice. Only the use of a card after a Nautilùs is skipped when there is none.',
      'These are secret: the hands, the order of the deck, and the cards given in an exchange or trade. They are known only to those who hold, gave or got them.',
      'These are public: the number of cards in every hand and in the deck, the discard pile in its order, and open hands (#8.telescope).',
    ],
  },
  '#7.4': {
    title: 'Moby Dick and his die',
    blocks: [
      'Moby Dick is off the board until the first Nautilùs card of the game is played. He then arrives one field behind that player’s start field (#8.nautilus).',
      'At the end of every round in which he is on the board, the die is rolled. This includes the round in which he arrived. It shows 1–6.',
      'He goes forward that many fields. Every sailor he passes is captured, and so is a sailor on the field where he stops, whoever owns it.',
      'He never enters a cave or a harbour. Sailors in caves and harbours are safe from him.',
    ],
  },
  '#8': {
    title: 'The cards',
    blocks: [
      'The deck has 104 cards of 18 kinds. There are 8 each of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 12.',
      'There are also 4 Nautilùs, 7 compass, and one each of telescope, storm, privateer, trade and Moby Dick.',
      'Number cards and the compass need a legal move. Nautilùs, telescope, storm, privateer, trade and Moby Dick can always be played, even if nothing comes of it.',
    ],
  },
  '#8.1': {
    title: 'Card 1',
    blocks: ['Bring a sailor out of the whirlpool onto its start field (#9), or move one sailor 1 step forward.'],
  },
  '#8.2': { title: 'Card 2', blocks: ['Move one sailor 2 steps forward.'] },
  '#8.3': { title: 'Card 3', blocks: ['Move one sailor 3 steps forward.'] },
  '#8.4': {
    title: 'Card 4',
    blocks: [
      'Move one sailor 4 steps backward, anticlockwise along the ring. It must go backward. Passing, landing, riding and caves follow the same rules as forward. A sailor in the harbour cannot use a 4.',
      'A sailor that begins the move beyond its start field may turn into its harbour when it comes back to the start field. From 1 field beyond it ends on harbour 3, from 2 beyond on harbour 2, from 3 beyond on harbour 1. It may also stay on the ring.',
      'A sailor that stands on its start field itself never enters the harbour with a 4 (#10.2).',
    ],
  },
  '#8.5': {
    title: 'Card 5',
    blocks: [
      'Make 5 steps forward, split as you like among your own and your partner’s sailors. A sailor may take 1 to 5 of them. Sailors in harbours count too. In the duel you split them among your 8 sailors.',
      'Each portion is a forward move of its own, with landing, capture and riding. You make the portions one after another in the order you choose. Each must be made by a different sailor.',
      'All 5 steps must be made. A portion after which the rest could not be made is not allowed.',
    ],
  },
  '#8.6': { title: 'Card 6', blocks: ['Move one sailor 6 steps forward.'] },
  '#8.7': {
    title: 'Card 7',
    blocks: [
      'Move one sailor 7 steps forward. It may pass sailors on the ring, and captures every one it passes, your own and your partner’s too. A sailor on the last field is captured as usual (#9.2).',
      'In a harbour a 7 is blocked like any other card. Sailors in caves beside the way are not touched. A cave can only be the last step, never one on the way (#10.3).',
      'Passing Moby Dick has no effect; landing on him is a ride (#9.5).',
    ],
  },
  '#8.8': {
    title: 'Card 8',
    blocks: [
      'Move one sailor 8 steps forward, or make the next player miss a turn.',
      'The player who misses the turn is the next one clockwise who holds cards. That player discards one card of their choice, and the turn is over.',
      'The skip is not possible if nobody else holds a card.',
    ],
  },
  '#8.9': { title: 'Card 9', blocks: ['Move one sailor 9 steps forward.'] },
  '#8.10': { title: 'Card 10', blocks: ['Move one sailor 10 steps forward.'] },
  '#8.12': {
    title: 'Card 12',
    blocks: ['Bring a sailor out of the whirlpool onto its start field (#9), or move one sailor 12 steps forward.'],
  },
  '#8.nautilus': {
    title: 'Nautilùs',
    blocks: [
      'What the last card did on the board is taken back, as if it had not been played. Then you must use that card yourself, in any of its ways, as if you had played it. If you cannot, it is only taken back.',
      'The last card is the one played or discarded last in this round. After a Nautilùs it is the card that the Nautilùs used. After a discard there is nothing to take back: you simply use the card.',
      'Taken back: the places of all sailors (and whether they are fresh), and the place of Moby Dick. Cards, hands and what players have learned stay as they are. What storm, trade, telescope or privateer did is not taken back: you just do the same again for yourself.',
      'What a Nautilùs did is taken back as a whole, its own taking back included (#10.1). If a Nautilùs found no use for the card, that card stays the last card. A next Nautilùs then undoes that taking back.',
      'If no card has been played or discarded in this round, a Nautilùs does nothing but bring Moby Dick, if he has not arrived yet. There is still no last card afterwards. A Nautilùs that is discarded, after a skip, leaves no last card and brings no whale.',
      'The first Nautilùs played in the game brings Moby Dick, after the taking back and before the use. He comes one field behind your start field; in the duel behind that of North or East, your first colour. A sailor standing there is captured.',
      'His arrival is never taken back. If the places from before it are restored, he stays on his field of arrival, and a sailor that would stand there is captured. If a second Nautilùs follows the first, he stays behind the start field of whoever played the first.',
    ],
  },
  '#8.compass': {
    title: 'Compass',
    blocks: [
      'Swap two pieces. You may choose any two sailors on the ring or in caves, whoever owns them. Two of the same colour are allowed.',
      'You may also swap one sailor on the ring with Moby Dick. A sailor in a cave cannot be swapped with him, since he never enters a cave.',
      'Nobody in a harbour or whirlpool can be swapped. Nobody is captured and nobody rides. Swapped sailors are no longer fresh (#9.11).',
    ],
  },
  '#8.telescope': {
    title: 'Telescope',
    blocks: [
      'Until the end of the round all other players, your partner included, play with open hands. Everybody can see them.',
      'The open hand belongs to the player, not to the cards. If hands move, for example in a storm, the same players stay open with their new cards.',
    ],
  },
  '#8.storm': {
    title: 'Storm',
    blocks: [
      'Every player hands all cards to the player on their right, that is the next one anticlockwise. In the duel the two hands change places.',
      'Then you must play another card, from your new hand. If none can be used, you discard one. If your new hand is empty, nothing more happens.',
    ],
  },
  '#8.privateer': {
    title: 'Privateer',
    blocks: [
      'You take the cards of the next player clockwise who holds any and see them. They still count as that player’s. You play that player’s turn: their cards, their sailors, and the same duty to play (#9.3).',
      'Then the turn passes on from that player. If no other player holds a card, the privateer does nothing.',
      'A privateer used within such a commanded turn leaves the same player in command. A first Nautilùs used in it brings Moby Dick behind the commanded player’s start field.',
      'If the commanded player trades with the commander, the commander chooses the commanded player’s card first, then their own.',
    ],
  },
  '#8.trade': {
    title: 'Trade',
    blocks: [
      'Team and quick game: you and your partner give each other one card, face down. Nothing happens if one of you has no card left. The trade takes effect when both have given. Chat is closed meanwhile.',
      'Duel: you name kinds of cards, one at a time, until you name one that the other player holds. You may name any of the 18 kinds, each at most once. Every answer is public.',
      'You get that card and give another in return, any of yours but the one just received. Nothing happens if you have no other card or the other player has none.',
    ],
  },
  '#8.moby': {
    title: 'Moby Dick',
    blocks: [
      'Moby Dick goes forward to the next sailor on the ring and captures it, whoever owns it. He stays on that field. Sailors in caves and harbours are passed by.',
      'The card has no effect if he is not on the board or if no sailor is on the ring. It can be played all the same.',
    ],
  },
  '#9': {
    title: 'Moving',
    blocks: [
      'A number card moves one sailor exactly that many steps, forward along the ring. No step may be left over. Only the 4 goes backward, only the 5 can be split.',
      'From its own start field a sailor may turn into its harbour instead of going on round the ring. The step after the start field is then harbour 1. A fresh sailor must go on round the ring.',
      'A sailor is fresh (“just brought out”) when it was brought out and has not yet moved from its start field. A ride or a compass swap also ends freshness.',
      'Bringing out, with a 1 or 12: a sailor goes from the whirlpool to its own start field and is fresh. A sailor standing there, your own or another, is captured. Sailors in a whirlpool are all alike; the one with the lowest number comes out.',
    ],
  },
  '#9.1': {
    title: 'No jumping',
    blocks: [
      'No field that a sailor passes may hold another sailor, of whatever colour, on the ring or in the harbour. Only the 7 passes sailors on the ring (#8.7).',
      'Moby Dick may be passed. A sailor in a cave does not block its mouth.',
    ],
  },
  '#9.2': {
    title: 'Landing and capturing',
    blocks: [
      'If your sailor ends on a field of the ring, or in a cave, where a sailor already is, that sailor is captured. It goes back to its whirlpool, whoever owns it: your own and your partner’s too.',
      'A harbour field must be empty. The count must be exact.',
    ],
  },
  '#9.3': {
    title: 'Duty to play',
    blocks: [
      'If any card in your hand can be used, you must play one, even to your own harm. Which of the usable cards you play is up to you.',
      'This goes for special cards too. Nautilùs, telescope, storm, privateer, trade and Moby Dick can always be played. Number cards and the compass need a legal move; swapping two sailors of one colour is one.',
    ],
  },
  '#9.4': {
    title: 'Discarding',
    blocks: [
      'If none of your cards can be used, you discard any one of them. Your turn is then over. As long as a card can be used, you may not discard, unless you are made to miss your turn (#8.8).',
    ],
  },
  '#9.5': {
    title: 'Riding Moby Dick',
    blocks: [
      'A sailor that lands on Moby Dick’s field rides. Moby Dick goes forward to the next other sailor on the ring and captures it, whoever owns it. Sailors in caves do not count.',
      'Then the rider is put one field behind Moby Dick. It is not fresh.',
      'If there is no other sailor on the ring, see #10.6. For a sailor brought out onto him, see #10.8.',
    ],
  },
  '#9.6': {
    title: 'Caves',
    blocks: [
      'From the mouth one step leads into the cave. It must be the last step of a move, forward or backward. A cave is never a field on the way.',
      'A sailor in a cave first steps back onto the mouth when it moves on, in either direction. This counts as a step. It cannot enter the cave again in the same move.',
      'A sailor in a cave is safe from Moby Dick, who never goes in. It does not block the mouth, so others can go by. It can be captured by a sailor that ends its move in the cave, and swapped with another sailor by a compass.',
    ],
  },
  '#9.7': {
    title: 'In the safe harbour',
    blocks: [
      'In the harbour sailors only move forward, and never out again. They may not jump over each other, not even with a 7. Nobody is captured there.',
      'A sailor on the innermost free field has arrived for good.',
    ],
    advice: 'Tip: a 5 is handy for tidying up the harbour, since it moves several sailors.',
  },
  '#9.8': {
    title: 'Whose sailors you play',
    blocks: [
      'You play the sailors of your own colour. When all of them are in the harbour, you play your partner’s, and may bring them out too. In the quick game yours must be on the 3 innermost fields.',
      'In the duel you play both of your colours at any time. A 5 may always move your partner’s sailors (#8.5), and a compass may swap anybody’s (#8.compass).',
    ],
  },
  '#9.9': {
    title: 'Past the harbour',
    blocks: [
      'Entering the harbour is your choice, but the duty to play remains. If no card fits, a sailor may have to go past its start field and make another lap of the ring.',
    ],
  },
  '#9.10': {
    title: 'The last sailor',
    blocks: [
      'The last sailor of a team must come in by exact count. Every step of the card must be used.',
      'Example: 3 sailors are on harbour 2, 3 and 4, and the last one needs 3 steps to harbour 1. A 5 cannot be used for these 3 steps alone.',
      'With the last sailor in, the game is over at once. No Nautilùs can take that move back.',
    ],
  },
  '#9.11': {
    title: 'After a compass',
    blocks: [
      'A swapped sailor counts as having come forward to its new place. It is no longer fresh, and no lap is required.',
      'Example: a sailor that was swapped onto its own start field may enter the harbour from there with a 1, 2 or 3, or with a portion of a 5.',
    ],
  },
  '#10': {
    title: 'Special cases and rulings',
    blocks: [
      'The points of #10 answer questions about special situations. Where the rulebook leaves something open, this game decides as follows; the sections named have the details.',
      'Moby Dick also captures a sailor he lands on with the die (#7.4), and one on his field of arrival (#8.nautilus). A Nautilùs takes back places, never hands or knowledge (#8.nautilus).',
      'The portions of a 5 are made by different sailors (#8.5). Skip and privateer affect the next player who holds cards (#8.8, #8.privateer). An open hand belongs to the player (#8.telescope). The further card after a storm is a duty (#8.storm).',
      'Six special cards can always be played (#9.3). Both players of a duel are asked about the mulligan (#11.1).',
    ],
  },
  '#10.1': {
    title: 'Several Nautilùs cards in a row',
    blocks: [
      'Example: A plays a 12 and brings a sailor out. B plays a Nautilùs: A’s sailor goes back into the whirlpool, and B brings out a sailor with the 12.',
      'C plays another Nautilùs. All that B’s card did is taken back, its taking back included: B’s sailor goes back, and A’s sailor is out again. Now C must use the 12, to bring a sailor out or to move 12 forward.',
      'If B’s Nautilùs was the first of the game, Moby Dick came behind B’s start field. He stays there when C plays the second.',
    ],
  },
  '#10.2': {
    title: 'Into the harbour with a 4',
    blocks: [
      'A 4 may lead backward into the harbour if the sailor begins the move beyond its start field. It is enough that it has moved away from it once since coming out; no lap is needed.',
      'Example: from 2 fields beyond the start, a 4 ends on harbour 2 or, on the ring, 2 fields behind the start. From the start field itself it ends on the ring only. A sailor in the harbour cannot move backward.',
      'Example: a sailor brought out with a 12 goes 4 back. It is no longer fresh, and may then enter with a 5 to harbour 1, without a lap.',
    ],
  },
  '#10.3': {
    title: 'Captured in a cave',
    blocks: [
      'A sailor in a cave is captured by another that ends its move exactly in the cave. A 7 that goes past the mouth does not touch it.',
    ],
  },
  '#10.4': {
    title: 'Moby Dick and caves',
    blocks: ['Moby Dick stays on the ring. Neither die, card, ride nor compass can take him into a cave.'],
  },
  '#10.5': {
    title: 'Where Moby Dick first appears',
    blocks: [
      'He appears one field behind the start field of the player who plays the first Nautilùs card of the game (#8.nautilus).',
      'As long as he is not on the board, a Moby Dick card has no effect and no die is rolled. The card can still be played.',
    ],
  },
  '#10.6': {
    title: 'A ride with nobody to capture',
    blocks: [
      'If there is no other sailor on the ring, Moby Dick goes once round, back to where he was. The rider is put one field behind him. Nobody is captured.',
    ],
  },
  '#10.7': {
    title: 'A Nautilùs after a Moby Dick card',
    blocks: [
      'The captured sailor is restored and Moby Dick goes back. Then the Moby Dick card is used again and he captures again. Unless the ring has changed in between, everything ends as it was.',
    ],
  },
  '#10.8': {
    title: 'Bringing out onto Moby Dick',
    blocks: [
      'If Moby Dick is on your start field, a sailor that you bring out rides at once, as in #9.5. It ends one field behind him and is not fresh.',
    ],
  },
  '#10.9': {
    title: 'Out of the harbour',
    blocks: [
      'A sailor in the harbour can be neither moved out, nor captured, nor swapped.',
      'Only a Nautilùs of the next player can take back the move that brought it in. After the winning move there is none.',
    ],
  },
  '#11': {
    title: 'Duel',
    blocks: [
      'Two players: one plays North and South, the other East and West. Each has 8 sailors in two opposite whirlpools. Whoever first has all 8 in the harbours wins.',
      'The rules are those of the team game, except for the deal (#11.1), the round (#11.2) and the choice of sailors (#11.3). There is no announcement and no exchange. A trade is played by asking (#8.trade).',
      'If your Nautilùs brings Moby Dick, he comes one field behind the start field of North or East, whichever you play (#8.nautilus).',
    ],
  },
  '#11.1': {
    title: 'Deal and mulligan in the duel',
    blocks: [
      'Each player gets 8 cards a round. The deal passes to the other player every round.',
      'When fewer than 16 cards are left, they are dealt out evenly. Then all cards that are not in hands are shuffled and dealing goes on. This happens in round 7: the last 8 cards give 4 each, the other 96 are shuffled, and each player gets 4 more.',
      'Mulligan: if your hand has no 1 or 12, you may once in every round shuffle it back and draw 8 new cards from the top of the reshuffled deck.',
      'Both players are asked, one after the other, the player left of the dealer first. Whoever holds a 1 or 12 can only keep. So being asked tells the other player nothing.',
    ],
  },
  '#11.2': {
    title: 'Round of the duel',
    blocks: [
      'The player who did not deal begins. The two take turns with one card each. Whoever has no card left is passed over. The round ends when both hands are empty, and then Moby Dick’s die is rolled as usual (#7.4).',
    ],
  },
  '#11.3': {
    title: 'Free choice of colours',
    blocks: [
      'Every card may be used for any of your 8 sailors, whichever of your two colours they have. You need not alternate, and neither harbour has to be filled first.',
    ],
  },
  '#12': {
    title: 'Quick game',
    blocks: [
      'Four players with 3 sailors each. The harbours still have 4 fields.',
      'A team wins only when all its 6 sailors are on the 3 innermost fields of their harbours, 2 to 4. A sailor on harbour 1 has not arrived yet.',
      'You play your partner’s sailors only when your own are all on harbour 2 to 4. The 5 may be split with your partner’s sailors before that, too (#8.5).',
      'All other rules are those of the team game.',
    ],
  },
  '#tables': {
    title: 'Tables with other figures',
    blocks: [
      'The figures given here for deck, die, ring and cave mouths are the usual ones. A table may be opened with others: a deck of at least 52 cards of the known kinds, a 1 or 12 among them; a die of 1–12 faces showing 1–12; a ring of 40–96 fields, divisible by 4, with the start fields at its quarters; up to 8 mouths, each on a field of its own that is no start field.',
      'A deck of another size serves as many rounds as it holds 20 cards, rounded down. Everybody gets 5 cards, and in the last of these rounds as many as can be dealt evenly. Should a deck be too small for a deal, as may happen in a position set up by hand, all cards that are not in hands are shuffled first.',
    ],
  },
  '#notation': {
    title: 'Notation',
    blocks: [
      'Notation, for programs and written moves: n1 to w4 are the sailors, t0 to t63 the fields from North start on, c0 to c3 the caves, h0 to h3 the harbour fields 1 to 4, home the whirlpool.',
    ],
  },
  '#terms': {
    title: 'Glossary',
    blocks: ['The words of this game, each with the section that explains it.'],
    terms: termsEn,
  },
} satisfies RulesReference;
