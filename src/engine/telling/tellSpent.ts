/** How much mana was spent on a spell of which a text asks that: nothing else shows it (601.2h). */
import { nameOf } from '../events/nameOf.ts';
import type { Followed } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import type { Amount } from '../language/amount.ts';
import { type Part, partsIn } from '../language/parts.ts';
import type { Look } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import { amountOf, resolveRef } from '../look/reading/read.ts';
import { contextOf } from '../look/rulesInForce.ts';
import type { WaitingTrigger } from '../state/state.ts';

type Spent = Extract<Amount, { kind: 'mana spent' }>;
const isSpent = (part: Part | Spent): part is Spent => part.kind === 'mana spent';

export function tellSpent(look: Look, text: unknown, context: Context): readonly Telling[] {
  const said = partsIn(text)
    .filter(isSpent)
    .map((spent) => {
      const [spell = context.source] = spent.of ? resolveRef(look, spent.of, context) : [];
      return `${amountOf(look, spent, context)} mana was spent to cast ${nameOf(look.state, spell)}.`;
    });
  return [...new Set(said)].map((sentence) => ({ event: 'spent', text: sentence, cites: ['cast.pay'] }));
}

/** What an instruction does now: what it makes wait, or gives to a token, asks later. */
export const tellSpentIn = ({ look, instruction, context }: Followed): readonly Telling[] =>
  ['later', 'rules', 'create token'].includes(instruction.do) ? [] : tellSpent(look, instruction, context);

/** What is asked as an ability would trigger, and what it may target: not what it does. */
export const tellSpentFor = (look: Look, { source, ability, event }: WaitingTrigger): readonly Telling[] =>
  tellSpent(look, [ability.condition, ability.meanwhile, ability.effect.targets], { ...contextOf(look, source), event });
