/** Protection that an Aura gives and that does not remove it (702.16n). */
import type { Ability } from '../../language/ability.ts';
import type { Ref } from '../../language/ref.ts';
import { keywords, what } from '../phrases.ts';
import { itself } from '../references.ts';
import { and, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import type { Static } from './staticMeaning.ts';

const granter: Ref = { kind: 'granter' };
/** From all of that quality but the Aura: another of its name, and the same protection from elsewhere, are told from it. */
function butFromItself(ability: Ability, at: number): Ability {
  if (ability.kind !== 'keyword' || ability.keyword !== 'protection' || typeof ability.quality !== 'object')
    throw new Unclear(at, 'nothing of it would remove an Aura');
  return { ...ability, quality: and(ability.quality, { kind: 'other', than: granter }) };
}
export const keepingItsAura: Construct<Static> = clause(
  "<of> has <with>. this effect doesn't remove <it>",
  { of: what, with: keywords, it: itself },
  ({ of, with: given, it }, { scope: { card }, tree: { start } }): Static => {
    if (of.kind !== 'attached' || it.kind !== 'self' || !card.subtypes.includes('Aura')) throw new Unclear(start);
    return { what: of, changes: given.map((ability) => ({ kind: 'add ability', ability: butFromItself(ability, start) })) };
  },
);
