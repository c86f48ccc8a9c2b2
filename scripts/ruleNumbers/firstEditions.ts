/**
 * Writes src/engine/concepts/firstEditions.ts: for keyword abilities, keyword actions and kinds of cards the first edition that has a rule or a
 * glossary entry of that name. Run by hand: `npx node scripts/ruleNumbers/firstEditions.ts CORPUS`.
 */
import { writeFileSync } from 'node:fs';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { concepts } from '../../src/engine/concepts/concepts.ts';
import { conceptNamed } from '../../src/engine/concepts/named.ts';
import { firstRun } from '../../src/engine/concepts/numbers.ts';

/** Kinds of cards, symbols and formats, under the titles that stand for them. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  planeswalker: ['planeswalker', 'planeswalkers'],
  battle: ['battle', 'battles'],
  kindred: ['kindred', 'tribal'],
  tribal: ['tribal', 'kindred'],
  equipment: ['equipment'],
  fortification: ['fortification'],
  saga: ['saga', 'saga cards'],
  vehicle: ['vehicle'],
  spacecraft: ['spacecraft', 'station cards', 'station'],
  snow: ['snow'],
  'split card': ['split cards'],
  'flip card': ['flip cards'],
  'double-faced card': ['double-faced cards'],
  'modal double-faced card': ['modal double-faced cards'],
  'meld card': ['meld cards'],
  'adventurer card': ['adventurer card', 'adventurer cards'],
  'hybrid mana symbol': ['hybrid mana symbols'],
  'Phyrexian mana symbol': ['phyrexian mana symbol', 'phyrexian mana symbols'],
};
/** Rules of kinds that no title named yet: hybrid symbols were called half-half until May 2006. */
const untitled: Readonly<Record<string, First>> = { 'hybrid mana symbol': { date: '2005-10-01', number: '104.3f' } };
/** Keyword actions that are no other word for what cards said before. */
const actions = ['fight', 'scry', 'surveil', 'proliferate', 'meld', 'regenerate', 'transform'];

const [folder = 'build/corpus'] = process.argv.slice(2);
const corpus = openCorpus(folder);
const editions = corpus.manifest.editions
  .filter(({ document, extent }) => document === 'comprehensive-rules' && extent === 'whole')
  .toSorted((one, other) => (one.date < other.date ? -1 : 1));

interface First {
  readonly date: string;
  /** Of the rule, where one has the title. */
  readonly number: string;
}
const first = new Map<string, First>();
const keywords = new Set<string>();
for (const { key, date } of editions)
  for (const { title, kind, number } of corpus.loadEdition(key)) {
    if (title === undefined) continue;
    const isRule = kind === 'rule';
    // "Banding, Bands with Other (Obsolete)" names both.
    for (const name of title
      .toLowerCase()
      .replace(/ \(.*\)$/, '')
      .split(', ')) {
      if (isRule && /^(?:502|702)\./.test(number)) keywords.add(name);
      const known = first.get(name);
      if (!known || (known.date === date && known.number === '' && isRule)) first.set(name, { date, number: isRule ? number : '' });
    }
  }

// Auras were "Enchant Creature" cards before the ability had a rule of its own: the oldest editions know them.
keywords.delete('enchant');
const wordOf = (concept: string): string => concept.replace('keyword.', '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const oldest = editions[0]?.date ?? '';
const named = new Map<string, readonly string[]>([
  ...[...keywords, ...actions].map((name) => [name, [name]] as const),
  ...Object.entries(kinds),
]);
/** Keywords that never were a title, or had another one: the first rule of what they mean. */
const ruleOf = (name: string): First | undefined => {
  const concept = conceptNamed('keyword', name);
  const run = (concepts as readonly string[]).includes(concept) ? firstRun(concept) : undefined;
  return run && { date: run.from, number: run.number };
};
for (const concept of concepts)
  if (/^keyword\.\w+$/.test(concept)) if (concept !== 'keyword.enchant') named.set(wordOf(concept), [wordOf(concept)]);
const rows = [...named].flatMap(([name, titles]) => {
  const [found] = [
    ...titles.flatMap((title) => first.get(title) ?? []),
    untitled[name] ?? [],
    ...(name in kinds ? [] : [ruleOf(name) ?? []].flat()),
  ]
    .flat()
    .toSorted((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : (one.number.length || 99) - (other.number.length || 99),
    );
  if (!found || found.date === oldest) return [];
  const key = /^\w+$/.test(name) ? name : `'${name.replaceAll("'", "\\'")}'`;
  return [`  ${key}: '${[found.date, found.number].join(' ').trim()}',`];
});
writeFileSync(
  new URL('../../src/engine/concepts/firstEditions.ts', import.meta.url),
  `/** Since when the rules know a thing. Written by scripts/ruleNumbers/firstEditions.ts from all editions; facts alone. */

/** Keywords and kinds of cards that the first edition of all does not know: the first that does, and the number of its rule where it has one. */
export const firstEditions: Readonly<Record<string, string>> = {
${rows.toSorted().join('\n')}
};
`,
);
