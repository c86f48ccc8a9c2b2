/** Static abilities: what is so as long as the object is there; replacement effects; how it enters. */
import type { Cost } from '../abilities.ts';
import { costs, eitherCost } from './costs.ts';
import { entering } from './statics/entering.ts';
import { replacing } from './statics/replacing.ts';
import { restricting } from './statics/restricting.ts';
import { statements } from './statics/statements.ts';
import type { Static } from './statics/static.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';

export const staticAbility: Construct<Static> = clause(
  '<of>[.]',
  { of: choice<Static>(...statements, ...restricting, ...entering, ...replacing) },
  ({ of }) => of,
);

/** "As an additional cost to cast this spell, sacrifice a creature." */
export const additionalCost: Construct<{ readonly additional: readonly (readonly Cost[])[] }> = clause(
  'as an additional cost to (cast|play) (this spell|~), (<all>|<either>)[.]',
  { all: maybe(costs), either: maybe(eitherCost) },
  ({ all: paid, either }) => ({ additional: either ?? [paid ?? []] }),
);
