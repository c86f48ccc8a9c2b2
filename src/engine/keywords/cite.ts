/** Which rule a keyword is cited by: its own (702). */
import type { Ability } from '../abilities.ts';
import type { Concept } from '../rules/concepts.ts';

/** What is cited for an ability that a keyword stands for; nothing for any other. */
export function citeKeyword(ability: Ability | undefined): readonly Concept[] {
  if (!ability || !('keyword' in ability)) return [];
  return nameConcept(ability.keyword === 'totem armor' ? 'umbra armor' : ability.keyword);
}

const cited = ['crew', 'equip', 'level up'];

/** What is cited for an activated ability of a keyword. */
export const citeActivated = (keyword: string): readonly Concept[] =>
  keyword.endsWith('cycling') ? ['keyword.cycling'] : cited.includes(keyword) ? nameConcept(keyword) : [];

const nameConcept = (keyword: string): readonly Concept[] => [
  `keyword.${keyword.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}` as Concept,
];
