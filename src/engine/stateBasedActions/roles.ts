/** 704.5y: of several Roles of one player on a permanent, the youngest stays. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { nothingToDo, permanents, type StateBasedAction, toGraveyard } from './check.ts';

const youngestStays: StateBasedAction = (look) => {
  const roles = permanents(look).filter(
    ({ id, attachedTo }) => attachedTo !== undefined && look.characteristicsOf(id).subtypes.includes('Role'),
  );
  return roles.flatMap((role) => {
    const isYounger = (other: typeof role): boolean =>
      other.attachedTo === role.attachedTo &&
      look.characteristicsOf(other.id).controller === look.characteristicsOf(role.id).controller &&
      other.timestamp > role.timestamp;
    if (!roles.some(isYounger)) return [];
    return [{ events: [toGraveyard(role)], cites: ['sba.role'] }];
  });
};

export const roles: readonly Variant<StateBasedAction>[] = [
  { from: '2023-11-17', value: youngestStays },
  { from: '', value: nothingToDo },
];

/** How the rules stand is asked only where there is something to do: no other play hangs on it. */
export const youngestRole: StateBasedAction = (look) => (youngestStays(look).length === 0 ? [] : variantOn(roles, look.state.day)(look));
