/** Choosing a source of damage: also what objects on the stack refer to, even if it is no longer where it was, or lies in the command zone (609.7a). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Game } from '../../events/procedure.ts';
import { isMeant } from '../../events/replacement/written.ts';
import type { Filter } from '../../language/filter.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { objectIn } from '../../look/look.ts';
import { forSources } from '../../look/range.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import type { AbilityOnStack, EventContext, GameState, Thing } from '../../state/state.ts';

interface Speaking extends Partial<Pick<AbilityOnStack, 'source' | 'targets' | 'event' | 'memory'>> {
  readonly affected?: readonly Thing[] | undefined;
}

const ofEvent = ({ object, became, also = [], source, recipient, objects = [] }: EventContext): readonly (Thing | undefined)[] => [
  ...[object, became, ...also, source, recipient],
  ...objects,
];
const spokenOf = ({ source, targets = [], event = {}, memory = {}, affected = [] }: Speaking): readonly (Thing | undefined)[] => [
  source,
  ...targets.flat(),
  ...ofEvent(event),
  ...Object.values(memory).flatMap(listRemembered),
  ...affected,
];

type Referred = (state: GameState) => readonly (Thing | undefined)[];

const onStack: Referred = ({ zones, objects }) =>
  zones.stack.flatMap((id) => [objects[id]?.ability, objects[id]?.spell].flatMap((each) => (each ? spokenOf(each) : [])));

/** What assigned combat damage that waits on the stack, though it has left or is no creature any more (2005-08-01 419.8a). */
const withDamage: Referred = (state) => [
  ...onStack(state),
  ...state.zones.stack.flatMap((id) => (state.objects[id]?.assigned ?? []).map(({ source }) => source)),
];

/** Delayed triggers, and effects that prevent or replace something. */
const waiting: Referred = ({ delayed, effects }) => [
  ...delayed.flatMap(({ source, memory, context }) => spokenOf({ ...context, source, memory })),
  ...effects
    .filter(({ rules = [] }) => rules.some(({ rule }) => rule === 'prevent' || rule === 'replace'))
    .flatMap(({ source, affected, spoken }) => spokenOf({ ...spoken, ...spoken?.announced, source, affected })),
];

const inCommand: Referred = ({ zones, objects }) => zones.command.filter((id) => objects[id]?.faceDown === false);

/**
 * What else may be chosen, as something refers to it or as it lies open: the first rules of it let only permanents and spells be chosen. Combat
 * damage on the stack counted as a pseudospell first (2001-07-23 310.4, 419.7c); of "a spell or ability" (2003-07-01 419.8a) it is neither.
 */
export const referredSources: readonly Variant<Referred>[] = [
  { from: '2009-10-01', value: (state) => [...onStack(state), ...waiting(state), ...inCommand(state)] },
  { from: '2009-07-11', value: (state) => [...onStack(state), ...waiting(state)] },
  { from: '2004-10-01', value: withDamage },
  { from: '2003-07-01', value: onStack },
  { from: '2001-07-23', value: withDamage },
  { from: '', value: () => [] },
];

export function withReferred({ state }: Game, instruction: InstructionOf<'choose'>, of: Filter, context: Context): InstructionOf<'choose'> {
  const look = lookAt(state);
  const found = resolveRef(forSources(look, instruction.protects === true), instruction.from as Ref, context);
  const isGone = (id: Thing): boolean => !['battlefield', 'stack'].includes(look.state.objects[id]?.zone ?? '');
  const referred = variantOn(
    referredSources,
    state.day,
  )(state).flatMap((id) =>
    id !== undefined && objectIn(look, id) && isGone(id) && isMeant(look, { kind: 'all', filter: of }, id, context) ? [id] : [],
  );
  return { ...instruction, from: { kind: 'these', things: [...new Set([...found, ...referred])] } };
}
