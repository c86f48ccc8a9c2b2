/** What a text asks of what was paid for its own spell: that it was not kicked (702.33d), for which of its costs it was cast (118.9). */
import type { Condition } from '../language/condition.ts';
import { isSame, kindsIn } from '../language/parts.ts';
import { theSource } from './conditions.ts';
import { manaCost } from './costs.ts';
import { isSo } from './conditionsOfThings.ts';
import { condition, what } from './phrases.ts';
import { isSpell, Unclear } from './scope.ts';
import { sourceIts } from './pronouns.ts';
import { itself } from './references.ts';
import { choice, clause, words } from './syntax.ts';

/** Keywords of a cost that is paid in the place of the mana cost, and asked for by its name. */
const alternatives = words(
  Object.fromEntries(['freerunning', 'madness', 'mayhem', 'prowl', 'spectacle', 'surge'].map((name) => [name, name])),
);
const ofTheSource = choice(
  sourceIts,
  clause("<it>'s", { it: itself }, ({ it }) => it),
);

const unlessNot = (so: boolean, is: Condition): Condition => (so ? is : { kind: 'not', condition: is });

condition.define(
  clause("<it> (how:was|wasn't) cast", { it: theSource }, (_, { scope: { card }, forms: { how }, tree: { start } }) => {
    if (isSpell(card)) throw new Unclear(start);
    return unlessNot(how === 'was', { kind: 'paid', cost: 'cast' });
  }),
  // A permanent knows how it was cast; a spell is asked otherwise.
  clause("<of> (how:was|wasn't) cast", { of: what }, ({ of }, { scope, forms: { how }, tree: { start } }) => {
    const entered = scope.said.find(({ ref }) => isSame(ref, of));
    if (of.kind !== 'event' || of.role !== 'object' || !entered || kindsIn(entered.like).has('spell')) throw new Unclear(start);
    return unlessNot(how === 'was', isSo(of, { kind: 'paid', cost: 'cast' }));
  }),
  clause("<it> wasn't kicked", { it: theSource }, (): Condition => ({ kind: 'not', condition: { kind: 'paid', cost: 'kicker' } })),
  clause('<of> <cost> cost was paid', { of: ofTheSource, cost: alternatives }, ({ cost }): Condition => ({ kind: 'paid', cost })),
  // It is called by the mana that it is.
  clause('the <cost> cost was paid', { cost: manaCost }, ({ cost }): Condition => ({ kind: 'paid', cost: cost.text })),
);
