/**
 * The points on which editions differ, in our own words, with the rule that each variant is of. Nothing of it is played: what is played stands
 * at its rule in the engine, newest first, and is said here in the same order.
 */
import type { EraPointId } from '../../engine/eras.ts';
import { multiplayerWords } from './multiplayerWords.ts';
import { firstEditionsWords } from './firstEditionsWords.ts';
import { layersWords } from './layersWords.ts';
import type { PointWords } from './pointWords.ts';

export const eraWords: Readonly<Record<EraPointId, PointWords>> = {
  mulligans: [
    'Mulligans',
    ['mulligan', 'A mulligan is a full new hand, of which one card for each mulligan taken is put on the bottom of the library.'],
    ['mulligan', 'A mulligan is a hand of one card fewer; whoever keeps a smaller hand may put the top card of the library on its bottom.'],
    ['mulligan', 'A mulligan is a hand of one card fewer; players decide in turn and draw together.'],
    [
      'mulligan',
      'A mulligan is a hand of one card fewer, but for the first in a multiplayer game; one player takes theirs after the other.',
    ],
    ['mulligan', 'A mulligan is a hand of one card fewer, but for the first in Two-Headed Giant; one player takes theirs after the other.'],
    ['mulligan', 'A mulligan is a hand of one card fewer; one player takes all of theirs before the next.'],
  ],
  'mana-burn': [
    'Unspent mana',
    ['mana.empties', 'Mana pools empty as each step and phase ends; unspent mana is simply lost.'],
    ['mana.burn', 'Mana pools empty as each phase ends; a player loses a life for each unspent mana.'],
  ],
  'token-owner': [
    'Owner of a token',
    ['tokens.owner', 'A token belongs to whoever got it when it was created.'],
    ['tokens.owner', 'A token belongs to whoever controlled what created it.'],
  ],
  'token-name': [
    'Name of a token',
    ['tokens.name', 'A token without a name of its own is named for its subtypes, with the word Token behind them.'],
    ['tokens.name', 'A token without a name of its own is named for its subtypes.'],
  ],
  'legend-rule': [
    'Legend rule',
    ['legend', 'A player who controls several legendary permanents of one name keeps one of them.'],
    ['legend', 'When several legendary permanents of one name are on the battlefield, all of them go.'],
    ['legend', 'Of several legendary permanents of one name, the one that came first stays.'],
  ],
  'world-rule': [
    'World rule',
    ['world', 'Of several world permanents, all but the youngest go at once.'],
    ['sba', 'Of several world permanents, the oldest goes, and then again the oldest, until there is one.'],
  ],
  'legendary-spells': [
    'Legendary instants and sorceries',
    ['legend.spells', 'Only a player who controls a legendary creature or planeswalker can cast a legendary instant or sorcery.'],
    ['legend', 'Nothing is asked of whoever casts a legendary instant or sorcery.'],
  ],
  'planeswalker-uniqueness': [
    'Planeswalker uniqueness',
    ['legend', 'Planeswalkers have no rule of their own; as legendary permanents they fall under the legend rule.'],
    ['planeswalker.uniqueness', 'A player who controls several planeswalkers of one type keeps one of them.'],
    ['planeswalker.uniqueness', 'When several planeswalkers of one type are on the battlefield, all of them go.'],
  ],
  'counter-pairs': [
    'Counters of +1/+1 and -1/-1',
    ['counters.annihilate', 'Counters of +1/+1 and -1/-1 on one permanent are removed in pairs.'],
    ['counters.power', 'Counters of +1/+1 and -1/-1 lie on one permanent side by side.'],
  ],
  roles: [
    'Roles on one permanent',
    ['sba.role', 'Of several Roles of one player on a permanent, the youngest stays.'],
    ['sba.aura', 'Nothing is said of Roles; Auras lie on one permanent side by side.'],
  ],
  walls: [
    'Walls and defender',
    ['keyword.defender', 'Wall is a creature type like others; creatures with defender cannot attack.'],
    ['keyword.defender', 'Creatures of the type Wall cannot attack.'],
  ],
  'bands-with-other': [
    'Bands with other',
    ['keyword.bandsWithOther', 'One creature that bands with a quality, and has it, makes a band of any others that have it.'],
    ['keyword.bandsWithOther', 'Creatures make a band that all have the same ability to band with others, or banding, whatever they are.'],
  ],
  'combat-damage': [
    'Combat damage and the stack',
    ['damage.deal', 'Combat damage is dealt at once when it has been assigned; no player can do anything in between.'],
    ['damage.onStack', 'Combat damage is put on the stack as it was assigned; players receive priority before it is dealt.'],
    ['damage.deal', 'Combat damage is dealt at once when it has been assigned.'],
  ],
  'put-attackers': [
    'Attackers that were not declared',
    [
      'turn.noAttack',
      'Blockers are declared and damage is dealt though creatures attack only because they were put onto the battlefield so.',
    ],
    ['turn.noAttack', 'Where no creature was declared as an attacker, no blockers are declared and no combat damage is dealt.'],
  ],
  'damage-order': [
    'Damage among several blockers',
    ['damage.assign', 'A creature’s combat damage is divided freely among the creatures that it fights.'],
    [
      'damage.order',
      'Blockers are put in an order as they are declared; each must be assigned lethal damage before the next is assigned any.',
    ],
    ['damage.assign', 'A creature’s combat damage is divided freely among the creatures that it fights.'],
  ],
  deathtouch: [
    'Deathtouch',
    ['keyword.deathtouch', 'A creature dealt damage by a source with deathtouch is destroyed as a state-based action.'],
    ['keyword.deathtouch', 'Deathtouch triggers when its permanent deals damage to a creature, and destroys that creature.'],
  ],
  'deathtouch-division': [
    'Deathtouch and lethal damage',
    ['keyword.deathtouch', 'Any damage assigned by a source with deathtouch is lethal damage.'],
    [
      'keyword.deathtouch',
      'A creature with deathtouch divides its combat damage without regard to the order; what is lethal stays the same.',
    ],
    ['keyword.deathtouch', 'Deathtouch has nothing to do with the division of combat damage.'],
  ],
  lifelink: [
    'Lifelink',
    ['keyword.lifelink', 'Gaining life is part of what damage from a source with lifelink does.'],
    ['keyword.lifelink', 'Lifelink triggers when its permanent deals damage; each instance triggers separately.'],
  ],
  cascade: [
    'Cascade and the other face',
    ['keyword.cascade', 'The spell that is cast must have less mana value too.'],
    ['keyword.cascade', 'The card that is found must have less mana value, and may be cast with either face.'],
  ],
  crew: [
    'Crew and the Vehicle itself',
    ['keyword.crew', 'A Vehicle is crewed by other creatures.'],
    ['keyword.crew', 'A Vehicle that is a creature may crew itself.'],
  ],
  graft: [
    'Graft without a counter',
    ['keyword.graft', 'Graft triggers while it has a +1/+1 counter.'],
    ['keyword.graft', 'Graft triggers with or without a +1/+1 counter.'],
  ],
  hideaway: [
    'The cards that hideaway leaves',
    ['keyword.hideaway', 'The cards beside the hidden one go to the bottom of the library in a random order.'],
    ['keyword.hideaway', 'The cards beside the hidden one go to the bottom of the library in an order of their player’s choice.'],
  ],
  madness: [
    'Discarding a card with madness',
    ['keyword.madness', 'Madness exiles the card.'],
    ['keyword.madness', 'Madness may exile the card.'],
    ['keyword.madness', 'Madness lasts until its owner passes.'],
  ],
  'living-weapon': [
    'Living weapon',
    ['keyword.livingWeapon', 'Living weapon makes a Phyrexian Germ.'],
    ['keyword.livingWeapon', 'Living weapon makes a Germ.'],
  ],
  sunburst: [
    'Sunburst and changed types',
    ['keyword.sunburst', 'Sunburst looks at what enters without effects that change its types.'],
    ['keyword.sunburst', 'Sunburst looks at what enters as it will be.'],
  ],
  'damage-putters': [
    'Who puts counters by wither and infect',
    ['damage.wither', 'Whoever controls the source of the damage puts the counters there.'],
    ['damage.wither', 'The counters are put there, and nobody is said to put them.'],
  ],
  'damage-process': [
    'Damage and its results',
    ['damage.results', 'Damage, its results and what preventing it brings are one event, replaced as a whole before any of it happens.'],
    ['damage.results', 'What preventing damage brings happens once the rest of the damage has been dealt.'],
  ],
  'loyalty-for-mana': [
    'Loyalty abilities that add mana',
    ['manaAbility.what', 'A loyalty ability uses the stack, whatever it does.'],
    ['manaAbility.what', 'A loyalty ability without a target that could add mana is a mana ability, and resolves at once.'],
  ],
  'planeswalker-redirection': [
    'Damage to a player or a planeswalker',
    ['damage.deal', 'Damage is dealt to a planeswalker when an effect says so.'],
    ['damage.deal', 'An opponent’s noncombat damage to a player may be dealt to a planeswalker of that player instead.'],
  ],
  phasing: [
    'Phasing',
    ['phasing.status', 'Phasing out is a status that a permanent has; tokens have it too.'],
    ['phasing.status', 'Phasing out is a status that a permanent has; a token that has it is gone.'],
    ['phasing', 'What phases out goes to a zone of its own, heals there, and is lost to effects that last for a time.'],
    ['phasing', 'What phases out to that zone leaves play, and what triggers on leaving triggers.'],
  ],
  suspend: [
    'The last counter of a suspended card',
    ['keyword.suspend', 'Its owner may cast a suspended card when the last time counter is gone, or leave it in exile.'],
    ['keyword.suspend', 'A suspended card must be cast when the last time counter is gone, if it can be.'],
  ],
  'replacement-order': [
    'Order of replacement effects',
    [
      'replacement.order',
      'Self-replacement effects come first, then those on who controls what enters, those that make it a copy, those that turn its back face up, then all others.',
    ],
    [
      'replacement.order',
      'Self-replacement effects come first, then those on who controls what enters, then those that make it a copy, then all others.',
    ],
    ['replacement.order', 'Self-replacement effects come first, then those on who controls what enters, then all others.'],
    ['replacement.order', 'Self-replacement effects come first, then all others.'],
  ],
  'entering-effects': [
    'How a permanent enters',
    ['replacement.enters', 'A permanent enters as it would be on the battlefield, with all effects that would apply to it there.'],
    ['replacement.enters', 'A permanent enters as its own abilities, and what changed it as a spell, make it; other effects do not count.'],
    ['replacement.enters', 'A permanent enters as it is printed, or as what it copies is; no other effect counts.'],
  ],
  ...multiplayerWords,
  'artifact-creatures': [
    'Creature types of artifact creatures',
    ['layers.type', 'New creature types of what becomes an artifact creature replace the old ones.'],
    ['layers.type', 'What becomes an artifact creature keeps all its types and subtypes.'],
  ],
  'negative-numbers': [
    'Power modified by less than 0',
    ['numbers.negative', 'A number that is worked out and comes out below 0 modifies nothing, but for doubling.'],
    ['numbers.negative', 'A number that is worked out and comes out below 0 modifies nothing.'],
    ['numbers.negative', 'A number that is worked out and comes out below 0 modifies power and toughness as it is.'],
    ['layers.powerToughness', 'A power or toughness below 0 modifies nothing: for all but its own changes it counts as 0.'],
  ],
  'x-of-permanents': [
    'X of a permanent',
    ['x.entering', 'What triggers on entering knows the X with which the permanent was cast.'],
    ['x.elsewhere', 'X of a permanent is 0, whatever it was cast with; only how it enters still knows it.'],
  ],
  'any-number-divided': [
    'Dividing among any number',
    ['cast.division', 'What is divided among any number of targets may be divided among none.'],
    ['numbers.any', 'What is divided among any number of targets is divided among at least one, if there is one.'],
    ['cast.division', 'Nothing keeps what is divided among any number of targets from being divided among none.'],
  ],
  'strange-subtypes': [
    'Subtypes of other card types',
    ['layers.type', 'A subtype that belongs to none of the card types is not gained.'],
    ['layers.type', 'Nothing keeps a subtype from being gained.'],
  ],
  'spell-types': [
    'Instants and sorceries whose type is set',
    ['layers.type', 'An instant or sorcery stays one when its card type is set.'],
    ['layers.type', 'New card types replace all old ones.'],
  ],
  'chapterless-sagas': [
    'Sagas without chapters',
    ['sba.saga', 'A Saga that has lost its chapters stays, and gets no more lore counters.'],
    ['sba.saga', 'A Saga without chapters has its last one behind it and is sacrificed.'],
  ],
  'fighting-itself': [
    'A creature that fights itself',
    ['action.fight.itself', 'It deals itself damage equal to twice its power.'],
    ['action.fight.itself', 'It deals itself damage equal to its power twice.'],
  ],
  'transforming-again': [
    'Transforming again',
    [
      'transform.again',
      'An ability does not transform its own permanent if that has transformed since the ability was put onto the stack.',
    ],
    ['transform.only', 'An ability transforms its own permanent however often that has transformed before.'],
  ],
  'transforming-modal': [
    'Transforming modal cards',
    ['transform', 'A permanent whose card is a modal double-faced one transforms too.'],
    ['transform.only', 'Of double-faced cards only those that are not modal transform.'],
  ],
  'choices-of-copies': [
    'Choices of what becomes a copy',
    ['linked.undefined', 'A choice that was made for one ability is undefined for the abilities of what it becomes a copy of later.'],
    ['copy.remembered', 'A choice that was made as a copy entered serves what it becomes a copy of later, too.'],
  ],
  'proliferated-kinds': [
    'Counters of proliferating',
    ['action.proliferate', 'Proliferating gives another counter of each kind that is there.'],
    ['action.proliferate', 'Proliferating gives one counter, of a kind that is there.'],
  ],
  'shuffled-without': [
    'Shuffling in what does not come',
    ['action.shuffle.gone', 'A library is shuffled though what should be shuffled into it is gone, or goes elsewhere.'],
    ['action.shuffle.gone', 'A library is not shuffled if all that should be shuffled into it is gone, or goes elsewhere.'],
    ['action.shuffle.gone', 'A library is not shuffled if all that should be shuffled into it is gone.'],
    ['resolve.order', 'Nothing is said of it; the library is shuffled, since the effect says so.'],
  ],
  'split-cards': [
    'Split cards off the stack',
    ['split', 'Off the stack a split card has the characteristics of both halves together, and one mana value.'],
    ['split', 'Off the stack each half of a split card answers for itself, and a comparison holds when it holds for one of them.'],
  ],
  'fused-spells': [
    'What a fused spell is taken for as it is cast',
    ['keyword.fuse', 'Whether both halves can be cast together is asked of the fused spell alone.'],
    ['keyword.fuse', 'Whether both halves can be cast together is asked of each half; if one can’t be cast, neither can.'],
  ],
  'names-of-both': [
    'Choosing the name of a split card',
    ['split', 'Who wants to choose the name of a split card chooses that of one of its halves.'],
    ['split', 'Who wants to choose the name of a split card chooses the names of both halves.'],
  ],
  'back-faces': [
    'Mana value of a back face',
    ['transform', 'A permanent with its back face up has the mana value of its front face; a copy of a back face has 0.'],
    ['transform', 'A back face has no mana cost, and a mana value of 0.'],
  ],
  'double-faced-tokens': [
    'Copies of double-faced objects',
    ['copy.values', 'A token or copy of a spell that copies a double-faced object has both faces, the same one up.'],
    ['copy.values', 'A copy of a double-faced object has the copied face alone.'],
  ],
  'leaving-player': [
    'What a player who left controls',
    ['leave', 'What a player who left still controls, though others own it, is exiled.'],
    ['leave', 'What a player who left still controls, though others own it, leaves the game too.'],
  ],
  'going-back': [
    'What goes back to a player who left',
    ['leave.byDefault', 'What would go back to a player who left, once another’s control of it ends, is exiled.'],
    ['leave', 'Its control does not change; for how long is not said, and it is not played.'],
  ],
  'fragmented-loops': [
    'Loops of several players',
    ['loop.fragmented', 'The first of them in turn order must make another choice when the same position comes again.'],
    ['loop.fragmented', 'The players name numbers, and whoever names the lower one leaves the other the last word.'],
  ],
  'protecting-counters': [
    'Shield, stun and finality counters',
    [
      'counters.finality',
      'A shield counter goes in place of its permanent, a stun counter keeps it tapped, a finality counter has it exiled.',
    ],
    ['counters.stun', 'A shield counter goes in place of its permanent, a stun counter keeps it tapped.'],
    ['counters.shield', 'A shield counter goes in place of its permanent.'],
    ['counters', 'No counter protects its permanent.'],
  ],
  'keyword-counters': [
    'Keyword counters',
    ['counters.keyword', 'A keyword counter gives its keyword; decayed is one of those that there are.'],
    ['counters.keyword', 'A keyword counter gives its keyword; exalted is one of those that there are.'],
    ['counters.keyword', 'A keyword counter gives its keyword; shadow is one of those that there are.'],
    ['counters.keyword', 'A keyword counter gives its keyword.'],
    ['counters', 'Counters give no keywords.'],
  ],
  'creature-words': [
    'Words for creature types',
    ['creature.subtypes', 'Each word of a type line is a creature type of its own.'],
    ['creature.words', 'The plural of a creature type, and its word for women, count as that type.'],
  ],
  'rules-for-later-ones': [
    'Restrictions for a while',
    ['effects.fixedSet', 'An effect that says what creatures cannot or must do reaches those that come later too.'],
    ['effects.fixedSet', 'An effect that says what creatures cannot or must do is about those alone that were there as it began.'],
  ],
  'referred-sources': [
    'Sources that may be chosen',
    ['prevention', 'A source that is chosen may be a face-up object in the command zone, too.'],
    ['prevention', 'A source that is chosen may be what an object on the stack, a waiting effect or a delayed trigger refers to.'],
    ['prevention', 'A source that is chosen may be what an object on the stack refers to, though it has left; combat damage is one, too.'],
    ['prevention', 'A source that is chosen may be what a spell or ability on the stack refers to, though it has left.'],
    ['prevention', 'A source that is chosen may be what an object on the stack refers to, though it has left; combat damage is one, too.'],
    ['prevention', 'A source that is chosen is a permanent or a spell on the stack.'],
  ],
  'flashback-spells': [
    'What flashback casts',
    ['keyword.flashback', 'With flashback or jump-start a card is cast only as an instant or sorcery.'],
    ['keyword.flashback', 'With flashback or jump-start a card may be cast as whatever it can be cast as.'],
  ],
  'triggered-before-the-end': [
    'Triggers that wait as the turn is ended',
    ['turn.ended.waiting', 'What has triggered and is not on the stack yet as an effect ends the turn, ceases to exist.'],
    [
      'turn.ended.triggers',
      'What has triggered and is not on the stack yet as an effect ends the turn, is put onto it in the cleanup step.',
    ],
  ],
  'help-reduces': [
    'Convoke, delve and what a spell costs at least',
    ['keyword.convoke', 'What is tapped or exiled pays mana that is due in the end.'],
    ['keyword.convoke', 'What is tapped or exiled reduces the cost; how much is due at least is looked at afterwards.'],
  ],
  'lands-per-turn': [
    'Additional lands',
    ['land.oncePerTurn', 'How many lands a player has played in the turn is compared with how many may be played.'],
    ['land.oncePerTurn', 'Each land is played by an effect or by the rule, as its player announces; no other is played by the same.'],
  ],
  'milling-more': [
    'Milling more than there is',
    ['action.mill', 'Nobody may choose to mill more cards than the library has.'],
    [
      'effects.possible',
      'Who chooses to put more cards from the top of the library into the graveyard than there are puts all of them there.',
    ],
  ],
  'exiled-in-subgames': [
    'Cards that a subgame exiled',
    ['subgame.ends', 'What lies in exile as a subgame ends goes to its owner’s library in the main game.'],
    ['subgame.ends', 'What a subgame exiled stays exiled in the main game.'],
  ],
  ...firstEditionsWords,
  ...layersWords,
};
