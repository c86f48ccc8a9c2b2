/** What can't be cast or enter from zones, as it was said of the zones behind what is done (614.17, 601.3). */
import type { ZoneName } from '../../language/places.ts';
import { nouns } from '../phrases.ts';
import { all, and, or, Unclear } from '../scope.ts';
import { clause, type Construct, list, words } from '../syntax.ts';
import { players } from './restricting.ts';
import { rules, type Static } from './staticMeaning.ts';

const zone = words({ graveyards: 'graveyard', libraries: 'library', exile: 'exile' } as const);
const zones: Construct<readonly ZoneName[]> = list(zone, [' or ', ', or ', ', ']);
export const outOfZones: readonly Construct<Static>[] = [
  clause("<of> can't %enter from <zones>", { of: nouns, zones }, ({ of, zones: from }): Static =>
    rules({ rule: 'restrict', what: all(and(of, or(from.map((each) => ({ kind: 'zone', zone: each }))))), restriction: 'enter' }),
  ),
  clause("<of> can't %cast <cards> in <zones>", { of: players, cards: nouns, zones }, ({ of, cards, zones: from }, { tree }): Static => {
    // Lands are played, too: only of all cards nothing else is asked than whether they are spells.
    if (cards.kind !== 'card') throw new Unclear(tree.start);
    return rules({ rule: 'cannot cast', who: of, filter: { kind: 'spell' }, from });
  }),
];
