/** What creatures must and may do in combat for a while (508.1d, 509.1c). */
import type { Duration } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { howMany } from '../amounts.ts';
import { it } from '../antecedents.ts';
import { statement } from '../changes.ts';
import { what } from '../phrases.ts';
import { itself, target } from '../references.ts';
import { handOn, one, type Scope } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';
import { exceptBy } from '../statics/deeds.ts';
import { duration } from './durations.ts';

/** It, or another target: what something else than the subject does. */
const another: Construct<Ref> = choice<Ref>(
  itself,
  target,
  clause('it', {}, (_, { scope, tree: { start } }) => {
    const { meaning, scope: after } = it(scope, start);
    return handOn(meaning.ref, after);
  }),
);
const besides = { before: { deed: (scope: Scope, { of }: { readonly of?: Ref }): Scope => ({ ...scope, subject: of }) } };
/** What is said behind its subject, and of nothing else in its sentence. */
type Lasting = (of: Ref) => Instruction;
const lasting = (duration: Duration, rule: (of: Ref) => StaticRule): Lasting => {
  return (of) => ({ do: 'rules', rules: [rule(of)], duration });
};
const inBehind: Construct<Lasting> = choice<Lasting>(
  clause('(to:attacks|attack) <lasts> if able', { lasts: duration }, ({ lasts }) =>
    lasting(lasts, (of) => ({ rule: 'require', what: of, to: 'attack' })),
  ),
);
const deed: Construct<Lasting> = choice<Lasting>(
  // A creature that is named can be blocked or not, whatever it is by then.
  clause("can't block <whom> <lasts>", { whom: itself, lasts: duration }, ({ whom, lasts }) =>
    lasting(lasts, (of) => ({ rule: 'restrict', what: of, restriction: 'block', whom: { kind: 'one of', of: whom } })),
  ),
  clause('(blocks|block) <whom> <lasts> if able', { whom: another, lasts: duration }, ({ whom, lasts }) =>
    lasting(lasts, (of) => ({ rule: 'require', what: of, to: 'block', whom })),
  ),
  clause(
    '(can|may) block (which:an additional creature|any number of creatures|<more> additional creatures) <lasts>',
    { more: maybe(howMany), lasts: duration },
    ({ more = one, lasts }, { forms: { which } }) =>
      lasting(lasts, (of) => ({ rule: 'block more', what: of, additional: which === 'any number of creatures' ? 'any number' : more })),
  ),
  clause('must be blocked <lasts> if able', { lasts: duration }, ({ lasts }) =>
    lasting(lasts, (of) => ({ rule: 'require', what: of, to: 'be blocked' })),
  ),
  clause("can't be blocked <by> <lasts>", { by: exceptBy, lasts: duration }, ({ by, lasts }) =>
    lasting(lasts, (of) => ({ rule: 'restrict', what: of, restriction: 'be blocked', by })),
  ),
  clause("can't be blocked <lasts> <by>", { lasts: duration, by: exceptBy }, ({ by, lasts }) =>
    lasting(lasts, (of) => ({ rule: 'restrict', what: of, restriction: 'be blocked', by })),
  ),
  clause("can attack <lasts> as though %being didn't have defender", { lasts: duration }, ({ lasts }) =>
    lasting(lasts, (of) => ({ rule: 'as though', what: of, had: 'defender', not: true, for: 'attacking' })),
  ),
);

export const inCombat: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '<of> (to:^attack|^block) <lasts> if able',
    { of: what, lasts: duration },
    ({ of, lasts }, { forms: { to } }): readonly Instruction[] => [
      { do: 'rules', rules: [{ rule: 'require', what: of, to: to === '^attack' ? 'attack' : 'block' }], duration: lasts },
    ],
  ),
  clause(
    '<of> <deed>',
    { of: what, deed },
    ({ of, deed: does }, { scope, outer }) => handOn<readonly Instruction[]>([does(of)], { ...scope, subject: outer.subject }),
    besides,
  ),
  clause('all creatures able to block <of> <lasts> do so', { of: what, lasts: duration }, ({ of, lasts }): readonly Instruction[] => [
    { do: 'rules', rules: [{ rule: 'require', what: of, to: 'be blocked', all: true }], duration: lasts },
  ]),
  clause(
    '<of> <lasts> and <deed>',
    { of: statement, lasts: duration, deed: choice(deed, inBehind) },
    ({ of, lasts, deed: does }): readonly Instruction[] => [
      { do: 'modify', what: of.of, changes: of.changes, duration: lasts },
      does(of.of),
    ],
  ),
];
