/** "Craft with artifact {2}{U}": an activated ability that returns the card with its other face up (702.167). */
import type { Ability } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Cost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import { kindsIn } from '../language/parts.ts';
import { numberWord } from './amounts.ts';
import { costs } from './costs.ts';
import { noun, nouns } from './phrases.ts';
import { and, controlledBy, one, or, self, Unclear, you } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

/** Of what is said by type alone: what is in a graveyard has no controller, and no status (702.167b). */
const ofBoth: ReadonlySet<string> = new Set(['and', 'or', 'not', 'type', 'subtype', 'supertype', 'color', 'permanent']);

function crafting(of: Filter, amount: Amount, cost: readonly Cost[], at: number): (text: string) => readonly Ability[] {
  if ([...kindsIn(of)].some((kind) => !ofBoth.has(kind))) throw new Unclear(at, 'what it is crafted with is not known');
  const there = or([
    and({ kind: 'zone', zone: 'battlefield' }, controlledBy(you), { kind: 'other', than: self }),
    and({ kind: 'card' }, { kind: 'zone', zone: 'graveyard', of: you }),
  ]);
  return (text): readonly Ability[] => [
    {
      kind: 'activated',
      text,
      keyword: 'craft',
      costs: [...cost, { pay: 'exile', filter: 'self', amount: one }, { pay: 'exile', filter: and(of, there), amount }],
      effect: { targets: [], instructions: [{ do: 'move', what: self, to: 'battlefield', transformed: true }] },
      timing: 'sorcery',
    },
  ];
}

export const craft: Construct<(text: string) => readonly Ability[]> = choice(
  clause('craft with <of> <cost>', { of: noun, cost: costs }, ({ of, cost }, { tree: { start } }) => crafting(of, one, cost, start)),
  clause('craft with <many> <of> <cost>', { many: numberWord, of: nouns, cost: costs }, ({ many, of, cost }, { tree: { start } }) =>
    crafting(of, many, cost, start),
  ),
);
