/** 704.6d: a commander that has gone to a graveyard or to exile may go to the command zone (903.9a). */
import { commanderZoneOn } from '../events/replacement/commander.ts';
import type { StateBasedAction } from './check.ts';

/** Remembered by a commander from the time it came into its zone until its owner was asked. */
const arrived = 'commander arrived';

export const commanderZone: StateBasedAction = ({ state }) =>
  [...Object.values(state.zones.graveyard).flat(), ...state.zones.exile]
    .flatMap((id) => state.objects[id] ?? [])
    .filter((object) => object.commander && commanderZoneOn(state.day).after.includes(object.zone) && object.memory[arrived] !== undefined)
    .map(({ id, owner, memory: { [arrived]: _, ...memory } }) => ({
      may: {
        player: owner,
        text: 'Does the commander go to the command zone?',
        then: [{ kind: 'move', object: id, to: 'command', cause: 'state' }],
        otherwise: [{ kind: 'change', object: id, change: { memory }, name: '' }],
      },
      // The card is a commander wherever it is, face up or down, whatever it is a copy of (903.3).
      cites: ['sba.commander.zone', 'commander', 'commander.designation'],
    }));
