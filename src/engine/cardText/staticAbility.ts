/** Static abilities: what is so as long as the object is there; replacement effects; how it enters. */
import type { Cost } from '../language/cost.ts';
import { costs, eitherCost } from './costs.ts';
import { condition } from './phrases.ts';
import { Unclear } from './scope.ts';
import { entering } from './statics/entering.ts';
import { replacing } from './statics/replacing.ts';
import { restricting } from './statics/restricting.ts';
import { statements } from './statics/statements.ts';
import type { Static } from './statics/staticMeaning.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';

const plain = choice<Static>(...statements, ...restricting, ...entering, ...replacing);
export const staticAbility: Construct<Static> = clause(
  '<of>[.]',
  {
    of: choice<Static>(
      plain,
      clause(
        '[turn:during your turn, ]as long as <only>, <of>',
        { only: condition, of: plain },
        ({ only, of }, { tree, forms: { turn } }): Static => {
          if (of.condition) throw new Unclear(tree.start);
          return { ...of, condition: turn ? { kind: 'and', conditions: [{ kind: 'your turn' }, only] } : only };
        },
      ),
    ),
  },
  ({ of }, { scope: { forEach }, tree: { start } }) => {
    // Only a statement is asked for each thing by itself.
    if (forEach) throw new Unclear(start);
    return of;
  },
);

/** "As an additional cost to cast this spell, sacrifice a creature." */
export const additionalCost: Construct<{ readonly additional: readonly (readonly Cost[])[] }> = clause(
  'as an additional cost to (cast|play) (this spell|~), (<all>|<either>)[.]',
  { all: maybe(costs), either: maybe(eitherCost) },
  ({ all: paid, either }) => ({ additional: either ?? [paid ?? []] }),
);
