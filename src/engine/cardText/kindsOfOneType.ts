/** "An Angel, Demon, or Dragon creature card": each of these kinds, and of that type all the same. */
import { type CardType, cardTypes } from '../language/cardType.ts';
import type { Filter } from '../language/filter.ts';
import { allSubtypes } from '../language/subtypes.ts';
import { and, or } from './scope.ts';
import { choice, clause, type Construct, list, maybe, words } from './syntax.ts';
import { pluralOf } from './template.ts';

const subtype = words<Filter>(Object.fromEntries(allSubtypes.map((name) => [name, { kind: 'subtype', subtype: name }])));
const typesBy = (name: (type: CardType) => string): Readonly<Record<string, Filter>> =>
  Object.fromEntries(cardTypes.map((type) => [name(type), { kind: 'type', type }]));
const type = words(typesBy((name) => name));

/** `suffix`: "card", "spell" or "token". */
export function kindsOfOneType(
  plural: boolean,
  joints: readonly string[],
  { adjectives, suffix }: { readonly adjectives: Construct<Filter>; readonly suffix: Construct<Filter> },
): Construct<Filter> {
  const head: Construct<Filter> = choice<Filter>(
    clause('<of> <suffix>', { of: type, suffix }, (parts) => and(parts.of, parts.suffix)),
    words(typesBy(plural ? pluralOf : (name) => name)),
  );
  return clause(
    '[<adjectives> ]<kinds> <head>',
    { adjectives: maybe(adjectives), kinds: list(subtype, joints, { least: 2 }), head },
    (parts) => and(parts.adjectives, or(parts.kinds), parts.head),
    { plural },
  );
}
