/** What is done unless a player gives something up: "unless they discard a land card", "unless that player sacrifices a creature or pays 3 life" (118.12a). */
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { digits } from '../amounts.ts';
import { perPlayer } from '../distributing.ts';
import { type Counted, counted } from '../filters.ts';
import { withoutHand } from '../fromHand.ts';
import { who } from '../phrases.ts';
import { holds, isEach, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { single } from './single.ts';

const isEachOne = (part: object): boolean => 'kind' in part && part.kind === 'each';

/** What is done unless a player pays: "they", of several of whom it is said, are asked one by one, each for what is done to that one. */
export function unless(
  payer: Ref,
  cost: readonly Cost[] | undefined,
  then: readonly Instruction[],
  at: number,
  isOfEach = false,
): readonly Instruction[] {
  const asked = (otherwise: readonly Instruction[]): Instruction => ({
    do: 'may',
    who: payer,
    ...(cost ? { cost } : {}),
    then: [],
    otherwise,
  });
  const [only, ...others] = then;
  if (isOfEach || !holds(payer, isEachOne)) return [asked(then)];
  if (!only || others.length > 0) throw new Unclear(at, 'who pays for what is not said');
  if (only.do === 'for each') return [{ ...only, then: [asked(only.then)] }];
  if (!('who' in only) || !isEach(only.who)) throw new Unclear(at, 'who pays for what is not said');
  return perPlayer(only.who, asked([only]));
}

/** Of what is given up it has to stand there how much: nothing is counted or chosen for it, and "you" would not be who pays. */
function given(pay: 'sacrifice' | 'discard', { filter, amount, upTo }: Counted, payer: Ref, at: number): Cost {
  const cards = pay === 'discard' ? withoutHand(filter, payer) : filter;
  if (
    upTo ||
    amount.kind !== 'number' ||
    holds(cards, (part) => 'kind' in part && ['you', 'memory', 'each', 'x'].includes(String(part.kind)))
  )
    throw new Unclear(at);
  return { pay, filter: cards, amount };
}
const ways = (many: '' | 'Or'): string =>
  `(^payer:sacrifice <gone${many}>[ of (their|his or her) choice]|^payer:discard <cards${many}>|^payer:pay <life${many}> life)`;
interface Ways {
  readonly gone: Counted | undefined;
  readonly cards: Counted | undefined;
  readonly life: Amount | undefined;
}
function costOf({ gone, cards, life }: Ways, payer: Ref, at: number): Cost {
  if (gone) return given('sacrifice', gone, payer, at);
  return cards ? given('discard', cards, payer, at) : { pay: 'life', amount: life ?? { kind: 'number', value: 0 } };
}

/** Behind "for each opponent" it is asked of the one in question. */
export const unlessDone: Construct<readonly Instruction[]> = clause(
  `<then> unless <payer> ${ways('')}[ or ${ways('Or')}]`,
  {
    then: single,
    payer: who,
    gone: maybe(counted),
    cards: maybe(counted),
    life: maybe(digits),
    goneOr: maybe(counted),
    cardsOr: maybe(counted),
    lifeOr: maybe(digits),
  },
  ({ then, payer, gone, cards, life, goneOr, cardsOr, lifeOr }, { scope, outer, tree: { start } }) => {
    // Any of several opponents may do it, one after the other: nobody is asked so yet. Nor are several for one thing.
    if (payer.kind === 'memory' || payer.kind === 'you' || isEach(payer) || scope.before.length > 0)
      throw new Unclear(start, 'any of them may');
    const first = costOf({ gone, cards, life }, payer, start);
    const other = goneOr ?? cardsOr ?? lifeOr;
    const cost: Cost =
      other === undefined
        ? first
        : { pay: 'one of', costs: [[first], [costOf({ gone: goneOr, cards: cardsOr, life: lifeOr }, payer, start)]] };
    return unless(
      payer,
      [cost],
      then,
      start,
      outer.said.some(({ ref }) => ref.kind === 'each'),
    );
  },
  // Who is asked is so before anything is made.
  { before: { payer: (scope: Scope) => ({ ...scope, said: scope.said.filter(({ how }) => how !== 'made') }) } },
);
