/**
 * Every address of the site: what can be linked to, and how it is written. Links are made here and nowhere else, so that an address that
 * someone has noted down keeps its meaning.
 *
 *     /                        contents of the current edition      /2009-07-11/             contents of an older one
 *     /7/  /704/  /702.19/     section, subsection, keyword         /2009-07-11/704/
 *     /704/#704.5j             a rule on the page it stands on      /2009-07-11/704/#704.5i
 *     /glossary/  /glossary/trample/                                /handbook/704/  (a document that is not the site's main one)
 *     /7/all/  (a section as one page)                              /2026-01-16/704/  (the newest edition under its date)
 *     /all/  (the newest edition as one page)                       /one-page/?edition=2009-07-11  (any other, which a script draws)
 *     /2009-07-11/glossary/#term-trample  (a superseded edition has its glossary on one page)
 *     /documents/rulings-summary/1999-04-21/                        /editions/  /editions/2009-07-11/  /search/?q=trample
 *     /changes/2026-01-16/     what became of the edition before    /changes/2009-07-11/7/    a part of it, where it is divided
 *     /history/1999-04-23/502.9b/  a provision through all editions
 *     /compare/?from=2009-05-01&to=2009-07-11                       /where/?n=502.33&on=2006-10-01  /as-of/?date=2008-03-01
 *     /timeline/  /churn/      all editions; what changed most             /help/
 *     /policy/  /policy/penalties/  /policy/banned/skullclamp/  /policy/formats/standard/    tournament policy: its documents, penalties by date, lists of cards
 *     /rulings/  /rulings/on-7/#702.9  /rulings/by-dangelo/  /rulings/?year=1998  rulings: by rule, by author, by year
 *     /data/                   the files for others, and what stands in them
 *     /offline/?asked=/704/    what is kept on this device; what was asked for and is not
 *     /practice/TOPIC/         questions to practise with          /learn/  /learn/turn/  chapters to learn from
 *     /cite/                   a text of one's own checked
 *     /kept/  /answer/?rules=2026-01-16/704.5j,702.19b  what a reader keeps; rules picked for an answer
 *     /examples/  /examples/gray-ogre/?on=2005-10-01#step-3         Examples; a demonstration, under another day's rules, at a step
 */
import { toDocumentId, toIsoDate, type DocumentId, type IsoDate } from '../../../model/edition.ts';
import type { EntryId } from '../../../model/entry.ts';
import { fromLink, toLink } from './siteRoot.ts';

/** Which edition an address belongs to. Document and date absent: the current edition of the site's main document. */
export interface EditionAddress {
  readonly document?: DocumentId;
  readonly date?: IsoDate;
  /** As it is written on a page one step below the contents of that edition: `../704/`. One file then serves several editions. */
  readonly relative?: true;
}

