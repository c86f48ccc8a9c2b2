/** Countering and copying spells, preventing and redirecting damage. */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { howMany } from '../amounts.ts';
import { color } from '../changes.ts';
import { onTheBattlefield } from '../onTheBattlefield.ts';
import { exceptions, nouns, what, who } from '../phrases.ts';
import { costs } from '../costs.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import { isCalledSo } from '../nouns.ts';
import { player as playerSaid, sayTarget, sayThing } from '../antecedents.ts';
import { indefinite, listOf } from '../references.ts';
import { forEachNoun } from '../perEach.ts';
import { all, and, type Antecedent, copying, handOn, type HandedOn, isSpell, newSlot, one, type Scope, self, Unclear } from '../scope.ts';
import { prohibition } from '../statics/restricting.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';
import { recipients, sourceOfChoice, youOrYours } from './sourceOfChoice.ts';

const recipient: Construct<Ref> = choice<Ref>(what, who);
/** What has a shield: each of what is named beside each other has one of its own (615.11). */
const shielded = choice<readonly Ref[]>(
  clause('<of>', { of: listOf(recipient) }, ({ of }) => (of.kind === 'several' ? of.of : [of])),
  clause('<of>', { of: youOrYours }, ({ of }) => [of]),
);
const newTargets = '(. you may choose new targets for (the|that) copy| and you may choose new targets for the copy|)';
const exceptColor = "(, except (that |)the copy is <color>|, except that it copies ~'s color|)";

/** Of a card, to be cast: nothing else is done with it. */
const cardCopy: Construct<Ref> = clause('the copy', {}, (_, { scope: { said }, tree: { start } }) => {
  const found = said.findLast(({ ref }) => ref.kind === 'memory' && ref.slot.startsWith(copiedCard));
  if (!found) throw new Unclear(start, 'no card was copied');
  return found.ref;
});
const copiedCard = 'copied card';

/** A card is copied where it is, to be cast from there (707.12). @throws Unclear of several: each would be cast or not by itself */
function copyCard({ ref: what, number, like }: Antecedent, outer: Scope, at: number): HandedOn<readonly Instruction[]> {
  if (number === 'many') throw new Unclear(at);
  const [slot, scope] = newSlot(outer, copiedCard);
  return handOn<readonly Instruction[]>(
    [{ do: 'copy spell', what, newTargets: false, card: true, remember: slot }],
    sayThing(scope, { kind: 'memory', slot }, 'chosen', like),
  );
}

/** All damage of these (615.1). */
const allOf = (from: Ref, isCombat: boolean, duration: 'end of turn' | 'your next turn'): Instruction => ({
  do: 'prevent damage',
  amount: 'all',
  from,
  ...(isCombat ? { combatOnly: true } : {}),
  duration,
});

