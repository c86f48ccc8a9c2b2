/** How somebody divides an effect among targets (601.2d). */
import type { Divided } from '../../language/instruction.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf, Refusal } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf } from '../../look/reading/read.ts';
import { divisions } from '../../state/combinations.ts';
import { tooManyParts } from '../casting/division.ts';

/** Undefined where there is nothing to divide it among. @throws Refusal when there are more targets than parts */
export function* divide(
  game: Game,
  { to, amount }: Divided,
  context: Context,
  least: number,
): Procedure<Readonly<Record<string, number>> | undefined> {
  const total = amountOf(lookAt(game.state), amount, context);
  const { targets } = context.announced;
  const things = to.kind === 'target' ? (targets[to.index] ?? []) : targets.flat();
  if (things.length === 0) return undefined;
  if (things.length * least > total) throw new Refusal(tooManyParts(total, things.length), 'cast.division');
  const answer = yield* ask(game, {
    player: context.controller,
    kind: 'division',
    text: `How are ${total} divided?`,
    source: context.source,
    options: () => divisions(total, things, least),
    judge: (given) => {
      const parts = typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
      const whole = parts.every(([thing, part]) => things.includes(thing) && Number.isInteger(part) && Number(part) >= least);
      const sum = parts.reduce((all, [, part]) => all + Number(part), 0);
      return legalIf(
        whole && parts.length === things.length && sum === total,
        `each target must get at least ${least}, and all together ${total}`,
        'cast.division',
      );
    },
    cites: ['cast.division'],
  });
  return Object.fromEntries(Object.entries(answer).map(([thing, part]) => [thing, Number(part)]));
}
