/** What a text asks of supertypes: "if it's legendary", "if that land was nonbasic" (205.4). */
import { not } from './conditions.ts';
import { isSo } from './conditionsOfThings.ts';
import { was } from './conditionsOfWas.ts';
import { ofSupertypes } from './filters.ts';
import { condition, what } from './phrases.ts';
import { contracted } from './pronouns.ts';
import { clause, words } from './syntax.ts';
import { wasSuch } from './thisWay.ts';

const like = words(ofSupertypes);

condition.define(
  clause('<of> ^be <like>', { of: what, like }, ({ of, like: filter }) => isSo(of, filter)),
  clause('<of> <like>', { of: contracted.is, like }, ({ of, like: filter }) => isSo(of, filter)),
  clause("<of> isn't <like>", { of: what, like }, ({ of, like: filter }) => not(isSo(of, filter))),
  // It is asked of it as it was before the text moved it (608.2h).
  clause("<of> (how:was|wasn't) <like>", { of: was, like }, ({ of, like: filter }, { forms: { how } }) =>
    how === 'was' ? wasSuch(of, filter) : not(wasSuch(of, filter)),
  ),
);
