/** 704.5y: of the Roles that a player controls on one permanent the youngest alone stays. */
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

export const roles: StateBasedAction = (look) =>
  [
    ...Map.groupBy(
      permanents(look).filter(({ id, attachedTo }) => attachedTo !== undefined && look.characteristicsOf(id).subtypes.includes('Role')),
      ({ id, attachedTo }) => JSON.stringify([attachedTo, look.characteristicsOf(id).controller]),
    ).values(),
  ]
    .filter(({ length }) => length > 1)
    .map((group) => ({
      events: group
        .toSorted((one, other) => one.timestamp - other.timestamp)
        .slice(0, -1)
        .map(toGraveyard),
      cites: ['sba.role'],
    }));
