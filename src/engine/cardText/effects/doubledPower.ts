/** "Double target creature's power until end of turn": it gets as much as it has (701.10b). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { isOfMany } from '../antecedents.ts';
import { what, whose } from '../phrases.ts';
import { number, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

const sides = '(sides:power and toughness|power|toughness)';
/** @throws Unclear of several, each of which would get as much as it has itself */
function doubled(of: Ref, sides: string | undefined, scope: Scope, at: number): readonly Instruction[] {
  if (of.kind === 'all' || of.kind === 'several' || isOfMany(of, scope)) throw new Unclear(at, 'each has a power of its own');
  const much = (name: 'power' | 'toughness'): Amount => (sides?.includes(name) ? { kind: 'characteristic', name, of } : number(0));
  return [
    {
      do: 'modify',
      what: of,
      changes: [{ kind: 'modify power/toughness', power: much('power'), toughness: much('toughness'), doubles: true }],
      duration: 'end of turn',
    },
  ];
}

export const doubledPower: readonly Construct<readonly Instruction[]>[] = [
  clause(`double <of> ${sides} until end of turn`, { of: whose }, ({ of }, { scope, forms: { sides: which }, tree: { start } }) =>
    doubled(of, which, scope, start),
  ),
  clause(`double the ${sides} of <of> until end of turn`, { of: what }, ({ of }, { scope, forms: { sides: which }, tree: { start } }) =>
    doubled(of, which, scope, start),
  ),
];
