/** "Cast an instant spell from your hand without paying its mana cost": one of the cards in a place is chosen, and cast as such a spell (118.9, 601.3e). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { cardOf, spellsIn } from '../among.ts';
import { noun } from '../phrases.ts';
import { itself } from '../references.ts';
import { and, type HandedOn, handOn, newSlot, type Scope } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

const places: Readonly<Record<string, Filter>> = {
  'your hand': { kind: 'zone', zone: 'hand', of: { kind: 'you' } },
  'your graveyard': { kind: 'zone', zone: 'graveyard', of: { kind: 'you' } },
  'a graveyard': { kind: 'zone', zone: 'graveyard' },
};

function castFrom(of: Filter, place: Filter, outer: Scope): HandedOn<readonly Instruction[]> {
  const [slot, scope] = newSlot(outer, 'chosen');
  const spells = spellsIn(of);
  const such = spells ? { spells } : {};
  return handOn<readonly Instruction[]>(
    [
      { do: 'choose', who: scope.doer, from: { kind: 'all', filter: spells ? place : and(cardOf(of), place) }, slot, ...such },
      { do: 'cast', who: scope.doer, what: { kind: 'memory', slot }, cost: [], ...such },
    ],
    scope,
  );
}

export const castOneOf: readonly Construct<readonly Instruction[]>[] = [
  clause(
    `cast (a|an) <of> from (place:${Object.keys(places).join('|')}) without paying its mana cost`,
    { of: noun },
    ({ of }, { scope, forms: { place = '' } }) => castFrom(of, places[place] ?? { kind: 'card' }, scope),
  ),
  clause('cast (a|an) <of> exiled with <it> without paying its mana cost', { of: noun, it: itself }, ({ of }, { scope }) =>
    castFrom(of, and({ kind: 'zone', zone: 'exile' }, { kind: 'one of', of: { kind: 'linked', slot: 'exiled' } }), scope),
  ),
];
