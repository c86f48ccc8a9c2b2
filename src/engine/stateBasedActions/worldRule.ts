/** 704.5k: the world rule. The youngest stays; of two that are equally young, none. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { inRange } from '../look/range.ts';
import type { Look } from '../look/look.ts';
import { sinceWhen } from '../look/uniqueAs.ts';
import type { GameObject } from '../state/state.ts';
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

const worldsOf = (look: Look): readonly GameObject[] =>
  permanents(look).filter(({ id }) => look.characteristicsOf(id).supertypes.includes('world'));

const youngestStays: StateBasedAction = (look) => {
  const worlds = worldsOf(look);
  const goes = worlds.filter((world) => {
    const seen = worlds.filter(({ id }) => inRange(look, look.characteristicsOf(world.id).controller, id));
    return seen.some((other) => other !== world && sinceWhen(other, 'world') >= sinceWhen(world, 'world'));
  });
  return goes.length === 0 ? [] : [{ events: goes.map(toGraveyard), cites: ['world'] }];
};

/** One after the other, until there is one. The glossary alone said so, and that it is a state-based effect. */
const oldestGoes: StateBasedAction = (look) => {
  const times = worldsOf(look).map((world) => ({ world, since: sinceWhen(world, 'world') }));
  const first = Math.min(...times.map(({ since }) => since));
  return [{ events: times.flatMap(({ world, since }) => (since === first ? [toGraveyard(world)] : [])), cites: ['world', 'sba'] }];
};

export const worldRules: readonly Variant<StateBasedAction>[] = [
  { from: '2001-07-23', value: youngestStays },
  { from: '', value: oldestGoes },
];

export const worldRule: StateBasedAction = (look) => (worldsOf(look).length < 2 ? [] : variantOn(worldRules, look.state.day)(look));
