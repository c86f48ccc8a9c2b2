/** What happens in the place of a draw (614.11). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import { instruction, paragraph } from '../phrases.ts';
import { handOn, one, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { would } from './replacing.ts';
import { rules, type Static } from './staticMeaning.ts';

export const insteadOfDraws: readonly Construct<Static>[] = [
  // What the draw comes to hangs on whether there was a card to discard.
  clause(
    "if <event>, that player discards a card instead. if the player discards a card this way, <then>. if the player does(n't| not) discard a card this way, <otherwise>",
    { event: would, then: instruction, otherwise: instruction },
    ({ event, then, otherwise }, { scope, tree: { start } }) => {
      if (event.on !== 'draw' || scope.before.length > 0) throw new Unclear(start);
      const discarded: Amount = { kind: 'count', of: { kind: 'memory', slot: 'discarded' } };
      const by: readonly Instruction[] = [
        { do: 'discard', who: { kind: 'event', role: 'player' }, amount: one, remember: 'discarded' },
        { do: 'if', condition: { kind: 'compare', left: discarded, comparison: 'at least', right: one }, then, otherwise },
      ];
      return handOn(rules({ rule: 'replace', event, by, instead: true }), scope);
    },
  ),
  clause(
    'if <event>, instead that player skips that draw and <by>',
    { event: would, by: instruction },
    ({ event, by }, { scope, tree: { start } }) => {
      if (event.on !== 'draw') throw new Unclear(start);
      return handOn(rules({ rule: 'replace', event, by: [...scope.before, ...by], instead: true }), { ...scope, before: [] });
    },
  ),
  // What it comes to hangs on the card that is shown.
  clause(
    'if <event>, <first> instead. <rest>',
    { event: would, first: instruction, rest: paragraph },
    ({ event, first, rest }, { scope, outer, tree: { start } }) => {
      const isShown = first.length === 1 && first[0]?.do === 'reveal';
      if (event.on !== 'draw' || !isShown || scope.before.length > 0 || scope.targets.length > outer.targets.length)
        throw new Unclear(start);
      return handOn(rules({ rule: 'replace', event, by: [...first, ...rest], instead: true }), scope);
    },
  ),
  clause('if <event>, (you|they|that player) may skip that draw instead', { event: would }, ({ event }): Static =>
    rules({ rule: 'replace', event, by: [], instead: true, optional: true }),
  ),
];
