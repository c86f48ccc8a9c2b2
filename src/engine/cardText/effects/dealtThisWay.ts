/** What becomes of what a spell dealt damage: "if a creature dealt damage this way would die this turn, exile it instead". */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { instruction, noun, sentence } from '../phrases.ts';
import { itself } from '../references.ts';
import { and, isSpell, type Scope, self, Unclear } from '../scope.ts';
import { clause, maybe } from '../syntax.ts';

/** What a spell dealt damage it dealt as it resolved; of a permanent other damage of the turn would count as well. @throws Unclear for it */
function dealtBySpell(of: Filter, { card }: Scope, at: number): Filter {
  if (!isSpell(card)) throw new Unclear(at, 'what was dealt damage this way is not noted');
  return and(of, { kind: 'damaged this turn', by: self });
}

sentence.define(
  clause(
    'if (a|an) <of> dealt damage (this way|by <it>) would die this turn, exile it instead',
    { of: noun, it: maybe(itself) },
    ({ of }, { scope, tree: { start } }): readonly Instruction[] => [
      {
        do: 'rules',
        rules: [
          {
            rule: 'replace',
            event: { on: 'dies', what: dealtBySpell(of, scope, start) },
            by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
            instead: true,
          },
        ],
        duration: 'end of turn',
      },
    ],
  ),
);
instruction.define(
  clause(
    "(a|an) <of> dealt damage this way can't (deed:be regenerated|block) this turn",
    { of: noun },
    ({ of }, { scope, forms: { deed }, tree: { start } }): readonly Instruction[] => [
      {
        do: 'restrict',
        what: { kind: 'all', filter: dealtBySpell(of, scope, start) },
        restriction: deed === 'block' ? 'block' : 'be regenerated',
        duration: 'end of turn',
      },
    ],
  ),
);
