/** Something that an opponent chooses, whoever is chosen to do so: "a nonland card of an opponent's choice from your graveyard". */
import type { Ref } from '../language/ref.ts';
import { sayThing } from './antecedents.ts';
import { ofZones } from './filtersOfZones.ts';
import { noun } from './phrases.ts';
import { and, before, handOn, meansPlayers, newSlot, one, Unclear, you } from './scope.ts';
import { clause, type Construct, maybe } from './syntax.ts';

const opponents: Ref = { kind: 'players', which: 'opponents' };

export const ofTheirChoice: Construct<Ref> = clause(
  "(a|an) <of> of an opponent's choice[ <where>]",
  { of: noun, where: maybe(ofZones) },
  ({ of, where }, { scope, tree: { start } }) => {
    // Of what others do it would be said of their opponents.
    if (scope.doer.kind !== 'you' || meansPlayers(of) !== 'no') throw new Unclear(start);
    const [opponent, named] = newSlot(scope, 'opponent');
    const [slot, after] = newSlot(named, 'chosen');
    const filter = and(of, where);
    const asked = before(
      after,
      { do: 'choose', who: you, from: opponents, slot: opponent },
      { do: 'choose', who: { kind: 'memory', slot: opponent }, from: { kind: 'all', filter }, amount: one, slot },
    );
    return handOn<Ref>({ kind: 'memory', slot }, sayThing(asked, { kind: 'memory', slot }, 'chosen', filter));
  },
);
