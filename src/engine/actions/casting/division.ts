/** Dividing an effect among targets (601.2d). */
import type { Effect } from '../../language/ability.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { paidParts } from '../../language/paidParts.ts';
import { kindsIn } from '../../language/parts.ts';
import { divisions } from '../../state/combinations.ts';
import type { Context } from '../../look/reading/context.ts';
import { contextsOf } from '../../look/reading/ownTargets.ts';
import { amountOf } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf, Refusal } from '../../events/question.ts';

/** Into how many parts at most an effect divides what it divides among one word's targets: each gets at least one (601.2d). */
export interface Parts {
  /** The word, from 0 in its effect. */
  readonly slot: number;
  readonly most: number;
}

/** Undefined where nothing is divided, or where how much it is hangs on the targets. */
export function partsOf(game: Pick<Game, 'state'>, { instructions }: Effect, context: Context): Parts | undefined {
  const divided = dividedIn(paidParts(instructions, context.announced.paid));
  if (divided?.to.kind !== 'target' || kindsIn(divided.amount).has('target')) return undefined;
  return { slot: divided.to.index, most: Math.max(0, amountOf(lookAt(game.state), divided.amount, context)) };
}

/** What is divided, also where it is done only if something else is. */
function dividedIn(instructions: readonly Instruction[]): Pick<InstructionOf<'damage'>, 'to' | 'amount'> | undefined {
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
    const total = amountOf(lookAt(game.state), divided.amount, own);
    const { to } = divided;
    const { targets } = own.announced;
    const things = to.kind === 'target' ? (targets[to.index] ?? []) : targets.flat();
    if (things.length === 0) continue;
    if (things.length > total) throw new Refusal(tooManyParts(total, things.length), 'cast.division');
    const answer = yield* ask(game, {
      player: context.controller,
      kind: 'division',
      text: `How are ${total} divided?`,
      source: context.source,
      options: () => divisions(total, things, 1),
      judge: (given) => {
        const parts = typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
        const whole = parts.every(([thing, part]) => things.includes(thing) && Number.isInteger(part) && Number(part) >= 1);
        const sum = parts.reduce((all, [, part]) => all + Number(part), 0);
        return legalIf(
          whole && parts.length === things.length && sum === total,
          `each target must get at least 1, and all together ${total}`,
          'cast.division',
        );
      },
      cites: ['cast.division'],
    });
    return Object.fromEntries(Object.entries(answer).map(([thing, part]) => [thing, Number(part)]));
  }
  return undefined;
}
