/** 704.5d, 704.5e: tokens that have left the battlefield, and copies of spells and cards elsewhere, cease to exist. */
import { phasingOn } from '../events/phasing.ts';
import type { StateBasedAction } from './check.ts';

export const ceasing: StateBasedAction = ({ state }) =>
  Object.values(state.objects)
    .filter(
      ({ kind, zone, phasedOut }) =>
        (kind === 'token' && (zone !== 'battlefield' || (phasedOut && phasingOn(state.day).tokensCease))) ||
        (kind === 'copy' && zone !== 'stack' && zone !== 'battlefield'),
    )
    .map(({ id, kind }) => ({
      events: [
        { kind: 'change', object: id, change: { kind: 'ability' }, name: '' },
        { kind: 'move', object: id, to: 'outside', cause: 'state' },
      ],
      cites: kind === 'token' ? ['tokens.cease', 'tokens.elsewhere'] : ['objects.copiesCease', 'copy.ceases'],
    }));
