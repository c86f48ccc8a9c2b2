/** What a player may do that is said of the thing with which it is done: "you may have it deal 2 damage", "you may tap or untap it". */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { howMany } from '../amounts.ts';
import { amount, what, who } from '../phrases.ts';
import { dealer } from '../pronouns.ts';
import { itself, listOf } from '../references.ts';
import { sayDealer } from '../antecedents.ts';
import { changesForEach, plainly } from '../changes.ts';
import { forEachNoun } from '../perEach.ts';
import { duration } from './durations.ts';
import { handOn, isEach, Unclear, withX, you } from '../scope.ts';
import { choice, clause, type Construct, maybe, type Written } from '../syntax.ts';

const source: Construct<Ref> = clause('<of>', { of: choice(dealer, itself) }, ({ of }, { scope }) => handOn(of, sayDealer(scope, of)));
const recipients = listOf(choice<Ref>(what, who));
interface Dealing {
  /** Who may have it dealt: you, where nobody else is named. */
  readonly asked?: Ref;
  readonly from: Ref;
  readonly to: Ref;
  readonly many: Amount;
  readonly is?: Amount | undefined;
}
const deals = ({ asked = you, from, to, many, is }: Dealing, { scope, tree: { start } }: Written) => {
  // Of each of several each would be asked for by itself.
  if (scope.forEach ?? (scope.before.length > 0 || isEach(asked))) throw new Unclear(start);
  const damage: readonly Instruction[] = [{ do: 'damage', source: from, to, amount: many }];
  const then = is ? withX(damage, is) : damage;
  return handOn<readonly Instruction[]>([{ do: 'may', who: asked, then }], is ? { ...scope, targets: withX(scope.targets, is) } : scope);
};

export const offers: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '<asked> may have <from> deal <many> damage to <to>[, where X is <is>]',
    { asked: who, from: source, many: howMany, to: recipients, is: maybe(amount) },
    deals,
  ),
  clause('you may have <from> deal damage equal to <many> to <to>', { from: source, many: amount, to: recipients }, (parts, written) =>
    deals(parts, written),
  ),
  clause('you may have <from> deal damage to <to> equal to <many>', { from: source, to: recipients, many: amount }, (parts, written) =>
    deals(parts, written),
  ),
  clause(
    'you may have <of> <changes>[ <each>][ <lasts>][, where X is <is>]',
    { of: what, changes: plainly, each: maybe(forEachNoun), lasts: maybe(duration), is: maybe(amount) },
    ({ of, changes, each, lasts = 'permanent', is }, { scope, outer, tree: { start } }) => {
      if (scope.forEach ?? outer.before.length > 0) throw new Unclear(start);
      // What it becomes is chosen by who has it become that, and by nobody else.
      const change: readonly Instruction[] = [{ do: 'modify', what: of, changes: changesForEach(changes, each), duration: lasts }];
      const then = is ? withX(change, is) : change;
      return handOn<readonly Instruction[]>([{ do: 'may', who: you, then: [...scope.before, ...then] }], {
        ...scope,
        before: [],
        about: undefined,
        ...(is ? { targets: withX(scope.targets, is) } : {}),
      });
    },
    { before: { changes: (scope, { of }) => ({ ...scope, about: of }) } },
  ),
  clause(
    'you may have <one> fight <other>',
    { one: what, other: what },
    ({ one, other }, { scope, tree: { start } }) => {
      if (scope.forEach ?? scope.before.length > 0) throw new Unclear(start);
      return handOn<readonly Instruction[]>([{ do: 'may', who: you, then: [{ do: 'fight', one, other }] }], scope);
    },
    { before: { other: (scope, { one }) => ({ ...scope, subject: one }) }, numbers: { one: false, other: false } },
  ),
  // To tap what is tapped, or to untap what is not, is to do nothing (701.26): what is left to choose is whether it changes.
  clause(
    'you may tap or untap <of>',
    { of: what },
    ({ of }, { scope, tree: { start } }) => {
      if (scope.forEach ?? scope.before.length > 0) throw new Unclear(start);
      const isTapped = { kind: 'matches', subject: of, filter: { kind: 'status', status: 'tapped' } } as const;
      return handOn<readonly Instruction[]>(
        [
          {
            do: 'may',
            who: you,
            then: [{ do: 'if', condition: isTapped, then: [{ do: 'untap', what: of }], otherwise: [{ do: 'tap', what: of }] }],
          },
        ],
        scope,
      );
    },
    { numbers: { of: false } },
  ),
];
