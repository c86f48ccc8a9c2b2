/** "Up to two target cards from a single graveyard": whose graveyard it is, is the choice of who chooses the targets (115.1). */
import { numberWord, x } from './amounts.ts';
import { sayTarget } from './antecedents.ts';
import { nouns, what } from './phrases.ts';
import { and, handOn, number, Unclear } from './scope.ts';
import { choice, clause } from './syntax.ts';
import { kindsIn } from '../language/parts.ts';

what.define(
  clause(
    '(least:up to |)<most> target <of> from a single graveyard',
    { most: choice(numberWord, x), of: nouns },
    ({ most, of }, { scope: outer, forms: { least }, tree: { start } }) => {
      const kinds = kindsIn(of);
      if (!kinds.has('card') || kinds.has('zone')) throw new Unclear(start);
      const filter = and(of, { kind: 'zone', zone: 'graveyard' });
      const { meaning, scope } = sayTarget(outer, filter, least === '' ? most : number(0), most);
      const last = scope.targets.length - 1;
      return handOn(meaning, { ...scope, targets: scope.targets.map((slot, at) => (at === last ? { ...slot, together: true } : slot)) });
    },
    { plural: true },
  ),
);
