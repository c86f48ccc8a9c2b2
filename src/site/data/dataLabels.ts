/** Sentences of the feeds and of the page about data. */
import { kindLabels, kindTitles } from '../changes/changesLabels.ts';
import type { ChangeKind } from '../../lineage/changes.ts';
import type { Relation } from '../../model/alignment.ts';

const join = (parts: readonly string[]): string => parts.join(', ');
const listed = { banned: 'banned', restricted: 'restricted', limited: 'on the Limited List' } as const;
const bare = (id: string): string => id.replace(/^glossary:/, '').replace(/#example-(\d+)$/, ', Example $1');

export const feedLabels = {
  editions: 'New editions of the rules',
  policy: 'Tournament policy: new editions',
  lists: 'Banned and restricted cards',
  section: (id: string, title: string) => `${id}. ${title}`,
  sectionFeed: (name: string) => `What changed: ${name}`,
  lineage: (name: string) => `One provision through all editions: ${name}`,
  edition: (title: string, date: string, set?: string) => `${title} of ${date}${set === undefined ? '' : ` (${set})`}`,
  changed: (since: string, counts: readonly (readonly [ChangeKind, number])[]) =>
    counts.length === 0
      ? `Nothing that the edition of ${since} says is said otherwise.`
      : `Since the edition of ${since}: ${join(counts.map(([kind, count]) => `${count} ${kindLabels[kind]}`))}.`,
  first: 'The oldest edition that is here.',
  ofKind: (kind: ChangeKind, numbers: readonly string[]) => `${kindTitles[kind]}: ${numbers.join('; ')}.`,
  change: (old: readonly string[], heirs: readonly string[]) => {
    const [before, after] = [join(old.map(bare)), join(heirs.map(bare))];
    return before === '' || before === after ? after : after === '' ? before : `${before} → ${after}`;
  },
  listed: (name: string, format: string, list: keyof typeof listed) => `${name}: ${listed[list]} in ${format}`,
  unlisted: (name: string, format: string, list: keyof typeof listed) => `${name}: no longer ${listed[list]} in ${format}`,
  listsOf: (date: string) => `Tournament Rules of ${date}`,
  step: (name: string, relation: Relation, date: string) => `${name}: ${relation}, ${date}`,
  gone: 'It is gone.',
} as const;

export const dataLabels = {
  title: 'Data for others',
  lead: 'The editions that this site has, as files: JSON at addresses that stay, feeds, and downloads.',
  terms: 'Terms',
  termsLead: 'Each file says whose its text is and on what terms. Keep both wherever you show any of it.',
  start: 'Where to begin',
  startLead:
    'One address names all others. What is at an address below /data/v1/ keeps its shape for good: members may come, none goes or changes its meaning. Everything else below /data/ is of the pages themselves and may change with any build.',
  files: 'The files',
  schema: 'JSON Schema',
  sample: (name: string) => `The beginning of a file: ${name}`,
  reading: 'Reading a provision as of an edition',
  readingLead:
    'Every wording is said once, in the lineage that has it. A lineage is a list of steps, and a step says what is new; laid over each other up to an edition they are the provision as that edition has it.',
  downloads: 'All at once',
  downloadsLead:
    'JSON lines: what it is, then for each document a line of its own, one for each edition, each lineage and each edition’s changes, with the shapes above; no lists, penalties or Examples. SQLite: wordings, entries, changes, lists, penalties and Examples as tables, with full-text search; without the order of print, and without how sure a link is. Checksums are of the files as they are served.',
  bytes: (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`,
  unpacked: (bytes: number) => `unpacked ${(bytes / 1e6).toFixed(1)} MB`,
  checksum: 'SHA-256',
  noDownloads: 'Nothing has been read yet that could be downloaded.',
  tables: 'The tables',
  queries: 'Six questions to ask it',
  feeds: 'Feeds',
  feedsLead:
    'Atom, for any feed reader. Days are those of the documents. The feed of a single provision, or a file for your own database, is made by the command line:',
  shapes: {
    index: 'What there is. Begin here.',
    editions:
      'The editions of a document with their days, sources and figures, those that are known and missing, and where its lineages and changes lie.',
    lineages: 'Provisions of one section through all editions: headings, rules, terms of the glossary, Examples.',
    newest: 'The newest edition whole, in the order of print: contents, entries and glossary, with citations resolved.',
    changes: 'What each edition of a year changed, by kind.',
    banned: 'Cards that the Tournament Rules list as banned or restricted, with their days.',
    penalties: 'What each infraction cost, by edition.',
    rulings: 'Every ruling with who said it and when, the lineages that it speaks of and what proves it, and what became of these since.',
    examples: 'Every Example of the rules with its state, and every demonstration with its scenario and what came of it.',
  },
  patterns: {
    index: '/data/v1/index.json',
    editions: '/data/v1/DOCUMENT/editions.json',
    lineages: '/data/v1/DOCUMENT/lineages/PART.json',
    newest: '/data/v1/DOCUMENT/newest.json',
    changes: '/data/v1/DOCUMENT/changes/YEAR.json',
    banned: '/data/v1/policy/banned.json',
    penalties: '/data/v1/policy/penalties.json',
    examples: '/data/v1/examples.json',
    rulings: '/data/v1/rulings.json',
  },
  rulings: 'A summary that is no whole edition has no files of its own; what it says of a rule is among the rulings.',
} as const;

/** Shown on the page, and run by a test on the files themselves. */
export const readingExample = `const asOf = ({ steps }, edition) => {
  const provision = Object.assign({}, ...steps.filter((step) => step.edition <= edition));
  return typeof provision.id === 'string' ? provision : undefined; // null: it is gone
};`;
