/** What two effects could differ in that each act upon damage and do nothing else. */
import { kindsIn } from '../../language/parts.ts';
import type { Look } from '../../look/look.ts';
import type { RuleInForce } from '../../look/rulesInForce.ts';
import { nameOf } from '../nameOf.ts';

/** Prevents or deals elsewhere so much of it: all there is to that. Of one that does something besides, its key, which no other has. */
export function describeShield({ state }: Look, { key, rule, effect, context }: RuleInForce): string {
  const isPlain =
    rule.rule === 'prevent' ? !rule.then : rule.rule === 'replace' && effect && rule.by.length === 1 && rule.by[0]?.do === 'damage';
  if (!isPlain) return key;
  const { source, controller, announced, memory, event } = context;
  return JSON.stringify([
    // One that speaks of its source is that of another where the source is.
    kindsIn(rule).has('self') ? source : nameOf(state, source),
    controller,
    rule,
    effect?.shield,
    effect?.duration,
    effect?.turn,
    announced,
    memory,
    event,
  ]);
}
