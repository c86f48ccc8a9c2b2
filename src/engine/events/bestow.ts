/** A card that is cast bestowed is an Aura as a spell, and as a permanent as long as it is attached (702.103). */
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import { addEffect } from './continuousEffects.ts';
import type { GameObject, GameState, ObjectId, PlayerId } from '../state/state.ts';

const aura: Filter = {
  kind: 'or',
  filters: [
    { kind: 'zone', zone: 'stack' },
    {
      kind: 'and',
      filters: [
        { kind: 'zone', zone: 'battlefield' },
        { kind: 'attached to', to: { kind: 'all', filter: { kind: 'permanent' } } },
      ],
    },
  ],
};
const lasts: Condition = { kind: 'matches', subject: { kind: 'self' }, filter: aura };

/** Makes a spell an Aura. */
export const bestow = (state: GameState, spell: ObjectId, controller: PlayerId): GameState =>
  addEffect(
    state,
    { source: spell, controller },
    {
      affected: [spell],
      changes: [
        { kind: 'set types', types: { types: ['enchantment'], subtypes: ['Aura'] } },
        {
          kind: 'add ability',
          ability: { kind: 'keyword', text: 'Enchant creature', keyword: 'enchant', quality: { kind: 'type', type: 'creature' } },
        },
      ],
      duration: { while: lasts },
    },
  );

/** It is never put into a graveyard for want of something to enchant, nor does it fail to resolve for that (702.103e, 702.103f). */
export const isBestowed = ({ spell, cast }: GameObject): boolean => (spell ?? cast)?.paid.includes('bestow') === true;
