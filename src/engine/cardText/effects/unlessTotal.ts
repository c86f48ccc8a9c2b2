/** "Sacrifice it unless you sacrifice any number of creatures with total power 12 or greater": what is given up together is enough or is not given up (118.12a). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { atLeast, many } from '../conditions.ts';
import { instruction, nouns } from '../phrases.ts';
import { and, controlledBy, newSlot, number, Unclear, you } from '../scope.ts';
import { clause } from '../syntax.ts';
import { single } from './single.ts';

instruction.define(
  clause(
    '<then> unless you sacrifice any number of <of> with total (name:power|toughness|mana value) <least> or greater',
    { then: single, of: nouns, least: many },
    ({ then, of, least }, { scope, forms: { name }, tree: { start } }): readonly Instruction[] => {
      if (scope.before.length > 0 || least.kind !== 'number') throw new Unclear(start);
      const [slot] = newSlot(scope, 'given up');
      const given: Ref = { kind: 'memory', slot };
      // Who chooses too little gives up nothing, as one who declines.
      return [
        { do: 'choose', who: you, from: { kind: 'all', filter: and(of, controlledBy(you)) }, amount: number(99), upTo: true, slot },
        {
          do: 'if',
          condition: atLeast({ kind: 'characteristic', name: name as 'power', of: given }, least),
          then: [{ do: 'sacrifice', who: you, what: given }],
          otherwise: then,
        },
      ];
    },
  ),
);
