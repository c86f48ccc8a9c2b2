/** Which rules say how it is found out what a text asks for, where that is not plain: what is cited for asking. */
import type { Concept } from '../../concepts/concepts.ts';
import type { GameState } from '../../state/state.ts';
import { sharesLife } from '../../state/teams.ts';
import { kindsIn, partsIn, withoutGiven } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { Look } from '../look.ts';
import { isLimited } from '../range.ts';
import { type Context, isPlayer } from './context.ts';
import { resolveRef } from './read.ts';

const counting = ['count', 'count different', 'greatest', 'exists', 'some'] as const;

/** @param texts Instructions, conditions, costs, changes: whatever of the language is carried out or asked together. */
export function rulesRead(state: GameState, ...texts: readonly unknown[]): readonly Concept[] {
  const has = (text: unknown, kind: string): boolean => kindsIn(text).has(kind);
  // An ability that is given asks nothing yet.
  const asks = (...kinds: readonly string[]): boolean =>
    texts.some((text) => kinds.some((kind) => has(text, kind) && has(withoutGiven(text), kind)));
  return [
    // A team's life total is that of each of its players (810.9a).
    ...(sharesLife(state) && asks('life', 'least life') ? (['team.lifeSeen'] as const) : []),
    // What is counted is what is in range of who counts (801.11).
    ...(isLimited(state) && asks(...counting) ? (['range.information'] as const) : []),
    ...(asks('attacked this turn') ? (['resolve.lookBack'] as const) : []),
    ...(asks('could produce') ? (['mana.couldProduce'] as const) : []),
    ...(texts.some((text) => partsIn(text).some(({ what }) => what === 'names')) ? (['names.different'] as const) : []),
    // Of several defending players one is meant (802.2a).
    ...(state.players.length > 2 && asks('defending') ? (['defending.player'] as const) : []),
    ...(texts.some((text) => partsIn(text).some(({ slot }) => typeof slot === 'string' && slot.startsWith('excess: ')))
      ? (['damage.excess'] as const)
      : []),
    ...(texts.some((text) => has(text, 'granter')) ? (['name.granted'] as const) : []),
  ];
}

/** A choice falls to the closest player to the left where nobody who could make it is in range (801.5c). */
export const citesOfChooser = (look: Look, by: Ref, context: Context): readonly Concept[] =>
  isLimited(look.state) && !resolveRef(look, by, context).some((thing) => isPlayer(look.state, thing)) ? ['range.nearest'] : [];
