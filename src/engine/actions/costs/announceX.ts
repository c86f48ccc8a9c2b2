/** X of a cost that is paid as something resolves: where nothing defines it, it is chosen then (107.3f, 2026-01-16). */
import { kindsIn } from '../../language/parts.ts';
import type { Cost } from '../../language/cost.ts';
import { bounds } from '../../state/bounds.ts';
import type { PlayerId } from '../../state/state.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { listDue } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';

/** The context with the X that the controller of the effect chooses: no more than whoever pays can pay, where that is the same player. */
export function* announceX(game: Game, payer: PlayerId, costs: readonly Cost[], context: Context): Procedure<Context> {
  const open = costs.flatMap((cost) =>
    cost.pay === 'mana' && cost.x === undefined && cost.cost.symbols.some(({ kind }) => kind === 'x') ? [cost.cost] : [],
  );
  if (open.length === 0 || isDefined(game, context)) return context;
  const isPayable = (x: number): boolean =>
    payer !== context.controller ||
    canPayMana(
      game,
      payer,
      open.flatMap((cost) => listDue(cost, x)),
    );
  const answer = yield* ask(game, {
    player: context.controller,
    kind: 'x',
    text: `What is X in ${open.map(({ text }) => text).join(', ')}?`,
    source: context.source,
    options: () => {
      const payable: number[] = [];
      for (let x = 0; x <= bounds.x && isPayable(x); x += 1) payable.push(x);
      return payable;
    },
    open: isPayable(bounds.x + 1),
    judge: (given) =>
      legalIf(
        typeof given === 'number' && Number.isInteger(given) && given >= 0 && isPayable(given),
        'X is a number, 0 or more, that can be paid',
        'x',
      ),
    cites: ['x'],
  });
  return { ...context, announced: { ...context.announced, x: Number(answer) } };
}

/** Costs whose X the text defines ("where X is"), with the number that it is: whoever pays, "you" is the controller of the effect. */
export const settleX = (game: Game, costs: readonly Cost[], context: Context): readonly Cost[] =>
  costs.map((cost) =>
    cost.pay === 'mana' && cost.x
      ? { ...cost, x: { kind: 'number', value: Math.max(0, amountOf(lookAt(game.state), cost.x, context)) } }
      : cost,
  );

/** What a spell was cast with, or an ability activated with, is X everywhere on it (107.3i). */
function isDefined(game: Game, { source, announced, ability }: Context): boolean {
  if (announced.x > 0) return true;
  if (ability?.kind === 'triggered') return false;
  const { manaCost } = lookAt(game.state).characteristicsOf(source);
  const activated = ability?.kind === 'activated' && kindsIn(ability.costs).has('x');
  return activated || (manaCost?.symbols.some(({ kind }) => kind === 'x') ?? false);
}
