/** What is said besides events, by a name and with whom and what it is about. The sentences are the teller's, and the game is played without. */
import type { Concept } from '../concepts/concepts.ts';
import type { Bar } from '../look/targetable.ts';
import type { Cost } from '../language/cost.ts';
import type { Instruction } from '../language/instruction.ts';
import type { ManaSymbol } from '../language/manaCost.ts';
import type { Context } from '../look/reading/context.ts';
import type { Mana, ObjectId, PlayerId, Thing } from '../state/state.ts';

/** A target that is not legal any more: it is gone, something bars it, or it is not as it has to be. */
export interface IllegalTarget {
  readonly thing: Thing;
  readonly why: Bar | 'gone' | 'other';
}

/** What nobody is asked since it cannot be done (608.2d): what would be done first. */
export interface Impossible {
  readonly first: Instruction | undefined;
  readonly context: Context;
}

export interface Sayings {
  readonly 'defending player': readonly [player: PlayerId];
  readonly 'removed from combat': readonly [object: ObjectId];
  readonly 'damage order': readonly [object: ObjectId, order: readonly ObjectId[], cites: readonly Concept[]];
  readonly 'damage on the stack': readonly [];
  readonly 'combat damage': readonly [];
  /** An offer to do something, or to pay: the player could and does not, or cannot, and was not asked. */
  readonly declined: readonly [player: PlayerId, cost: readonly Cost[], impossible?: Impossible];
  /** These may not be chosen: what is done could not happen to them. */
  readonly narrowed: readonly [things: readonly Thing[]];
  /** What symbols that may be paid in two ways are paid with was chosen for the player. */
  readonly 'symbols chosen': readonly [player: PlayerId, life: boolean];
  /** A continuous effect for as long as something is so that is not. */
  /** `gone`: who would gain control has left the game. */
  readonly 'no effect': readonly [source: ObjectId, gone: boolean];
  readonly 'gone pays nothing': readonly [player: PlayerId];
  readonly 'no exchange': readonly [alike: boolean];
  readonly meld: readonly [into: string, does: boolean];
  /** The player owns it not, or has no sticker left. */
  readonly 'no sticker': readonly [player: PlayerId, object: ObjectId];
  readonly undetermined: readonly [name: string];
  readonly piles: readonly [by: PlayerId, first: readonly ObjectId[], second: readonly ObjectId[]];
  readonly 'nothing to copy': readonly [];
  readonly 'no copy': readonly [];
  /** `lacking`: why nothing of what should be shuffled in comes there. */
  readonly shuffle: readonly [player: PlayerId, isShuffled: boolean, lacking?: 'none' | 'gone' | 'elsewhere'];
  readonly search: readonly [player: PlayerId, found: readonly ObjectId[]];
  readonly 'not all found': readonly [];
  readonly 'cannot search': readonly [player: PlayerId];
  readonly 'nothing found': readonly [player: PlayerId, isUndefined: boolean];
  readonly targets: readonly [targets: readonly Thing[], isNew: boolean, rule: Concept];
  /** `rest`: other targets are still legal. `alone`: the rule by which a spell resolves as a creature all the same. */
  readonly 'illegal targets': readonly [object: ObjectId, illegal: readonly IllegalTarget[], rest: boolean, alone?: Concept];
  readonly 'intervening if': readonly [source: ObjectId];
  readonly 'cast now': readonly [spell: ObjectId];
  /** It can’t have an ability that an effect would add, and nothing of the effect applies to it. */
  readonly 'cannot have': readonly [object: ObjectId];
  /** So much more is due once what helps to pay has reduced the cost. */
  readonly 'costs at least': readonly [spell: ObjectId, more: number];
  /** Whether abilities that wait for the stack cease to exist, and whether they wait on. */
  readonly 'end turn': readonly [ceases: boolean, waits: boolean];
  readonly 'combat cost': readonly [
    what: 'attack' | 'block',
    mana: readonly ManaSymbol[],
    others: readonly Cost[],
    cites: readonly Concept[],
  ];
  readonly stays: readonly [];
  readonly 'stays tapped': readonly [objects: readonly ObjectId[]];
  readonly 'team draw': readonly [];
  readonly 'draw waits': readonly [player: PlayerId];
  readonly 'first draw skipped': readonly [player: PlayerId, byTeam: boolean];
  readonly 'no first draw': readonly [player: PlayerId];
  /** Whose turn goes on without an active player. */
  readonly 'turn goes on': readonly [player: PlayerId];
  readonly restart: readonly [starter: PlayerId];
  readonly subgame: readonly [starter: PlayerId];
  readonly 'subgame ends': readonly [winners: readonly PlayerId[]];
  readonly 'team life': readonly [members: readonly PlayerId[], isWhole: boolean];
  readonly blessing: readonly [player: PlayerId, by: Concept];
  readonly 'becomes monarch': readonly [player: PlayerId];
  readonly 'becomes time': readonly [time: 'Day' | 'Night'];
  readonly ring: readonly [player: PlayerId];
  readonly 'ring-bearer': readonly [player: PlayerId, creature: ObjectId];
  readonly speed: readonly [player: PlayerId];
  readonly 'mana ability': readonly [source: ObjectId, text: string];
  readonly returns: readonly [count: number];
  readonly skip: readonly [player: PlayerId, what: string];
  readonly 'life floor': readonly [source: ObjectId, text: string];
  readonly ventures: readonly [player: PlayerId, dungeon: string, room: string];
  readonly completes: readonly [player: PlayerId, dungeon: string];
  readonly 'planar roll': readonly [player: PlayerId, rolled: 'chaos' | 'planeswalker' | 'blank'];
  readonly 'planeswalks from': readonly [player: PlayerId, planes: readonly ObjectId[]];
  readonly 'planeswalks to': readonly [player: PlayerId, plane: ObjectId];
  readonly chaos: readonly [];
  readonly 'planar controller': readonly [player: PlayerId];
  readonly 'planeswalking ceases': readonly [];
  readonly 'no planar controller': readonly [player: PlayerId];
  readonly 'phenomenon over': readonly [phenomenon: ObjectId];
  readonly 'sets in motion': readonly [player: PlayerId, scheme: ObjectId];
  readonly abandons: readonly [player: PlayerId, scheme: ObjectId];
  readonly 'schemes over': readonly [schemes: readonly ObjectId[]];
  readonly 'takes the initiative': readonly [player: PlayerId];
  readonly 'not face down': readonly [objects: readonly ObjectId[]];
  readonly flip: readonly [player: PlayerId, wins: boolean];
  readonly roll: readonly [player: PlayerId, result: number];
  readonly votes: readonly [player: PlayerId, what: string];
  readonly clash: readonly [winner: PlayerId | undefined];
  readonly loop: readonly [];
  readonly concedes: readonly [player: PlayerId];
  readonly 'no such card': readonly [];
  readonly helps: readonly [keyword: string, paid: readonly ManaSymbol[], cites: readonly Concept[]];
  readonly miracle: readonly [player: PlayerId, card: ObjectId];
  /** Put onto the battlefield attacking. */
  readonly attacking: readonly [object: ObjectId, whom: Thing];
  readonly 'face up': readonly [player: PlayerId, object: ObjectId, by: 'morph' | 'megamorph' | 'disguise' | 'manifest' | 'nothing'];
  readonly 'top cards': readonly [player: PlayerId, does: 'scry' | 'surveil', count: number];
  readonly 'no mana': readonly [player: PlayerId, byAbility: boolean, why: readonly Concept[]];
  readonly unlocks: readonly [player: PlayerId, room: ObjectId];
  readonly 'melded order': readonly [player: PlayerId];
  readonly saga: readonly [];
  readonly 'team mulligans': readonly [];
  readonly revealed: readonly [objects: readonly ObjectId[], cites: readonly Concept[]];
  readonly looks: readonly [player: PlayerId, count: number];
  readonly pays: readonly [player: PlayerId, mana: readonly Mana[], hasColorless: boolean, cites: readonly Concept[]];
}
