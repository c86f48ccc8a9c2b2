/** Where things are that a text speaks of: "in your graveyard", "that aren't on the battlefield". */
import type { Filter } from '../language/filter.ts';
import { inPassing } from './antecedents.ts';
import { what, whosePlayer } from './phrases.ts';
import { and, handOn, or, Unclear } from './scope.ts';
import { choice, clause, type Construct, words } from './syntax.ts';

/** Cards that are no permanents and no spells; none outside the game (400.11). */
const everywhereElse = ['library', 'hand', 'graveyard', 'exile', 'command'] as const;
export const elsewhere: Filter = or(everywhereElse.map((zone) => ({ kind: 'zone', zone })));

/** 702.62b */
export const suspended: Filter = and(
  { kind: 'zone', zone: 'exile' },
  { kind: 'keyword', keyword: 'suspend' },
  { kind: 'counters', counter: 'time', least: 1 },
);

const inZone = words({ hand: 'hand', graveyard: 'graveyard', library: 'library' } as const);
const zones = words({ hands: 'hand', graveyards: 'graveyard', libraries: 'library' } as const, true);

const plain: Construct<Filter> = choice<Filter>(
  clause('%on', {}, () => and({ kind: 'zone', zone: 'battlefield' })),
  clause('(in|from) (all |)<zone>', { zone: zones }, ({ zone }): Filter => ({ kind: 'zone', zone })),
  clause('(in|from) <one> and <other>', { one: zones, other: zones }, ({ one, other }) =>
    or([one, other].map((zone) => ({ kind: 'zone', zone }))),
  ),
  clause('(in|from) <of> <zone>', { of: whosePlayer, zone: inZone }, ({ of, zone }): Filter => ({ kind: 'zone', zone, of })),
  clause('from <of> <one> or <other>', { of: whosePlayer, one: inZone, other: inZone }, ({ of, one, other }) =>
    or([one, other].map((zone) => ({ kind: 'zone', zone, of }))),
  ),
  clause('(in|from) exile', {}, (): Filter => ({ kind: 'zone', zone: 'exile' })),
  clause("(in|from) each opponent's <zone>", { zone: inZone }, ({ zone }): Filter => ({
    kind: 'zone',
    zone,
    of: { kind: 'players', which: 'opponents' },
  })),
  clause('(in|from) a <zone>', { zone: inZone }, ({ zone }): Filter => ({ kind: 'zone', zone })),
  clause("that (isn't|aren't) %on", {}, () => elsewhere),
  clause('from outside the game', {}, (): Filter => ({ kind: 'zone', zone: 'outside' })),
  clause("(in|from) (all |your |all your )opponents' <zone>", { zone: zones }, ({ zone }): Filter => ({
    kind: 'zone',
    zone,
    of: { kind: 'players', which: 'opponents' },
  })),
  clause("(in|from) all players' <zone>", { zone: zones }, ({ zone }): Filter => ({ kind: 'zone', zone })),
  clause("(in|from) an opponent's <zone>", { zone: inZone }, ({ zone }): Filter => ({
    kind: 'zone',
    zone,
    of: { kind: 'players', which: 'opponents' },
  })),
  // What it was exiled with is known of the source alone (607.2a).
  clause('(exiled|removed from the game) with <what>', { what }, ({ what: by }, { scope, outer, tree: { start } }) => {
    if (by.kind !== 'self' && by.kind !== 'granter') throw new Unclear(start);
    return handOn(
      and({ kind: 'zone', zone: 'exile' }, { kind: 'one of', of: { kind: 'linked', slot: 'exiled' } }),
      inPassing(scope, outer),
    );
  }),
);
export const ofZones: Construct<Filter> = choice<Filter>(
  plain,
  clause('<there> that (was|were) put there %from this turn', { there: plain }, ({ there }, { tree: { start } }) => {
    // Of a permanent it would be that it entered.
    if (there.kind !== 'zone' || there.zone !== 'graveyard') throw new Unclear(start);
    return and(there, { kind: 'entered this turn' });
  }),
);
