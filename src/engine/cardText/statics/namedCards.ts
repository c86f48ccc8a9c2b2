/** "The named card", as one with the chosen name was called until 2014: of spells, and of sources wherever they are. */
import type { Filter } from '../../language/filter.ts';
import { all, and } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { anywhere } from './restricting.ts';
import { rules, type Static } from './staticMeaning.ts';

const named: Filter = { kind: 'chosen', slot: 'name' };
export const namedCards: readonly Construct<Static>[] = [
  // A land is not cast, whatever was named (305.1).
  clause("the named card can't be cast", {}, (): Static =>
    rules({ rule: 'cannot cast', who: { kind: 'players', which: 'each' }, filter: and({ kind: 'spell' }, named) }),
  ),
  clause("activated abilities of the named card can't be %activated( unless they're mana abilities|)", {}, (_, { forms }): Static =>
    rules({ rule: 'restrict', what: all(and(named, anywhere)), restriction: forms['2'] === '' ? 'activate' : 'activate for no mana' }),
  ),
];
