/** Who speaks, while a text is carried out: the source of an ability, its controller, and what was announced and remembered. */
import type { Ability } from '../../language/ability.ts';
import { findPlayer } from '../../state/changes.ts';
import { type Look } from '../look.ts';
import { isPlanar } from '../../state/planes.ts';
import { inRange, isLimited } from '../range.ts';
import type { Announced, EventContext, GameState, ObjectId, PlayerId, Remembered, Thing } from '../../state/state.ts';

/** Who speaks: the source of an ability, its controller, and what was chosen and remembered on the way. */
export interface Context {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly announced: Announced;
  readonly event?: EventContext;
  /** Grows while instructions are carried out. */
  readonly memory: Readonly<Record<string, Remembered>>;
  /** The position in which the text began to be followed: what left its zone since then was moved by the text (400.7j). */
  readonly began?: GameState;
  /** In an instruction for each of a set: the one in question. */
  readonly each?: Thing;
  /** The ability that speaks, for one that gives itself to something. */
  readonly ability?: Ability;
  /** Who defends, where a creature is about to attack or one of several was chosen; and who of an active team is meant. */
  readonly defending?: readonly PlayerId[];
  readonly active?: readonly PlayerId[];
  /** Whose spell or ability has the controller pay something, where it is another's (118.12a). */
  readonly causer?: PlayerId;
  /** Others in whose range of influence all must be that the text speaks of, beside its controller (801.5a, 801.13a). */
  readonly within?: readonly PlayerId[];
}

export const nothingAnnounced: Announced = { targets: [], modes: [], x: 0, paid: [] };

/** What a text knows of which nothing was announced. */
export const unannounced = (source: ObjectId, controller: PlayerId): Context => ({
  source,
  controller,
  announced: nothingAnnounced,
  memory: {},
});

export const isPlayer = (state: GameState, thing: Thing): boolean => findPlayer(state, thing) !== undefined;

/** Whether a text can see a thing and do something to it. */
export const reaches = (look: Look, { controller, source, within = [] }: Context, thing: Thing): boolean =>
  !isLimited(look.state) ||
  isPlanar(look.state, look.state.objects[source]) ||
  [controller, ...within].every((player) => inRange(look, player, thing));