export type Address =
  | { readonly kind: 'contents'; readonly edition: EditionAddress; readonly anchor?: EntryId }
  | { readonly kind: 'page'; readonly edition: EditionAddress; readonly id: EntryId; readonly anchor?: EntryId }
  | { readonly kind: 'whole'; readonly edition: EditionAddress; readonly id: EntryId; readonly anchor?: EntryId }
  | { readonly kind: 'all'; readonly edition: EditionAddress; readonly anchor?: string }
  | { readonly kind: 'glossary'; readonly edition: EditionAddress; readonly anchor?: string }
  | { readonly kind: 'term'; readonly edition: EditionAddress; readonly slug: string; readonly anchor?: EntryId }
  | { readonly kind: 'document'; readonly key: string; readonly anchor?: EntryId }
  | { readonly kind: 'editions' }
  | { readonly kind: 'edition'; readonly edition: EditionAddress }
  /** `part` where an edition changed more than one page holds: src/site/changes/changeParts.ts. */
  | { readonly kind: 'changes'; readonly edition: EditionAddress; readonly part?: string; readonly anchor?: string }
  /** `slug` is the entry under which the lineage is registered, `glossary-trample` of a term. */
  | { readonly kind: 'history'; readonly edition: EditionAddress; readonly slug: string; readonly anchor?: string }
  | { readonly kind: 'cite' }
  | { readonly kind: 'timeline' }
  | { readonly kind: 'help'; readonly anchor?: string }
  /** The page about the files for others; they themselves lie below it. */
  | { readonly kind: 'data'; readonly anchor?: string }
  | { readonly kind: 'churn'; readonly anchor?: string }
  /** How play changed from edition to edition. */
  | { readonly kind: 'eras'; readonly anchor?: string }
  | { readonly kind: 'examples'; readonly anchor?: string }
  /** Without a part the documents of tournament policy; `name` is that of a format or a listed card. */
  | { readonly kind: 'policy'; readonly part?: PolicyPart; readonly name?: string; readonly anchor?: string }
  /** Without a part what they are. A part is a list: `on-7`, `by-dangelo`, `as-new`, `unplaced`. */
  | { readonly kind: 'rulings'; readonly part?: string; readonly year?: string; readonly anchor?: string }
  /** `on` is the day whose rules are played by, where that is not the scenario's own. */
  | { readonly kind: 'demonstration'; readonly id: string; readonly on?: string; readonly anchor?: string }
  /** Without a topic all of them; the anchor is the demonstration that a question is of. */
  | { readonly kind: 'practice'; readonly topic?: string; readonly anchor?: string }
  /** Without a chapter all of them. */
  | { readonly kind: 'learn'; readonly chapter?: string; readonly anchor?: string }
  | { readonly kind: 'compare'; readonly from?: string; readonly to?: string; readonly part?: string }
  | { readonly kind: 'where'; readonly number?: string; readonly on?: string }
  | { readonly kind: 'as-of'; readonly date?: string }
  /** `of` is an edition with its date: `2009-07-11`, `handbook/2009-10-01`. */
  | { readonly kind: 'one-page'; readonly of?: string }
  /** `asked`: a page that is not kept, by its path from the root of the site. */
  | { readonly kind: 'offline'; readonly asked?: string }
  | { readonly kind: 'kept'; readonly anchor?: string }
  /** `rules` names what the answer cites: src/site/kept/answerAddress.ts. */
  | { readonly kind: 'answer'; readonly rules?: string }
  | { readonly kind: 'search'; readonly query?: string };

export const policyParts = ['penalties', 'banned', 'formats'] as const;
export type PolicyPart = (typeof policyParts)[number];

/** Names of what an address asks, by the kind of address; each kind has its page whatever is asked. */
const questions = {
  search: { query: 'q' },
  compare: { from: 'from', to: 'to', part: 'in' },
  where: { number: 'n', on: 'on' },
  'as-of': { date: 'date' },
  'one-page': { of: 'edition' },
  offline: { asked: 'asked' },
  answer: { rules: 'rules' },
} as const;
type Question = keyof typeof questions;

/** Ids that have pages of their own: numbers, and the second of a number that an edition has twice. */
const pageId = /^\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?(?:~\d+)?$/;

/** Writes an address as a link, with its anchor: a path from the root of the host, wherever the site lies on it. */
export function makeAddress(address: Address): string {
  return toLink(makePath(address) + makeHash('anchor' in address ? address.anchor : undefined));
}

