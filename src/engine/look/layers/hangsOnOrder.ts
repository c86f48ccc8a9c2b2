/**
 * Whether anything hangs on the order of the layers: where no effect looks at what another changes, and none changes what another does, every
 * order gives the same, and so do the layers of every era.
 */
import { isLimited } from '../range.ts';
import type { GameState } from '../../state/state.ts';
import type { ApplyingEffect, Part } from './applyingEffect.ts';
import { aspect, type Aspects } from './aspects.ts';
import { removesAbilities } from './dependency.ts';

/** Subtypes give abilities once types are settled, in a place of their own among the layers. */
const [types, abilities] = [aspect.types | aspect.subtypes, aspect.abilities];

/** Of effects that were there from the beginning: one that came of another always hangs on the order. */
export function hangsOnOrder(state: GameState, effects: readonly ApplyingEffect[]): boolean {
  const placed = effects.flatMap((effect) => effect.parts.map((part) => ({ effect, part })));
  if (placed.length < 2) return false;
  if (isLimited(state)) return true;
  const [read, written] = placed.reduce<readonly [Aspects, Aspects]>(
    ([reads, writes], { effect, part }) => [reads | effect.reads | part.reads, writes | part.writes],
    [aspect.none, aspect.none],
  );
  if ((written & types) !== 0 && ((read | written) & abilities) !== 0) return true;
  return placed.some(({ effect, part }, at) =>
    placed.some(({ effect: other, part: theirs }, place) => {
      if (place === at) return false;
      const isOwn = other === effect;
      if (place > at && (part.writes & theirs.writes) !== 0 && !(isSum(part) && isSum(theirs))) return true;
      // What it applies to is settled before any part of it is applied.
      if (((part.reads | (isOwn ? aspect.none : effect.reads)) & theirs.writes) !== 0) return true;
      return !isOwn && effect.ability !== undefined && removesAbilities(theirs);
    }),
  );
}

const isSum = ({ change }: Part): boolean => change.kind === 'modify power/toughness';
