/** "The next time you would draw a card this turn, you gain 5 life instead": one draw, and all that the sentence says is done for it; or all draws of a turn. */
import type { Instruction } from '../../language/instruction.ts';
import { instruction, sentence } from '../phrases.ts';
import { handOn, Unclear } from '../scope.ts';
import { instead, would } from '../statics/replacing.ts';
import { clause } from '../syntax.ts';

sentence.define(
  clause(
    'until end of turn, if <event>, instead that player skips that draw and <by>',
    { event: would, by: instruction },
    ({ event, by }, { scope, outer, tree: { start } }) => {
      if (event.on !== 'draw' || event.who.kind === 'you' || scope.before.length > outer.before.length) throw new Unclear(start);
      return handOn<readonly Instruction[]>(
        [{ do: 'rules', rules: [{ rule: 'replace', event, by, instead: true }], duration: 'end of turn' }],
        scope,
      );
    },
  ),
  clause('the next time <event> this turn, <by>', { event: would, by: instead }, ({ event, by }, { scope, outer, tree: { start } }) => {
    if (event.on !== 'draw' || scope.before.length > outer.before.length) throw new Unclear(start);
    return handOn<readonly Instruction[]>(
      [{ do: 'rules', rules: [{ rule: 'replace', event, by, instead: true }], duration: 'end of turn', times: 1 }],
      { ...scope, said: outer.said },
    );
  }),
);
