/** Dividing an effect among targets (601.2d). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Effect } from '../../language/ability.ts';
import { anyNumber } from '../../language/amount.ts';
import type { Divided, Instruction } from '../../language/instruction.ts';
import { paidParts } from '../../language/paidParts.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Context } from '../../look/reading/context.ts';
import { contextsOf } from '../../look/reading/ownTargets.ts';
import { amountOf } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Game, type Procedure, rareOf } from '../../events/procedure.ts';

/** Into how many parts at most an effect divides what it divides among one word's targets: each gets at least one (601.2d). */
export interface Parts {
  /** The word, from 0 in its effect. */
  readonly slot: number;
  readonly most: number;
  /** Among how many at least, if there are so many. */
  readonly least: number;
}

/** Among how many at least something is divided that is divided among "any number" (107.1c). */
export const anyNumberDivided: readonly Variant<number>[] = [
  { from: '2019-07-12', value: 0 },
  { from: '2010-02-01', value: 1 },
  { from: '', value: 0 },
];

/** How much each target gets at least (601.2d); of so many targets as are named some could get nothing (1999-04-23 409.1e). */
export const leastParts: readonly Variant<number>[] = [
  { from: '2001-07-23', value: 1 },
  { from: '', value: 0 },
];

function leastPart({ state }: Pick<Game, 'state'>, targets: Effect['targets'], { to }: Divided): number {
  const slot = to.kind === 'target' ? targets[to.index] : undefined;
  return slot && isSame(slot.least, slot.most) ? variantOn(leastParts, state.day) : 1;
}

/** Undefined where nothing is divided, or where how much it is hangs on the targets. */
export function partsOf(game: Pick<Game, 'state'>, { instructions, targets }: Effect, context: Context): Parts | undefined {
  const divided = dividedIn(paidParts(instructions, context.announced.paid));
  if (divided?.to.kind !== 'target' || kindsIn(divided.amount).has('target')) return undefined;
  const { index: slot } = divided.to;
  return {
    slot,
    most: leastPart(game, targets, divided) === 0 ? Infinity : Math.max(0, amountOf(lookAt(game.state), divided.amount, context)),
    least: isSame(targets[slot]?.most, anyNumber) ? variantOn(anyNumberDivided, game.state.day) : 0,
  };
}

/** What is divided, also where it is done only if something else is. */
function dividedIn(instructions: readonly Instruction[]): Divided | undefined {
  for (const each of instructions) {
    if (each.do === 'damage' && each.divided) return each;
    if (each.do === 'counters' && each.divided) return { ...each, to: each.on };
    const inner = each.do === 'if' || each.do === 'may' ? dividedIn([...each.then, ...(each.otherwise ?? [])]) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Why so many targets cannot be chosen where each must get a part. */
export const tooManyParts = (most: number, targets: number): string => `${most} cannot be divided among ${targets} targets`;

/** Chooses how what is divided is divided: each target gets at least one. @throws Refusal when there are more targets than parts. */
export function* chooseDivision(
  game: Game,
  effects: readonly Effect[],
  context: Context,
): Procedure<Readonly<Record<string, number>> | undefined> {
  for (const [at, own] of contextsOf(effects, context).entries()) {
    const divided = dividedIn(paidParts(effects[at]?.instructions ?? [], context.announced.paid));
    if (!divided) continue;
    const division = yield* rareOf(game, 'dividing').divide(game, divided, own, leastPart(game, effects[at]?.targets ?? [], divided));
    if (division) return division;
  }
  return undefined;
}
