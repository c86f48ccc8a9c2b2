/** A keyword whose cost is the mana cost of what has it, and what is paid with that (702.1b). */
import type { Ability } from '../../language/ability.ts';
import type { ManaCost } from '../../language/manaCost.ts';

/** The keyword with its cost; of what has no mana cost, without one. */
export const atManaCost = (ability: Ability, cost: ManaCost | undefined): Ability =>
  ability.kind === 'keyword' && ability.quality === 'its mana cost' && cost
    ? { ...ability, text: `${ability.text} ${cost.text}`, cost: [{ pay: 'mana', cost }, ...(ability.besides ?? [])] }
    : ability;
