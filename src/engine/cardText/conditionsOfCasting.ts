/** What a text asks of what was paid for its own spell: that it was not kicked (702.33d), for which of its costs it was cast (118.9). */
import type { Condition } from '../language/condition.ts';
import { theSource } from './conditions.ts';
import { manaCost } from './costs.ts';
import { condition } from './phrases.ts';
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

condition.define(
  clause("<it> wasn't kicked", { it: theSource }, (): Condition => ({ kind: 'not', condition: { kind: 'paid', cost: 'kicker' } })),
  clause('<of> <cost> cost was paid', { of: ofTheSource, cost: alternatives }, ({ cost }): Condition => ({ kind: 'paid', cost })),
  // It is called by the mana that it is.
  clause('the <cost> cost was paid', { cost: manaCost }, ({ cost }): Condition => ({ kind: 'paid', cost: cost.text })),
);
