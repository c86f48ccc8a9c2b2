/** What a text asks of how something was, how a spell was cast, and of a number to which something is exactly equal. */
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import { kindsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { characteristic } from './amounts.ts';
import { states } from './behindNouns.ts';
import { color } from './changes.ts';
import { bound, many, subject, theSource } from './conditions.ts';
import { condition, noun, what, whose } from './phrases.ts';
import { itAsItWas, thatAsItWas } from './pronouns.ts';
import { thePastOne } from './references.ts';
import { wasSuch } from './thisWay.ts';
import { controlledBy, number, or, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, list } from './syntax.ts';
import { yourMainPhase } from './when.ts';

/** What is spoken of as it was. */
export const was: Construct<Ref> = choice<Ref>(itAsItWas, thatAsItWas, thePastOne);
/** A card by what it is, wherever it lies. */
const isCardAlone = (like: Filter): boolean =>
  kindsIn(like).has('card') && !['zone', 'controlled', 'linked', 'target', 'memory'].some((kind) => kindsIn(like).has(kind));
/** "Blue or black". */
const isColored: Construct<Filter> = clause('<of>', { of: list(color, [' or ']) }, ({ of }) =>
  or(of.map((name) => ({ kind: 'color', color: name }))),
);
const exactly = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'exactly', right });

condition.define(
  clause('<of> targets only <it>', { of: what, it: theSource }, ({ of, it }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: { kind: 'targets only', filter: { kind: 'one of', of: it } },
  })),
  clause('the top card of your library is (a|an) <like>', { like: noun }, ({ like }, { tree: { start } }): Condition => {
    if (!isCardAlone(like)) throw new Unclear(start);
    return { kind: 'matches', subject: { kind: 'library top', of: you, amount: number(1) }, filter: like };
  }),
  // It is asked of it as it was before the text moved it (608.2h).
  clause('<of> was (a|an) <like>', { of: was, like: noun }, ({ of, like }) => wasSuch(of, like)),
  clause('<of> was <is>', { of: was, is: choice(states, isColored) }, ({ of, is }) => wasSuch(of, is)),
  // Whoever controls it by now.
  clause('you controlled <of>', { of: was }, ({ of }) => wasSuch(of, controlledBy(you))),
  clause(
    '<of> <name> was <than> or (how:greater|more|less)',
    { of: whose, name: characteristic, than: many },
    ({ of, name, than }, { forms }) => bound({ kind: 'characteristic', name, of }, than, forms['how']),
  ),
  // The stack is empty before a phase ends (500.2): what was cast in it is carried out in it.
  clause('you cast <it> during your main phase', { it: theSource }, (): Condition => ({
    kind: 'and',
    conditions: [{ kind: 'paid', cost: 'cast' }, yourMainPhase],
  })),
  clause(
    '<about> ^have exactly <than> (what:life|cards in hand|cards in your hand)',
    { about: subject, than: many },
    ({ about, than }, { forms }) => about((of) => exactly({ kind: forms['what'] === 'life' ? 'life' : 'hand size', of }, than)),
  ),
);
