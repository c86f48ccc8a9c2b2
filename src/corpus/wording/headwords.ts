/**
 * How a glossary names its terms. A heading can stand for several words: `Control, Controller`; `Partner, “Partner—[text],” “Partner with
 * [name]”`; `Remove from the Game, Removed, Removed-from-the-Game Zone (Obsolete)`.
 */

/** A name for comparison: no case, quotes, marks, dashes, brackets such as `(Obsolete)`, nor final punctuation. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/["'“”‘’_®™]/g, '')
    .replace(/[-‐‑‒–—−\s]+/g, ' ')
    .replace(/^[\s.,;:!?]+|[\s.,;:!?]+$/g, '');
}

/** The names a headword answers to, folded: the whole first, then its forms. Placeholders (`[name]`) are left out of a form. */
export function namesOfHeadword(headword: string): string[] {
  const names = [foldName(headword)];
  const parts = headword
    .replace(/\([^)]*\)/g, '')
    .split(/,[”"]?\s+(?:and\s+)?|[”"]\s+(?=[“"])/)
    .map((part) => foldName(part.replace(/[-–—\s]*\[[^\]]*\]/g, '')));
  for (const part of parts) if (part !== '' && !names.includes(part)) names.push(part);
  return names.filter((name) => name !== '');
}

/** The same name in its other number: `zones` for `zone` and back. Several, since spelling does not say which is meant. */
export function otherNumbers(name: string): string[] {
  const forms = [`${name}s`];
  if (/(?:[sxz]|ch|sh)$/.test(name)) forms.push(`${name}es`);
  if (/[^aeiou]y$/.test(name)) forms.push(`${name.slice(0, -1)}ies`);
  if (name.endsWith('ies')) forms.push(`${name.slice(0, -3)}y`);
  if (name.endsWith('es')) forms.push(name.slice(0, -2));
  if (name.endsWith('s') && !name.endsWith('ss')) forms.push(name.slice(0, -1));
  return forms;
}
