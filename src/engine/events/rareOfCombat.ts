/** What few games do in combat, as a session is given it. */
import type { Concept } from '../concepts/concepts.ts';
import type { Cost } from '../language/cost.ts';
import type { Look } from '../look/look.ts';
import type { AssignedDamage, GameObject, ObjectId, PlayerId, Thing } from '../state/state.ts';
import type { Answer, Question } from './question.ts';

/** A creature that attacks, and the one that it enlists. */
export interface Enlisting {
  readonly attacker: ObjectId;
  readonly enlisted: ObjectId;
  /** Who pays. */
  readonly player: PlayerId;
}

/** A creature with damage to assign. */
export interface Assigner {
  readonly id: ObjectId;
  readonly power: number;
  /** Who divides it: its controller, but with banding on the other side the other player (702.22j, 702.22k); what says so. */
  readonly player: PlayerId;
  readonly cites: readonly Concept[];
  /** The creatures that it fights, in order. */
  readonly foes: readonly ObjectId[];
  /** Whether each foe must have lethal damage before the next gets any. */
  readonly ordered: boolean;
  /** What gets damage only when all foes have lethal damage: what it attacks, and with trample over planeswalkers their controller behind. */
  readonly beyond: readonly Thing[];
  /** Only one of those gets any: a team is attacked, and one of its players is dealt the damage (810.7f until January 2018). */
  readonly one: boolean;
  /** The same as though it weren't blocked, where it may be so. */
  readonly unblocked?: Assigner;
}

/** Damage by recipient, without zeros. */
export type Assignment = Readonly<Record<Thing, number>>;

export type DeclarationCost = 'attack.cost' | 'block.cost';

/** What has to be paid for one creature that attacks or blocks. */
export interface Due {
  readonly source: ObjectId;
  readonly costs: readonly Cost[];
}

type Procedure<T> = Generator<Question, T, Answer>;
type Doing<Game, About extends readonly unknown[] = []> = (game: Game, ...about: About) => Procedure<void>;

/** What few games do in combat, and as the main phase before it begins. */
export interface RareOfCombat<Game> {
  /** The turn-based action of an archenemy (904.9). */
  readonly setInMotion: Doing<Game, [player: PlayerId]>;
  /** Those of one side that could deal damage to several things assign it: it is written to `all`, where what all others assign is. */
  readonly assignDamage: Doing<Game, [look: Look, own: readonly Assigner[], all: Map<ObjectId, Assignment>]>;
  /** What declared attackers or blockers cost is paid (508.1h to 508.1j, 509.1d to 509.1f). @throws Refusal where it cannot be */
  readonly payDeclaration: Doing<Game, [player: PlayerId, concept: DeclarationCost, dues: readonly Due[]]>;
  /** Combat damage that was assigned is put onto the stack, and dealt as it resolves (310 of the editions until May 2009). */
  readonly damageOnStack: {
    readonly put: Doing<Game, [assigned: readonly AssignedDamage[]]>;
    readonly deal: Doing<Game, [damage: GameObject]>;
  };
  /** The order in which creatures assign damage is announced; not of those whose order is known (509.2, 2009 to 2024). */
  readonly orderDamage: Doing<Game, [known: readonly ObjectId[]]>;
  /** The one opponent who may be attacked is chosen as combat begins, where there are several and one alone can be (507.1). */
  readonly chooseDefendingPlayer: Doing<Game>;
  /** Creatures that have entered become attacking (508.4): their controller says whom of these each attacks. */
  readonly enterAttacking: (game: Game, entered: readonly ObjectId[], only?: (whom: Thing) => boolean) => Procedure<void>;
  /** Which attackers are in a band together (508.1e). */
  readonly declareBands: (
    game: Game,
    player: PlayerId,
    attacks: Readonly<Record<ObjectId, Thing>>,
  ) => Procedure<readonly (readonly ObjectId[])[]>;
  /** Who says which creatures of a player attack or block, where that is another. */
  readonly declarer: (game: Game, player: PlayerId, what: 'attackers' | 'blockers') => PlayerId | undefined;
  /** Which creatures are enlisted as others attack, and that they are tapped for it (702.154a). */
  readonly chooseEnlisted: (game: Game, attackers: readonly ObjectId[]) => Procedure<readonly Enlisting[]>;
  readonly enlist: (game: Game, all: readonly Enlisting[]) => Procedure<void>;
  /** A player exerts a permanent (701.43a). */
  readonly exert: Doing<Game, [object: ObjectId, player: PlayerId]>;
  /** Which attackers their controllers exert (701.43d). */
  readonly exertAttackers: Doing<Game, [attackers: readonly ObjectId[]]>;
}