export const stack: readonly Construct<readonly Instruction[]>[] = [
  clause('<of> this turn', { of: list(prohibition, [' and ']) }, ({ of }): readonly Instruction[] => [
    { do: 'rules', rules: of, duration: 'end of turn' },
  ]),
  clause(
    '<of> ^assign no combat damage this (of:turn|combat)',
    { of: what },
    ({ of }, { forms: { of: lasts } }): readonly Instruction[] => [
      { do: 'rules', rules: [{ rule: 'assigns', what: of, by: 'nothing' }], duration: lasts === 'turn' ? 'end of turn' : 'end of combat' },
    ],
  ),
  clause(
    '<of> ^assign combat damage equal to (its|their) toughness rather than (its|their) power this turn',
    { of: what },
    ({ of }): readonly Instruction[] => [{ do: 'rules', rules: [{ rule: 'assigns', what: of, by: 'toughness' }], duration: 'end of turn' }],
  ),
  clause("damage can't be prevented this turn", {}, (): readonly Instruction[] => [
    { do: 'rules', rules: [{ rule: 'unpreventable' }], duration: 'end of turn' },
  ]),
  clause(
    '(how:cast|play) <of>( without paying #of:its mana cost(s|)|)',
    { of: choice(what, cardCopy) },
    ({ of }, { scope, forms, tree }): readonly Instruction[] => {
      // A spell that resolves is not cast by what it does: what offers to cast it says what it may cost (118.9).
      if (of.kind === 'self' && scope.from === undefined && isSpell(scope.card)) throw new Unclear(tree.start);
      return [
        {
          do: 'cast',
          who: scope.doer,
          what: of,
          ...(Object.values(forms).some((text) => text.startsWith(' without')) ? { cost: [] } : {}),
          ...(forms['how'] === 'play' ? { lands: true } : {}),
        },
      ];
    },
  ),
  clause('counter all abilities', {}, (): readonly Instruction[] => [
    { do: 'counter', what: { kind: 'all', filter: and({ kind: 'ability', of: 'any' }, { kind: 'zone', zone: 'stack' }) } },
  ]),
  clause('counter <of>', { of: what }, ({ of }): readonly Instruction[] => [{ do: 'counter', what: of }]),
  clause('counter <of> unless its controller pays <cost>', { of: what, cost: costs }, ({ of, cost }): readonly Instruction[] => [
    { do: 'may', who: { kind: 'controller', of }, cost, then: [], otherwise: [{ do: 'counter', what: of }] },
  ]),
  clause(
    `copy <of>[, except (that |)<except>]${newTargets}`,
    { of: what, except: maybe(exceptions) },
    ({ of, except = [] }, { scope: outer, forms, tree: { start } }) => {
      const newTargets = Object.values(forms).some((text) => text.includes('choose new targets'));
      const copied = outer.said.find(({ ref }) => isSame(ref, of));
      if (copied && isCalledSo(copied, 'card')) {
        if (except.length > 0 || newTargets) throw new Unclear(start);
        return copyCard(copied, outer, start);
      }
      // A spell does not enter, and has no colors of its own to keep.
      if (except.some(({ kind }) => ['enters with', 'if', 'keep colors', 'add this ability'].includes(kind))) throw new Unclear(start);
      return [{ do: 'copy spell', what: of, newTargets, ...(except.length > 0 ? { changes: except } : {}) }];
    },
    { before: { except: copying } },
  ),
  clause('copy <of>', { of: indefinite }, ({ of }, { scope, tree: { start } }) => {
    const chosen = scope.said.find(({ ref }) => isSame(ref, of));
    if (!chosen || !isCalledSo(chosen, 'card') || !kindsIn(chosen.like).has('zone'))
      throw new Unclear(start, 'which one it is, is not chosen');
    return copyCard(chosen, scope, start);
  }),
  clause(
    'copy <of> <per>(targets:. you may choose new targets for the copies|)',
    { of: what, per: forEachNoun },
    ({ of, per }, { outer, forms: { targets }, tree: { start } }): readonly Instruction[] => {
      const copied = outer.said.find(({ ref }) => isSame(ref, of));
      // A card is copied where it is.
      if (copied?.number !== 'one' || isCalledSo(copied, 'card') || copied.how === 'moved') throw new Unclear(start);
      return [{ do: 'copy spell', what: of, amount: per, newTargets: targets !== '' }];
    },
  ),
  clause(
    `put a copy of <of> onto the stack${exceptColor}${newTargets}`,
    { of: what, color: maybe(color) },
    ({ of, color: is }, { forms }): readonly Instruction[] => [
      {
        do: 'copy spell',
        what: of,
        newTargets: Object.values(forms).some((text) => text.includes('choose new targets')),
        ...(is
          ? { changes: [{ kind: 'set colors', colors: [is] }] }
          : Object.values(forms).some((text) => text.includes("~'s color"))
            ? { changes: [{ kind: 'colors of', of: self }] }
            : {}),
      },
    ],
  ),
  clause(
    '<doer> ^copy <of>( and may choose new targets for the copy|. (the player|that player) may choose new targets for the copy)',
    { doer: who, of: what },
    ({ doer, of }): readonly Instruction[] => [{ do: 'copy spell', what: of, newTargets: true, by: doer }],
  ),
  clause(
    'each other player copies <of>. each of those players may choose new targets for (his or her|their) copy',
    { of: what },
    ({ of }, { outer, tree: { start } }): readonly Instruction[] => {
      const than = playerSaid(outer, start).meaning;
      return [
        { do: 'copy spell', what: of, newTargets: true, by: { kind: 'all', filter: and({ kind: 'player' }, { kind: 'other', than }) } },
      ];
    },
  ),
  clause('choose new targets for <of>', { of: what }, ({ of }, { scope }): readonly Instruction[] => [
    { do: 'new targets', what: of, who: scope.doer },
  ]),
  clause('the copy targets <to>', { to: choice(what, who) }, ({ to }): readonly Instruction[] => [
    { do: 'retarget', what: { kind: 'memory', slot: 'copy' }, to },
  ]),
  clause(
    'prevent the next <many> damage that would be dealt to <to> this turn',
    { many: howMany, to: shielded },
    ({ many, to: all }): readonly Instruction[] => all.map((to) => ({ do: 'prevent damage', amount: many, to, duration: 'end of turn' })),
  ),
  clause(
    'prevent all (combat:combat |)damage that would be dealt( to <to>|)( by <from>|) this turn',
    { to: maybe(recipients), from: maybe(what) },
    ({ to, from }, { forms: { combat = '' }, tree: { parts } }): readonly Instruction[] => [
      {
        do: 'prevent damage',
        amount: 'all',
        ...(to ? { to } : {}),
        ...(from ? { from: onTheBattlefield(from, parts['from']) } : {}),
        ...(combat === '' ? {} : { combatOnly: true }),
        duration: 'end of turn',
      },
    ],
  ),
  clause(
    'prevent all (combat:combat |)damage that would be dealt to and dealt by <of> this turn',
    { of: what },
    ({ of }, { forms: { combat = '' }, tree: { parts } }): readonly Instruction[] => {
      const shield = {
        do: 'prevent damage',
        amount: 'all',
        ...(combat === '' ? {} : { combatOnly: true }),
        duration: 'end of turn',
      } as const;
      return [
        { ...shield, to: of },
        { ...shield, from: onTheBattlefield(of, parts['of']) },
      ];
    },
  ),
  clause(
    'prevent all (combat:combat |)damage (<from> would deal this turn|that <from> would deal( to <to>|) this turn|that would be dealt this turn by <from>)',
    {
      from: clause(
        '(other:other |)<of>',
        { of: nouns },
        ({ of }, { forms: { other } }) => all(other === '' ? of : and(of, { kind: 'other', than: self })),
        { plural: true },
      ),
      to: maybe(recipients),
    },
    ({ from: those, to }, { forms: { combat = '' }, tree: { parts } }): readonly Instruction[] => [
      {
        do: 'prevent damage',
        amount: 'all',
        ...(to ? { to } : {}),
        from: onTheBattlefield(those, parts['from']),
        ...(combat === '' ? {} : { combatOnly: true }),
        duration: 'end of turn',
      },
    ],
  ),
  clause(
    'prevent all (combat:combat |)damage <from> would deal this turn',
    { from: what },
    ({ from }, { forms: { combat = '' }, tree: { parts } }): readonly Instruction[] => [
      allOf(onTheBattlefield(from, parts['from']), combat !== '', 'end of turn'),
    ],
  ),
  clause(
    'until your next turn, prevent all (combat:combat |)damage <from> would deal',
    { from: what },
    ({ from }, { forms: { combat = '' }, tree: { parts } }): readonly Instruction[] => [
      allOf(onTheBattlefield(from, parts['from']), combat !== '', 'your next turn'),
    ],
  ),
  ...sourceOfChoice,
  clause(
    'the next time <from> would deal damage[ to <to>] this turn, prevent that damage',
    { from: what, to: maybe(recipients) },
    ({ from, to }, { tree: { parts } }): readonly Instruction[] => [
      {
        do: 'prevent damage',
        amount: 'all',
        from: onTheBattlefield(from, parts['from']),
        ...(to ? { to } : {}),
        once: true,
        duration: 'end of turn',
      },
    ],
  ),
  clause(
    'the next <many> damage that would be dealt to <to> this turn is dealt to <instead> instead',
    {
      many: howMany,
      to: recipients,
      instead: choice(
        recipient,
        clause('another target creature, planeswalker, or player', {}, (_, { scope }) =>
          sayTarget(
            scope,
            { kind: 'and', filters: [{ kind: 'any target' }, { kind: 'other', than: { kind: 'target', index: 0 } }] },
            one,
            one,
          ),
        ),
      ),
    },
    ({ many, to, instead }): readonly Instruction[] => [
      { do: 'redirect damage', amount: many, from: to, to: instead, duration: 'end of turn' },
    ],
  ),
];
