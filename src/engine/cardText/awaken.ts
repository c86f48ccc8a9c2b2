/** Awaken: cast for that cost, a spell does what it does, and animates a land with counters besides (702.113a). */
import type { Ability, Effect } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import { joinEffects } from './joinEffects.ts';
import { and, controlledBy, number, one, you } from './scope.ts';

/** What is done besides; it has a target of its own, which is chosen only then (702.113b). */
const animates = (amount: Amount): Effect => ({
  targets: [{ filter: and({ kind: 'type', type: 'land' }, controlledBy(you)), least: one, most: one }],
  instructions: [
    { do: 'counters', on: { kind: 'target', index: 0 }, counter: '+1/+1', amount },
    {
      do: 'modify',
      what: { kind: 'target', index: 0 },
      changes: [
        { kind: 'add types', types: { types: ['creature'], subtypes: ['Elemental'] } },
        { kind: 'set power/toughness', power: number(0), toughness: number(0) },
        { kind: 'add ability', ability: { kind: 'keyword', text: 'haste', keyword: 'haste' } },
      ],
      duration: 'permanent',
    },
  ],
});

/** The abilities of a card with what its spell does when it is cast for its awaken cost. */
export function withAwaken(abilities: readonly Ability[]): readonly Ability[] {
  const awaken = abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'awaken');
  if (awaken?.kind !== 'keyword' || !awaken.number) return abilities;
  const besides = animates(awaken.number);
  return abilities.map((ability) =>
    ability.kind === 'spell' ? { ...ability, overloaded: ability.modes.map((mode) => joinEffects([mode, besides])) } : ability,
  );
}
