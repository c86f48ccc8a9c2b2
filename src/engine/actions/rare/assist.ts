/** Assist: another player may pay for generic mana of a spell (702.132). */
import { chooseUpTo } from '../../events/choices.ts';
import type { Game, Rare } from '../../events/procedure.ts';
import { leavesOut } from '../../events/unasked.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { canPayMana, payMana } from '../mana/payMana.ts';
import { genericOf } from '../mana/payment.ts';
import { askWhich } from './askWhich.ts';

const canPay = (game: Game, player: PlayerId, amount: number, spell: ObjectId): boolean =>
  canPayMana(game, player, genericOf(amount), { spentOn: spell });

/** The player who is chosen pays first, any amount of it; the rest is left. */
export const assist: Rare['assist'] = function* (game, player, spell, due) {
  const generic = due.filter(({ kind }) => kind === 'generic');
  const others = game.state.players.filter(({ id, left }) => id !== player && !left).map(({ id }) => id);
  const unhelped = { due, mana: [] };
  if (generic.length === 0) return unhelped;
  if (
    leavesOut(
      game,
      'nobody to assist',
      others.every((id) => !canPay(game, id, 1, spell)),
    )
  ) {
    game.asked.forced.push({ player, answer: 'no' });
    return unhelped;
  }
  const [helper] = yield* chooseUpTo(game, player, others, 1, 'Which player may assist?', 'cast.pay', 'keyword.assist');
  if (helper === undefined) return unhelped;
  const able = Array.from({ length: generic.length + 1 }, (_, amount) => amount).filter((amount) => canPay(game, helper, amount, spell));
  const amount = yield* askWhich(
    game,
    { player: helper, text: 'How much generic mana is paid?', source: spell },
    able,
    'so much is not asked, or cannot be paid',
    'keyword.assist',
  );
  const paid = genericOf(amount);
  const mana = paid.length === 0 ? [] : yield* payMana(game, helper, paid, undefined, { spentOn: spell });
  const rest = generic.slice(paid.length);
  return { due: [...due.filter(({ kind }) => kind !== 'generic'), ...rest], mana };
};
