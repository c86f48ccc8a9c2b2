/** Damage of a source that is chosen as the effect begins: prevented, or dealt to something else (609.7, 614.9, 615). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { digits } from '../amounts.ts';
import { sayThing } from '../antecedents.ts';
import { onTheBattlefield } from '../onTheBattlefield.ts';
import { noun, what, who } from '../phrases.ts';
import { listOf } from '../references.ts';
import { and, handOn, newSlot, or, type Scope, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';

const recipient: Construct<Ref> = choice<Ref>(what, who);
// Of all of them together: one shield, not one for each.
export const youOrYours = clause('you and/or <of>', { of: what }, ({ of }): Ref => ({ kind: 'several', of: [{ kind: 'you' }, of] }));
export const recipients = choice<Ref>(listOf(recipient), youOrYours);
const ofYourChoice: Construct<Filter> = choice<Filter>(
  clause('<of> of your choice', { of: noun }, ({ of }, { tree: { parts } }) => onTheBattlefield(of, parts['of'])),
  clause('<of> of your choice of the chosen color', { of: noun }, ({ of }, { tree: { parts } }) =>
    and(onTheBattlefield(of, parts['of']), { kind: 'chosen', slot: 'color' }),
  ),
);
/** A source may be a permanent or a spell on the stack (609.7a). */
const anySource = (of: Filter): Ref => ({
  kind: 'all',
  filter: and(of, or((['battlefield', 'stack'] as const).map((zone) => ({ kind: 'zone', zone })))),
});

/** The choice of such a source, what it is whose damage is meant, and the scope that knows it. */
function chosenSource(
  outer: Scope,
  like: Filter,
  protects: boolean,
): { readonly asks: Instruction; readonly from: Ref; readonly scope: Scope } {
  const [slot, scope] = newSlot(outer, 'source');
  const source: Ref = { kind: 'memory', slot };
  return {
    asks: { do: 'choose', who: scope.doer, from: anySource(like), sources: like, slot, ...(protects ? { protects } : {}) },
    // Whether it is such a source is looked at again when it would deal damage (609.7b).
    from: { kind: 'last', of: source, filter: like },
    scope: sayThing(scope, source, 'chosen', like),
  };
}
interface Redirected {
  readonly to: Ref;
  readonly from?: Ref;
  readonly other: Ref;
  readonly start: number;
}
/**
 * The same damage is dealt to something else (614.9). It is that to one player or thing: of damage to several at once "the next time" would
 * mean all. @throws Unclear of several
 */
function redirect(
  { to, from, other, start }: Redirected,
  more: { readonly combatOnly?: true } = {},
): Extract<Instruction, { do: 'rules' }> {
  if (!['you', 'self', 'target', 'attached'].includes(to.kind)) throw new Unclear(start);
  const by: readonly Instruction[] = [
    { do: 'damage', source: { kind: 'event', role: 'source' }, to: other, amount: { kind: 'event amount' } },
  ];
  return {
    do: 'rules',
    rules: [{ rule: 'replace', event: { on: 'damage', to, ...(from ? { from } : {}), ...more }, by, instead: true }],
    duration: 'end of turn',
  };
}

export const sourceOfChoice: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'the next time (a|an) <of> would deal damage[ to <to>] this turn, prevent that damage',
    { of: ofYourChoice, to: maybe(recipients) },
    ({ of, to }, { scope: outer }) => {
      const { asks, from, scope } = chosenSource(outer, of, to !== undefined);
      return handOn<readonly Instruction[]>(
        [asks, { do: 'prevent damage', amount: 'all', from, ...(to ? { to } : {}), once: true, duration: 'end of turn' }],
        scope,
      );
    },
  ),
  clause(
    'prevent all (combat:combat |)damage ((a|an) <of> would deal( to <to>|) this turn|that would be dealt( to <to>|) this turn by (a|an) <of>)',
    { of: ofYourChoice, to: maybe(recipients) },
    ({ of, to }, { scope: outer, forms: { combat = '' } }) => {
      const { asks, from, scope } = chosenSource(outer, of, to !== undefined);
      return handOn<readonly Instruction[]>(
        [
          asks,
          {
            do: 'prevent damage',
            amount: 'all',
            from,
            ...(to ? { to } : {}),
            ...(combat === '' ? {} : { combatOnly: true }),
            duration: 'end of turn',
          },
        ],
        scope,
      );
    },
  ),
  clause(
    'the next time (a|an) <of> would deal (combat:combat |)damage to <to> this turn, prevent all but <left> of that damage',
    { of: ofYourChoice, to: recipients, left: digits },
    ({ of, to, left }, { scope: outer, forms: { combat = '' }, tree: { start } }) => {
      if (left.kind !== 'number') throw new Unclear(start);
      const { asks, from, scope } = chosenSource(outer, of, true);
      const combatOnly = combat === '' ? {} : { combatOnly: true };
      return handOn<readonly Instruction[]>(
        [
          asks,
          {
            do: 'rules',
            rules: [
              {
                rule: 'replace',
                event: { on: 'damage', from, to, ...combatOnly },
                by: [],
                instead: true,
                scale: { times: 0, plus: left.value, prevents: true },
              },
            ],
            duration: 'end of turn',
            times: 1,
          },
        ],
        scope,
      );
    },
  ),
  clause(
    'all (combat:combat |)damage that would be dealt (to <to> this turn|this turn to <to>) by (a|an) <of> is dealt to <other> instead',
    { to: recipient, of: ofYourChoice, other: recipient },
    ({ to, of, other }, { scope: outer, forms: { combat = '' }, tree: { start } }) => {
      const { asks, from, scope } = chosenSource(outer, of, false);
      return handOn([asks, redirect({ from, to, other, start }, combat === '' ? {} : { combatOnly: true })], scope);
    },
    { numbers: { other: false } },
  ),
  clause(
    'all (combat:combat |)damage that would be dealt (to <to> this turn|this turn to <to>)[ by <from>] is dealt to <other> instead',
    { to: recipient, from: maybe(what), other: recipient },
    ({ to, from, other }, { forms: { combat = '' }, tree: { parts, start } }): readonly Instruction[] => {
      const by = from ? { from: onTheBattlefield(from, parts['from']) } : {};
      return [redirect({ ...by, to, other, start }, combat === '' ? {} : { combatOnly: true })];
    },
    { numbers: { from: false, other: false } },
  ),
  clause(
    'the next time (a|an) <of> would deal damage to <to> this turn, (that damage is dealt|that source deals that damage) to (<other>|you) instead',
    { of: ofYourChoice, to: recipient, other: maybe(recipient) },
    ({ of, to, other = you }, { scope: outer, tree: { start } }) => {
      const { asks, from, scope } = chosenSource(outer, of, false);
      return handOn([asks, { ...redirect({ from, to, other, start }), times: 1 }], scope);
    },
    { numbers: { other: false } },
  ),
];
