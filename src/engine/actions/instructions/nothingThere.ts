/** What an instruction does not find: told, or cited, since what is not there decides too (107.2, 702.26b). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Game } from '../../events/procedure.ts';

/** The highest of nothing cannot be determined, and counts as 0 (107.2). */
export function tellUndetermined(game: Game, instruction: Instruction, context: Context): void {
  if (!('amount' in instruction) || typeof instruction.amount !== 'object') return;
  const { amount } = instruction;
  if (amount.kind !== 'greatest' || resolveRef(lookAt(game.state), amount.of, context).length > 0) return;
  game.tell('undetermined', `The greatest ${amount.name} of nothing counts as 0.`, 'numbers.undetermined');
}

/** Cited where an instruction would find or count more, were what is phased out there (702.26b). */
export function citesOfPhasedOut(look: Look, instruction: Instruction, context: Context): readonly Concept[] {
  const { state } = look;
  const away = state.zones.battlefield.filter((id) => state.objects[id]?.phasedOut === true);
  if (away.length === 0) return [];
  const back = away.flatMap((id) => {
    const object = state.objects[id];
    return object ? [[id, { ...object, phasedOut: false }] as const] : [];
  });
  const there = lookAt({ ...state, objects: { ...state.objects, ...Object.fromEntries(back) } });
  const { what, amount } = instruction as { readonly what?: unknown; readonly amount?: unknown };
  const isMore =
    (isAll(what) && resolveRef(there, what, context).length > resolveRef(look, what, context).length) ||
    (isAmount(amount) && amountOf(there, amount, context) !== amountOf(look, amount, context));
  return isMore ? ['phasing.status'] : [];
}

const isKind = (value: unknown): value is { readonly kind: unknown } => typeof value === 'object' && value !== null && 'kind' in value;
const isAll = (value: unknown): value is Ref => isKind(value) && value.kind === 'all';
const isAmount = (value: unknown): value is Amount => isKind(value);
