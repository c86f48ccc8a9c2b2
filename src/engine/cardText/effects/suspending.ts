/** What was exiled gains suspend where it has none (702.62). */
import type { Condition } from '../../language/condition.ts';
import { deedSlot } from '../../language/deed.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { what } from '../phrases.ts';
import { and, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

const inExile = { kind: 'zone', zone: 'exile' } as const;
/** A card is suspended in exile and nowhere else (702.62b). */
const gains = (of: Ref): readonly Instruction[] => {
  const is = (more: object): Condition => ({ kind: 'matches', subject: of, filter: and(inExile, more as typeof inExile) });
  const gain: Instruction = {
    do: 'modify',
    what: of,
    changes: [{ kind: 'add ability', ability: { kind: 'keyword', text: 'suspend', keyword: 'suspend' } }],
    duration: 'permanent',
  };
  return [{ do: 'if', condition: { kind: 'not', condition: is({ kind: 'keyword', keyword: 'suspend' }) }, then: [gain], text: '' }];
};
/** It is a card that the text has exiled, or that something was paid with. @throws Unclear of what is elsewhere, or several */
function exiledOne(of: Ref, { said }: Scope, at: number): Ref {
  const found = said.findLast(({ ref }) => isSame(ref, of));
  if (of.kind !== 'memory' || (!of.slot.startsWith('exiled') && of.slot !== deedSlot('countered', 'became')) || found?.number !== 'one')
    throw new Unclear(at, 'it is no card that was exiled');
  return of;
}

export const suspending: readonly Construct<readonly Instruction[]>[] = [
  clause("if <of> doesn't have suspend, (it|that card) gains suspend", { of: what }, ({ of }, { scope, tree: { start } }) =>
    gains(exiledOne(of, scope, start)),
  ),
];
