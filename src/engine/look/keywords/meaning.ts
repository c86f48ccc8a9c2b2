/** Keywords that stand for triggered abilities and for static rules, each as the abilities that its own rule says it means (702). */
import type { Ability } from '../../language/ability.ts';
import { combat } from './combat.ts';
import { counters } from './counters.ts';
import { dying } from './dying.ts';
import { elsewhere } from './elsewhere.ts';
import { pairing } from './soulbond.ts';
import { spells } from './spells.ts';
import { upkeeps } from './upkeep.ts';
import { type Family, one } from './write.ts';

/** Every keyword that stands for such abilities. */
export const families: Family = { ...combat, ...counters, ...dying, ...elsewhere, ...pairing, ...spells, ...upkeeps };

const known = new WeakMap<Ability, { readonly day: string; readonly meant: readonly Ability[] }>();

/** What an ability means under the rules of a day: itself, or for a keyword what it stands for; that names the keyword. */
export function meaningOf(ability: Ability, day: string): readonly Ability[] {
  if (ability.kind !== 'keyword') return [ability];
  const meaning = families[ability.keyword];
  if (!meaning) return [];
  const found = known.get(ability);
  if (found?.day === day) return found.meant;
  const { text, keyword, number = one } = ability;
  const meant = meaning(ability, day, number).map((each): Ability => ({ ...each, text, keyword }));
  known.set(ability, { day, meant });
  return meant;
}