function makePath(address: Address): string {
  switch (address.kind) {
    case 'contents':
      return makeRoot(address.edition);
    case 'page':
      return `${makeRoot(address.edition)}${encodeURIComponent(address.id)}/`;
    case 'whole':
      return `${makeRoot(address.edition)}${encodeURIComponent(address.id)}/all/`;
    case 'all':
      return `${makeRoot(address.edition)}all/`;
    case 'glossary':
      return `${makeRoot(address.edition)}glossary/`;
    case 'term':
      return `${makeRoot(address.edition)}glossary/${address.slug}/`;
    case 'document':
      return `/documents/${address.key.split('/').map(encodeURIComponent).join('/')}/`;
    case 'editions':
    case 'timeline':
    case 'cite':
    case 'help':
    case 'data':
    case 'churn':
    case 'eras':
    case 'kept':
    case 'examples':
      return `/${address.kind}/`;
    case 'edition':
      return `/editions${makeRoot(address.edition)}`;
    case 'changes':
      return `/changes${makeRoot(address.edition)}${address.part === undefined ? '' : `${encodeURIComponent(address.part)}/`}`;
    case 'history':
      return `/history${makeRoot(address.edition)}${encodeURIComponent(address.slug)}/`;
    case 'policy':
      return `/policy/${address.part === undefined ? '' : `${address.part}/`}${address.name === undefined ? '' : `${encodeURIComponent(address.name)}/`}`;
    case 'rulings':
      return `/rulings/${address.part === undefined ? '' : `${encodeURIComponent(address.part)}/`}${address.year === undefined ? '' : `?year=${encodeURIComponent(address.year)}`}`;
    case 'practice':
      return `/practice/${address.topic === undefined ? '' : `${encodeURIComponent(address.topic)}/`}`;
    case 'learn':
      return `/learn/${address.chapter === undefined ? '' : `${encodeURIComponent(address.chapter)}/`}`;
    case 'demonstration':
      return `/examples/${encodeURIComponent(address.id)}/${address.on === undefined ? '' : `?on=${encodeURIComponent(address.on)}`}`;
    case 'search':
    case 'compare':
    case 'where':
    case 'as-of':
    case 'one-page':
    case 'offline':
    case 'answer':
      return `/${address.kind}/${makeQuestion(address)}`;
  }
}

