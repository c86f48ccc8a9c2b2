/** "Add {R}. Until end of turn, you don't lose this mana as steps and phases end": mana that stays in the pool for the turn (500.5). */
import type { Instruction } from '../../language/instruction.ts';
import { sentence } from '../phrases.ts';
import { handOn, Unclear } from '../scope.ts';
import { clause } from '../syntax.ts';
import { base } from './flow.ts';

sentence.define(
  clause(
    "<first>. until end of turn, you don't lose this mana as steps (and|or) phases end",
    { first: base },
    ({ first }, { scope, tree: { parts, start } }) => {
      const added = first.filter((each) => each.do === 'add mana');
      const [only, ...more] = added;
      if (only?.who.kind !== 'you' || more.length > 0) throw new Unclear(parts['first']?.start ?? start, 'which mana is meant is not said');
      return handOn<readonly Instruction[]>(
        first.map((each): Instruction => (each === only ? { ...only, lasting: 'end of turn' } : each)),
        scope,
      );
    },
  ),
);
