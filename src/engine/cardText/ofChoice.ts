/** "Creatures of the creature type of your choice": the type is chosen as the effect is carried out, before anything is done to them. */
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { nouns, what } from './phrases.ts';
import { sayAll } from './references.ts';
import { and, before, type Scope, type HandedOn, Unclear, you } from './scope.ts';
import { clause } from './syntax.ts';

const slot = 'creature type';
function ofChosenType(scope: Scope, of: Filter, at: number): HandedOn<Ref> {
  // What only is so, nobody is asked of; and of what does something else is asked who chooses.
  if (!scope.inEffect || scope.doer.kind !== 'you') throw new Unclear(at);
  const asked = before(scope, { do: 'choose', who: you, from: { kind: 'creature types' }, slot });
  return sayAll({ ...asked, chosen: [...(scope.chosen ?? []), slot] }, and(of, { kind: 'chosen', slot }));
}
what.define(
  clause(
    '(all |)<of> of the creature type of your choice',
    { of: nouns },
    ({ of }, { scope, tree: { start } }) => ofChosenType(scope, of, start),
    { plural: true },
  ),
);
