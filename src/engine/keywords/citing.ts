/** Which rule a keyword is cited by: its own (702). */
import type { Ability } from '../abilities.ts';
import type { Concept } from '../rules/concepts.ts';

/** What is cited for an ability that a keyword stands for; nothing for any other. */
export function citeKeyword(ability: Ability | undefined): readonly Concept[] {
  if (!ability || !('keyword' in ability)) return [];
  const name = ability.keyword === 'totem armor' ? 'umbra armor' : ability.keyword;
  return [`keyword.${name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}` as Concept];
}
