/** Keywords of a quality that was chosen: whoever gives one tells what it is of, since the choice is not that of the object that has it. */
import type { Ability } from '../../language/ability.ts';
import { type CardType, cardTypes } from '../../language/cardType.ts';
import type { Filter } from '../../language/filter.ts';
import { colors } from '../../language/manaCost.ts';
import { kindsIn, partsIn } from '../../language/parts.ts';
import type { Remembered } from '../../state/state.ts';

type Slot = Extract<Filter, { kind: 'chosen' }>['slot'];
type Chosen = (slot: Slot) => Remembered | undefined;
const slots: readonly Slot[] = ['color', 'creature type', 'name', 'card type'];

const known = new WeakMap<Ability, Map<string, Ability>>();

/** Whether it is a keyword of a quality that was chosen. */
export const isOfChosen = (ability: Ability): boolean => ability.kind === 'keyword' && kindsIn(ability.quality).has('chosen');

/**
 * "Protection from the chosen color" as protection from red (702.16a). It is asked for again and again: the same data each time.
 * Where nothing was chosen, it is of nothing (607.5a).
 */
export function withChosenQuality(ability: Ability, chosen: Chosen): Ability {
  if (ability.kind !== 'keyword' || typeof ability.quality !== 'object' || !isOfChosen(ability)) return ability;
  const asked = slots.filter((slot) => partsIn(ability.quality).some((part) => part.kind === 'chosen' && part['slot'] === slot));
  const key = asked.map((slot) => JSON.stringify(chosen(slot))).join();
  const made = known.get(ability) ?? new Map<string, Ability>();
  known.set(ability, made);
  const found = made.get(key) ?? { ...ability, quality: named(ability.quality, chosen) };
  made.set(key, found);
  return found;
}

function named(filter: Filter, chosen: Chosen): Filter {
  switch (filter.kind) {
    case 'chosen':
      return filterOf(filter.slot, chosen(filter.slot)) ?? { kind: 'or', filters: [] };
    case 'and':
    case 'or':
      return { ...filter, filters: filter.filters.map((each) => named(each, chosen)) };
    case 'not':
      return { ...filter, filter: named(filter.filter, chosen) };
    default:
      return filter;
  }
}

function filterOf(slot: Slot, chosen: Remembered | undefined): Filter | undefined {
  if (typeof chosen !== 'string') return undefined;
  switch (slot) {
    case 'color': {
      const color = colors.find((name) => name === chosen);
      return color && { kind: 'color', color };
    }
    case 'card type': {
      const type: CardType | undefined = cardTypes.find((name) => name === chosen);
      return type && { kind: 'type', type };
    }
    case 'creature type':
      return { kind: 'subtype', subtype: chosen };
    case 'name':
      return { kind: 'named', name: chosen };
  }
}
