/** What takes the place of a draw, or of damage to oneself, and loses the game where it cannot be done (614.1a): Forbidden Crypt, Lich. */
import type { ReplacedEvent } from '../../language/staticRule.ts';
import { orLoses } from '../effects/orLoses.ts';
import { instruction } from '../phrases.ts';
import { handOn, sayAmount, Unclear, you } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { would } from './replacing.ts';
import { rules, type Static } from './staticMeaning.ts';

const damageToYou: ReplacedEvent = { on: 'damage', to: you };

export const insteadOrLoses: Construct<Static> = clause(
  "if (<event>|damage would be dealt to you), <by> instead. if you can't, you lose the game",
  { event: maybe(would), by: instruction },
  ({ event = damageToYou, by }, { scope, outer, tree: { start } }) => {
    const isYours = event === damageToYou || (event.on === 'draw' && event.who.kind === 'you');
    if (!isYours || scope.targets.length > outer.targets.length) throw new Unclear(start);
    const does = orLoses([...scope.before, ...by], start);
    return handOn(rules({ rule: 'replace', event, by: does, instead: true }), { ...scope, before: [] });
  },
  { before: { by: (scope, { event }) => (event ? scope : sayAmount(scope, { kind: 'event amount' })) } },
);
