/** "Unless any player pays {2}": each is asked in turn order, until one of them has paid (101.4, 118.12a). */
import type { Condition } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { manaOrLife } from '../costs.ts';
import { perPlayer } from '../distributing.ts';
import { instruction } from '../phrases.ts';
import { handOn, holds, newSlot, Unclear } from '../scope.ts';
import { clause } from '../syntax.ts';
import { single } from './single.ts';

/** Of a mana ability nobody is asked as it is planned with; what is done to each of several has one asked for each. */
const isRefused = (part: object): boolean => 'do' in part && (part.do === 'add mana' || part.do === 'may' || part.do === 'for each');

instruction.define(
  clause(
    '<then> unless any (who:player|opponent) pays <cost>',
    { then: single, cost: manaOrLife },
    ({ then, cost }, { scope: after, outer, forms: { who }, tree: { start } }) => {
      if (holds(then, isRefused) || (outer.forEach ?? after.before.length > 0)) throw new Unclear(start);
      const [slot, scope] = newSlot(after, 'anybody');
      const players: Ref = { kind: 'players', which: who === 'opponent' ? 'opponents' : 'each' };
      const nobody: Condition = { kind: 'not', condition: { kind: 'done', slot } };
      const asked: Instruction = { do: 'may', who: { kind: 'each' }, cost: [cost], then: [], remember: slot };
      return handOn<readonly Instruction[]>(
        [...perPlayer(players, { do: 'if', condition: nobody, text: '', then: [asked] }), { do: 'if', condition: nobody, text: '', then }],
        { ...scope, doer: outer.doer, plainly: outer.plainly },
      );
    },
  ),
);
