/** Triggers of abilities that players activate (602.2). Those of mana abilities, which do not use the stack, are not waited for. */
import type { Filter } from '../language/filter.ts';
import { kindsIn } from '../language/parts.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { sayThing } from './antecedents.ts';
import { attachedFilter } from './attachedFilter.ts';
import { noun } from './phrases.ts';
import { and, handOn, type HandedOn, type Scope, Unclear } from './scope.ts';
import { clause, type Construct, maybe } from './syntax.ts';
import { doer, everyone } from './watched.ts';

/** Of what it is an ability: a permanent, unless it is said where it is (109.2). */
const source: Construct<Filter> = clause('(a|an) <of>', { of: noun }, ({ of }, { tree: { start } }) => {
  const kinds = kindsIn(of);
  if (['player', 'opponent', 'spell', 'ability', 'card'].some((kind) => kinds.has(kind))) throw new Unclear(start);
  return kinds.has('zone') ? of : and(of, { kind: 'zone', zone: 'battlefield' });
});
/** The ability is what the words behind speak of. */
function activated(event: TriggerEvent, scope: Scope): HandedOn<TriggerEvent> {
  return handOn(event, sayThing(scope, { kind: 'event', role: 'recipient' }, 'event', { kind: 'ability', of: 'activated' }));
}
export const activations: readonly Construct<TriggerEvent>[] = [
  clause(
    "<by> (^activate an ability|^play an activated ability)[ of <of>](, if it| that) isn't a mana ability",
    { by: doer, of: maybe(source) },
    ({ by, of }, { scope }) => activated({ on: 'activates', who: by, ...(of ? { what: of } : {}) }, scope),
  ),
  // Whoever activates it: an ability is activated by the controller of its source, unless any player may (602.2).
  clause("an ability of <of> is activated(, if it| that) isn't a mana ability", { of: attachedFilter }, ({ of }, { scope }) =>
    activated({ on: 'activates', who: everyone, what: of.is }, scope),
  ),
  clause('<by> ^activate a loyalty ability[ of <of>]', { by: doer, of: maybe(source) }, ({ by, of }, { scope }) =>
    activated({ on: 'activates loyalty', who: by, ...(of ? { what: of } : {}) }, scope),
  ),
];
