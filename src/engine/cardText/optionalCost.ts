/** An additional cost that whoever casts a spell may pay, and whether it was paid (601.2b, 601.2f). */
import type { Ability } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import { kindsIn, partsIn } from '../language/parts.ts';
import { allSubtypes } from '../language/subtypes.ts';
import { costs } from './costs.ts';
import { condition } from './phrases.ts';
import { handOn, Unclear } from './scope.ts';
import { clause, type Construct, words } from './syntax.ts';

/** By this it is named as a spell is cast. */
const name = 'additional cost';
type OptionalCost = (text: string) => readonly Ability[];

/** What was done to pay it, where texts ask for that. */
function deedOf(written: string): string | undefined {
  if (/^collect evidence \d+$/.test(written)) return 'evidence was collected';
  const [, what] = /^behold (an? .+)$/.exec(written) ?? [];
  return what === undefined ? undefined : `${what} was beheld`;
}

export const optionalCost: Construct<OptionalCost> = clause(
  'as an additional cost to (cast|play) (this spell|~), you may <paid>[.]',
  { paid: costs },
  ({ paid }, { outer, tree: { start, parts } }) => {
    // X would be announced for what may not be paid.
    if (kindsIn(paid).has('x') || paid.length !== 1) throw new Unclear(start);
    const deed = deedOf(parts['paid']?.of.print(parts['paid']) ?? '');
    // What it is paid with may be nothing.
    return handOn<OptionalCost>(
      (text) => [{ kind: 'keyword', text, keyword: name, cost: paid, ...(deed === undefined ? {} : { quality: deed }) }],
      outer,
    );
  },
);

condition.define(
  clause("(this spell's|~'s|its|her|his) additional cost was(not:n't|) paid", {}, (_, { forms }): Condition => {
    const paid: Condition = { kind: 'paid', cost: name };
    return forms['not'] === '' ? paid : { kind: 'not', condition: paid };
  }),
  clause('evidence was collected', {}, (): Condition => ({ kind: 'paid', cost: `${name} evidence was collected` })),
  clause(
    '(article:a|an) <what> was beheld',
    { what: words(Object.fromEntries(allSubtypes.map((type) => [type, type]))) },
    ({ what }, { forms: { article = '' } }): Condition => ({ kind: 'paid', cost: `${name} ${article} ${what} was beheld` }),
  ),
);

/** What is asked of such a cost that no ability of the card lets anybody pay. */
export function findUnpaid(abilities: readonly Ability[]): string | undefined {
  const payable = abilities.flatMap((each) =>
    each.kind === 'keyword' && each.keyword === name
      ? [name, ...(typeof each.quality === 'string' ? [`${name} ${each.quality}`] : [])]
      : [],
  );
  return partsIn(abilities).flatMap(({ kind, cost }) =>
    kind === 'paid' && typeof cost === 'string' && cost.startsWith(name) && !payable.includes(cost) ? [cost] : [],
  )[0];
}
