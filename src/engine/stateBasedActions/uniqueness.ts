/** Rules under which all of a kind go: who of them is meant where range of influence is limited (801.12). */
import { inRange } from '../look/range.ts';
import type { Look } from '../look/look.ts';
import type { GameObject } from '../state/state.ts';

/** Of each group those whose controller has another of the group in range; without one the rule is not about them. */
export const meetingInRange = (look: Look, groups: readonly (readonly GameObject[])[]): readonly (readonly GameObject[])[] =>
  groups
    .map((group) =>
      group.filter(({ id }) => group.some((other) => other.id !== id && inRange(look, look.characteristicsOf(id).controller, other.id))),
    )
    .filter(({ length }) => length > 0);
