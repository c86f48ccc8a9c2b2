/** The total cost of an attack or block: all mana together, then the other costs (508.1h to 508.1j, 509.1d to 509.1f). */
import type { Concept } from '../../concepts/concepts.ts';
import { cite, type Rare, say } from '../../events/procedure.ts';
import { unannounced } from '../../look/reading/context.ts';
import { isColorless } from '../../language/manaCost.ts';
import { payCosts } from '../costs/costs.ts';
import { dueOf } from '../mana/payment.ts';
import { payMana } from '../mana/payMana.ts';

export const payDeclaration: Rare['payDeclaration'] = function* (game, player, concept, dues) {
  const isAttack = concept === 'attack.cost';
  const payment: Concept = isAttack ? 'attack.pay' : 'block.pay';
  // What is due had no rule beside that of paying it before 2003.
  const isRule = game.hasRule?.(concept, game.state.day) ?? true;
  const mana = dues.flatMap(({ costs }) => dueOf(costs));
  const others = dues.flatMap(({ costs }) => costs.filter(({ pay }) => pay !== 'mana'));
  say(game, 'combat cost', isAttack ? 'attack' : 'block', mana, others, [isRule ? concept : payment]);
  if (mana.length > 0) {
    cite(game, isAttack ? 'attack.mana' : 'block.mana');
    const paid = yield* payMana(game, player, mana, undefined);
    say(game, 'pays', player, paid, mana.some(isColorless), [payment]);
  } else cite(game, payment);
  for (const { source, costs } of dues)
    for (const cost of costs) if (cost.pay !== 'mana') yield* payCosts(game, [cost], unannounced(source, player));
};
