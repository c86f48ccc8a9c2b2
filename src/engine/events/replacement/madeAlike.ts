/** What two effects could differ in that were made alike: whichever of them is used, the other is left as it would have been. */
import { kindsIn } from '../../language/parts.ts';
import type { Look } from '../../look/look.ts';
import type { RuleInForce } from '../../look/rulesInForce.ts';
import { nameOf } from '../nameOf.ts';

/** All there is to one, its source by name where it only prevents damage or has it dealt elsewhere, and speaks of no source. */
export function describeMade({ state }: Look, { rule, effect, context }: RuleInForce): string {
  const isPlain = rule.rule === 'prevent' ? !rule.then : rule.rule === 'replace' && rule.by.length === 1 && rule.by[0]?.do === 'damage';
  const { source, controller, announced, memory, event } = context;
  return JSON.stringify([
    isPlain && !kindsIn(rule).has('self') ? nameOf(state, source) : source,
    controller,
    rule,
    effect?.shield,
    effect?.times,
    effect?.duration,
    effect?.turn,
    announced,
    memory,
    event,
  ]);
}
