/**
 * Which rules say how it is found out what a text asks for, where that is not plain: what is cited for asking. Found in what the text is made
 * of, so that whoever carries it out does not have to know what it asks.
 */
import type { Concept } from '../../concepts/concepts.ts';
import type { GameState } from '../../state/state.ts';
import { sharesLife } from '../../state/teams.ts';
import type { Ref } from '../../language/ref.ts';
import type { Look } from '../look.ts';
import { isLimited } from '../range.ts';
import { type Context, isPlayer } from './context.ts';
import { resolveRef } from './read.ts';

const known = new WeakMap<object, ReadonlySet<string>>();

/** The kinds of all amounts, conditions, filters and refs of a text; of an event that it speaks of also the role, as `event object`. */
export function kindsIn(text: unknown): ReadonlySet<string> {
  if (typeof text !== 'object' || text === null) return none;
  const found = known.get(text);
  if (found) return found;
  const kinds = new Set<string>();
  for (const [key, value] of Object.entries(text)) {
    if ((key === 'kind' || key === 'which') && typeof value === 'string') kinds.add(value);
    if (key === 'role' && typeof value === 'string') kinds.add(`event ${value}`);
    for (const kind of kindsIn(value)) kinds.add(kind);
  }
  known.set(text, kinds);
  return kinds;
}

const none: ReadonlySet<string> = new Set();
const counting = ['count', 'count names', 'count types', 'greatest', 'exists', 'some'] as const;

/** @param texts Instructions, conditions, costs, changes: whatever of the language is carried out or asked together. */
export function rulesRead(state: GameState, ...texts: readonly unknown[]): readonly Concept[] {
  const asks = (...kinds: readonly string[]): boolean => texts.some((text) => kinds.some((kind) => kindsIn(text).has(kind)));
  return [
    // A team's life total is that of each of its players (810.9a).
    ...(sharesLife(state) && asks('life', 'least life') ? (['team.lifeSeen'] as const) : []),
    // What is counted is what is in range of who counts (801.11).
    ...(isLimited(state) && asks(...counting) ? (['range.information'] as const) : []),
    ...(asks('attacked this turn') ? (['resolve.lookBack'] as const) : []),
    ...(asks('could produce') ? (['mana.couldProduce'] as const) : []),
    ...(asks('count names') ? (['names.different'] as const) : []),
    // Of several defending players one is meant (802.2a).
    ...(state.players.length > 2 && asks('defending') ? (['defending.player'] as const) : []),
    ...(asks('granter') ? (['name.granted'] as const) : []),
  ];
}

/** A choice falls to the closest player to the left where nobody who could make it is in range (801.5c). */
export const citesOfChooser = (look: Look, by: Ref, context: Context): readonly Concept[] =>
  isLimited(look.state) && !resolveRef(look, by, context).some((thing) => isPlayer(look.state, thing)) ? ['range.nearest'] : [];
