/** "Up to three target creature cards with total mana value 3 or less from your graveyard": what all of them have together as they are chosen (115.1, 601.2c). */
import { anyNumber } from '../language/amount.ts';
import { kindsIn } from '../language/parts.ts';
import { characteristic, digits, numberWord, x } from './amounts.ts';
import { sayTarget } from './antecedents.ts';
import { ofZones } from './filtersOfZones.ts';
import { nouns, what } from './phrases.ts';
import { and, handOn, number, Unclear } from './scope.ts';
import { choice, clause, maybe } from './syntax.ts';

what.define(
  clause(
    '(any number of|up to <many>) target <of> with total <name> <most> or less <where>',
    { many: maybe(choice(numberWord, x)), of: nouns, name: characteristic, most: choice(digits, x), where: ofZones },
    ({ many = anyNumber, of, name, most, where }, { scope: outer, tree: { start } }) => {
      // What permanents have may be more by then; of a card in a graveyard it stays.
      if (where.kind !== 'zone' || where.zone !== 'graveyard' || !kindsIn(of).has('card')) throw new Unclear(start);
      const { meaning, scope } = sayTarget(outer, and(of, where), number(0), many);
      const last = scope.targets.length - 1;
      const total = { of: name, most };
      return handOn(meaning, { ...scope, targets: scope.targets.map((slot, at) => (at === last ? { ...slot, total } : slot)) });
    },
    { plural: true },
  ),
);