function makeQuestion(address: Extract<Address, { readonly kind: Question }>): string {
  const asked = Object.entries(questions[address.kind]).flatMap(([key, name]) => {
    const value = (address as Readonly<Record<string, unknown>>)[key];
    return typeof value === 'string' ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return asked.length === 0 ? '' : `?${asked.join('&')}`;
}

function readQuestion(kind: Question, query: string): Address {
  const values = new Map(
    query.split('&').map((part): [string, string] => [part.split('=')[0] ?? '', decode(part.slice(part.indexOf('=') + 1))]),
  );
  const asked = Object.entries(questions[kind]).flatMap(([key, name]) => (values.has(name) ? [[key, values.get(name)] as const] : []));
  return { kind, ...Object.fromEntries(asked) };
}

function readRulings(
  [part, ...more]: readonly string[],
  query: string | undefined,
  anchor: { readonly anchor?: string },
): Address | undefined {
  if (more.length > 0 || (query !== undefined && (part !== undefined || !query.startsWith('year=')))) return undefined;
  const year = query === undefined ? {} : { year: decode(query.slice('year='.length)) };
  return { kind: 'rulings', ...(part === undefined ? {} : { part }), ...year, ...anchor };
}

function readExamples(
  [id, ...more]: readonly string[],
  query: string | undefined,
  anchor: { readonly anchor?: string },
): Address | undefined {
  if (more.length > 0) return undefined;
  if (id === undefined) return query === undefined ? { kind: 'examples', ...anchor } : undefined;
  if (query === undefined) return { kind: 'demonstration', id, ...anchor };
  return query.startsWith('on=') ? { kind: 'demonstration', id, on: decode(query.slice('on='.length)), ...anchor } : undefined;
}

/** Reads a link, with or without anchor; the inverse of makeAddress. Undefined for a link that it never writes. */
export function parseAddress(path: string): Address | undefined {
  const match = /^\/(?:([^?#]*)\/)?(?:\?([^#]*))?(?:#(.+))?$/.exec(fromLink(path));
  if (!match) return undefined;
  const [, joined, query, hash] = match;
  const segments = joined === undefined ? [] : joined.split('/').map(decode);
  const anchor = hash === undefined ? {} : { anchor: decode(hash) };
  const [first, ...others] = segments;
  if (first !== undefined && first in questions) return others.length > 0 ? undefined : readQuestion(first as Question, query ?? '');
  if (first === 'examples') return readExamples(others, query, anchor);
  if (first === 'rulings') return readRulings(others, query, anchor);
  if (query !== undefined) return undefined;
  if (first === 'timeline' || first === 'cite') return others.length > 0 ? undefined : { kind: first };
  if (first === 'help' || first === 'data' || first === 'churn' || first === 'eras' || first === 'kept')
    return others.length > 0 ? undefined : { kind: first, ...anchor };
  if (first === 'policy') {
    const part = policyParts.find((each) => each === others[0]);
    const [, name] = others;
    return others.length > (part === undefined ? 0 : part === 'penalties' ? 1 : 2)
      ? undefined
      : { kind: 'policy', ...(part === undefined ? {} : { part }), ...(name === undefined ? {} : { name }), ...anchor };
  }
  if (first === 'practice')
    return others.length > 1 ? undefined : { kind: 'practice', ...(others[0] === undefined ? {} : { topic: others[0] }), ...anchor };
  if (first === 'learn')
    return others.length > 1 ? undefined : { kind: 'learn', ...(others[0] === undefined ? {} : { chapter: others[0] }), ...anchor };
  if (first === 'changes' || first === 'history') {
    const { edition, rest } = readEdition(others);
    const [slug] = rest;
    if (edition.date === undefined || rest.length > 1) return undefined;
    if (first === 'changes') return { kind: 'changes', edition, ...(slug === undefined ? {} : { part: slug }), ...anchor };
    return slug === undefined ? undefined : { kind: 'history', edition, slug, ...anchor };
  }
  if (first === 'editions') {
    const { edition, rest } = readEdition(others);
    if (others.length === 0) return { kind: 'editions' };
    return rest.length > 0 || edition.date === undefined ? undefined : { kind: 'edition', edition };
  }
  if (first === 'documents') return others.length > 0 ? { kind: 'document', key: others.join('/'), ...anchor } : undefined;

  const { edition, rest } = readEdition(segments);
  const [part, slug, ...more] = rest;
  if (more.length > 0) return undefined;
  if (part === undefined) return { kind: 'contents', edition, ...anchor };
  if (part === 'glossary')
    return slug === undefined ? { kind: 'glossary', edition, ...anchor } : { kind: 'term', edition, slug, ...anchor };
  if (part === 'all') return slug === undefined ? { kind: 'all', edition, ...anchor } : undefined;
  if (!pageId.test(part)) return undefined;
  if (slug === 'all') return { kind: 'whole', edition, id: part, ...anchor };
  return slug === undefined ? { kind: 'page', edition, id: part, ...anchor } : undefined;
}

function makeRoot({ document, date, relative }: EditionAddress): string {
  if (relative) return '../';
  return `/${document === undefined ? '' : `${document}/`}${date === undefined ? '' : `${date}/`}`;
}

function readEdition(segments: readonly string[]): { readonly edition: EditionAddress; readonly rest: readonly string[] } {
  const document = toDocumentId(segments[0]);
  const afterDocument = document === undefined ? segments : segments.slice(1);
  const date = toIsoDate(afterDocument[0] ?? '');
  return {
    edition: { ...(document === undefined ? {} : { document }), ...(date === undefined ? {} : { date }) },
    rest: date === undefined ? afterDocument : afterDocument.slice(1),
  };
}

function makeHash(anchor: string | undefined): string {
  return anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The `id` attribute of an entry on its page: its id, with what html forbids there (white space) replaced. */
export function makeAnchor(id: EntryId): string {
  return id.replace(/\s+/g, '_');
}

/** The anchor of a term on the glossary page of a superseded edition. */
export function makeTermAnchor(slug: string): string {
  return `term-${slug}`;
}

/** The anchor of an Example of an entry, from 0. */
export function makeExampleAnchor(id: EntryId, place: number): string {
  return `${makeAnchor(id)}-example-${place + 1}`;
}

/**
 * Slugs for headwords, in their order: `trample`, `two-headed-giant-variant`. Lower case, no accents, nothing but letters, digits and
 * hyphens, at most 60 characters, each once (a second `role` is `role-2`).
 */
export function makeSlugs(headwords: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return headwords.map((headword) => {
    const plain = headword
      .normalize('NFD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, '');
    const base = plain === '' ? 'term' : plain;
    let slug = base;
    for (let copy = 2; taken.has(slug); copy += 1) slug = `${base}-${copy}`;
    taken.add(slug);
    return slug;
  });
}
