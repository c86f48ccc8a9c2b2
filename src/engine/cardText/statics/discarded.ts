/** What is discarded because an opponent's spell or ability says so (701.9). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import { counterName, howMany } from '../amounts.ts';
import { sayOneOf, sayThing } from '../antecedents.ts';
import { noun } from '../phrases.ts';
import { itself } from '../references.ts';
import { handOn, isSpell, self, type Scope, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';
import { eventObject, eventPlayer, opponents } from '../watched.ts';
import { rules, type Static } from './staticMeaning.ts';

const causes = 'a spell or ability an opponent controls causes you to discard';
/** "That player" is whose spell or ability it is. */
const byOpponent = (scope: Scope): Scope => sayOneOf(scope, opponents, eventPlayer, 'event');

export const discardedBy: Construct<TriggerEvent> = choice<TriggerEvent>(
  clause(`${causes} <it>`, { it: itself }, (_, { scope }) =>
    handOn<TriggerEvent>({ on: 'discards', who: you, what: 'self', by: opponents }, byOpponent(scope)),
  ),
  clause(`${causes} (a|an) <of>`, { of: noun }, ({ of }, { scope, tree: { start } }) => {
    if (of.kind !== 'card' && !(of.kind === 'and' && of.filters.some(({ kind }) => kind === 'card'))) throw new Unclear(start);
    const what = of.kind === 'card' ? {} : { what: of };
    return handOn<TriggerEvent>(
      { on: 'discards', who: you, ...what, by: opponents },
      byOpponent(sayThing(scope, eventObject, 'event', of)),
    );
  }),
);

export const discarding: readonly Construct<Static>[] = [
  clause(
    `if ${causes} <it>, put it %onto[ with <many> <counter> #many:counter on it] instead of putting it into your graveyard`,
    { it: itself, many: maybe(howMany), counter: maybe(counterName) },
    ({ many, counter }, { scope: { card: facts }, tree: { start } }): Static => {
      if (isSpell(facts)) throw new Unclear(start);
      const counters = many && counter !== undefined ? { counters: { counter, amount: many } } : {};
      const put: Instruction = { do: 'move', what: self satisfies Ref, to: 'battlefield', ...counters };
      return {
        ...rules({ rule: 'replace', event: { on: 'discard', what: 'self', by: opponents }, by: [put], instead: true }),
        from: 'hand',
      };
    },
  ),
];
