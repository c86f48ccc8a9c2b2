/** "The player or planeswalker it's attacking", of what has attacked (508.1b); what it attacks stays known as it is removed from combat. */
import type { Ref } from '../language/ref.ts';
import { isSame } from '../language/parts.ts';
import { what } from './phrases.ts';
import { contracted, herself } from './pronouns.ts';
import { or, type Scope, Unclear } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

/** It may deal damage itself. */
const ofAny = { before: { of: (scope: Scope): Scope => ({ ...scope, subject: undefined }) } };
const itIs: Construct<Ref> = choice<Ref>(
  clause('<of>', { of: contracted.is }, ({ of }) => of, ofAny),
  clause('<of> is', { of: herself }, ({ of }) => of, ofAny),
);

what.define(
  clause('the player or planeswalker <it> attacking', { it: itIs }, ({ it }, { outer, tree: { start } }): Ref => {
    if (!outer.attacker || !isSame(it, outer.attacker)) throw new Unclear(start, 'whom it attacks is not known');
    // A battle is neither.
    return {
      kind: 'last',
      of: { kind: 'event', role: 'recipient' },
      filter: or([{ kind: 'player' }, { kind: 'type', type: 'planeswalker' }]),
    };
  }),
);
