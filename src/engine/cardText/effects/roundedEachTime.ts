/** Halves and thirds that a sentence behind them rounds: "half X life and half X cards. Round down each time" (107.1a). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { partOf } from '../amounts.ts';
import { perPlayer } from '../distributing.ts';
import { instruction, nouns, sentence, who } from '../phrases.ts';
import { and, controlledBy, handOn, isEach, type Scope, Unclear } from '../scope.ts';
import { clause, maybe } from '../syntax.ts';
import { base } from './flow.ts';

const share = '(share:half|a third of)';
/** Such a part of what each of these players has. */
const shareOf = (share: string | undefined, of: (player: Ref) => Amount, player: Ref, scope: Scope, at: number): Amount =>
  partOf(of(isEach(player) ? { kind: 'each' } : player), share === 'half' ? 2 : 3, scope, at);

instruction.define(
  clause(
    `(<doer> ^lose|lose|loses) ${share} %own life`,
    { doer: maybe(who) },
    ({ doer }, { scope, forms: { share: part }, tree: { start } }): readonly Instruction[] => {
      const player = doer ?? scope.doer;
      const amount = shareOf(part, (of) => ({ kind: 'life', of }), player, scope, start);
      return perPlayer(player, { do: 'lose life', who: isEach(player) ? { kind: 'each' } : player, amount });
    },
  ),
  clause(
    `(<doer> ^discard|discard|discards) ${share} the cards in %own hand`,
    { doer: maybe(who) },
    ({ doer }, { scope, forms: { share: part }, tree: { start } }): readonly Instruction[] => {
      const player = doer ?? scope.doer;
      const amount = shareOf(part, (of) => ({ kind: 'hand size', of }), player, scope, start);
      return [{ do: 'discard', who: player, amount, remember: 'discarded' }];
    },
  ),
  clause(
    `(<doer> ^sacrifice|sacrifice|sacrifices) ${share} the <of> (whose:you|they) control(choice:| of %own choice)`,
    { doer: maybe(who), of: nouns },
    ({ doer, of }, { scope, forms: { share: part, whose }, tree: { start } }): readonly Instruction[] => {
      const player = doer ?? scope.doer;
      if ((player.kind === 'you') !== (whose === 'you')) throw new Unclear(start, 'whose they are is not said');
      const counted = (by: Ref): Amount => ({ kind: 'count', of: { kind: 'all', filter: and(of, controlledBy(by)) } });
      const amount = shareOf(part, counted, player, scope, start);
      return [{ do: 'sacrifice', who: player, what: { kind: 'all', filter: of }, amount, remember: 'sacrificed' }];
    },
  ),
);

for (const how of ['up', 'down'] as const)
  sentence.define(
    clause(`<of>. round ${how} each time`, { of: base }, ({ of }, { scope, outer: { rounding } }) => handOn(of, { ...scope, rounding }), {
      before: { of: (scope) => ({ ...scope, rounding: how }) },
    }),
  );
