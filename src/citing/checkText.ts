/** What a text cites, what that meant on the day of the text, and what it is now. */
import { findEverydayTerms } from '../corpus/wording/everydayTerms.ts';
import { findFirstWords } from '../corpus/wording/firstWords.ts';
import { toEntry } from '../corpus/loadedEntry.ts';
import { resolveCited } from '../corpus/wording/resolve.ts';
import { makeTermIndex, toTerms } from '../corpus/wording/terms.ts';
import { listBearers } from '../lineage/bearers.ts';
import { listFates, type Fate } from '../lineage/changes.ts';
import { compareEditions } from '../lineage/compareEditions.ts';
import { putLikeliestFirst } from '../lineage/follow.ts';
import { prepareEdition } from '../lineage/preparedEdition.ts';
import { toProvisions } from '../lineage/provision.ts';
import { findEnd } from '../lineage/whereabouts.ts';
import type { InForce } from '../model/calendar.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';
import type { Cited } from '../model/wording.ts';
import { findMentions } from './findMentions.ts';
import { findTerms } from './findTerms.ts';
import { readProse } from './prose.ts';
import type {
  CheckedCitation,
  CheckedText,
  EditionOfDay,
  Elsewhere,
  Former,
  NamedEntry,
  Target,
  Understanding,
  Without,
} from './checkedText.ts';
import type { CitedDocument } from './mention.ts';
import type { OpenedEdition, Work, Works } from './work.ts';

export interface CheckOptions {
  readonly date?: IsoDate;
  /** Whether terms of the glossary are told as well. */
  readonly terms: boolean;
}

const mostFormer = 4;

/**
 * Checks a text that can be read (whyUnreadable). A number alone that no edition ever had is no citation and is left out. Rejects when the
 * editions cannot be had.
 */
export async function checkText(text: string, works: Works, { date, terms }: CheckOptions): Promise<CheckedText> {
  const prose = readProse(text);
  const mentions = findMentions(text, prose);
  const wanted = new Set<CitedDocument>(mentions.flatMap(({ documents }) => documents));
  if (terms) wanted.add('comprehensive-rules');
  const opened = new Map<CitedDocument, OpenedWork>();
  const absent: CitedDocument[] = [];
  for (const document of wanted) {
    const work = await works.find(document);
    if (work) opened.set(document, await openOn(work, works, date));
    else if (mentions.some(({ documents }) => documents.includes(document))) absent.push(document);
  }
  const citations: CheckedCitation[] = [];
  for (const { start, end, text: print, cited, documents, ground } of mentions) {
    const understandings: Understanding[] = [];
    for (const document of documents) {
      const work = opened.get(document);
      if (work) understandings.push(await work.understand(cited));
    }
    // Of two documents, one that has the number speaks for itself.
    const having = understandings.filter(({ targets }) => targets.length > 0);
    const told = having.length > 0 ? having : understandings;
    if (ground === 'form' && told.every(isNowhere) && told.length > 0) continue;
    const without = understandings
      .filter((each) => !told.includes(each))
      .map(({ document }): Without => ({ document, ...pickDate(opened.get(document)?.then) }));
    citations.push({
      ...{ start, end, text: print, kind: 'number', ground, documents, understandings: told },
      ...(without.length > 0 ? { without } : {}),
    });
  }
  const rules = opened.get('comprehensive-rules');
  if (terms && rules) {
    const { entries } = rules.then ?? rules.now;
    // What players do is named in every sentence: `moved`, `skipped` are words of their own in an article.
    const names = makeTermIndex(toTerms(entries.map(toEntry)).map(({ id, headword, subtype = false }) => ({ id, headword, subtype })));
    for (const { term, ...place } of findTerms(text, mentions, names, rules.everyday(), prose)) {
      const target = rules.toTarget(term);
      if (target)
        citations.push({
          ...place,
          kind: 'term',
          ground: 'said',
          documents: ['comprehensive-rules'],
          understandings: [{ document: 'comprehensive-rules', targets: [target], elsewhere: [] }],
        });
    }
  }
  const isCited = ({ document }: EditionOfDay): boolean =>
    citations.some(({ understandings }) => understandings.some((each) => each.document === document));
  return {
    ...(date === undefined ? {} : { date }),
    editions: [...opened.values()].map(({ day }) => day).filter(isCited),
    absent,
    citations: citations.toSorted((one, other) => one.start - other.start),
  };
}

const pickDate = (edition: OpenedEdition | undefined): Pick<Without, 'date'> => (edition === undefined ? {} : { date: edition.date });

const isNowhere = ({ targets, elsewhere }: Understanding): boolean =>
  targets.length === 0 && elsewhere.every(({ bearers }) => bearers.length === 0);

interface OpenedWork {
  readonly work: Work;
  readonly day: EditionOfDay;
  /** Absent where no day is given, and before the first edition. */
  readonly then: OpenedEdition | undefined;
  readonly now: OpenedEdition;
  /** Undefined for an id that the edition of the day, or without one the newest, has not got. */
  readonly toTarget: (id: EntryId) => Target | undefined;
  readonly everyday: () => ReadonlySet<EntryId>;
  /** A text says the same number many times: each is looked up once. */
  readonly understand: (cited: CitedNumber) => Promise<Understanding>;
}

type CitedNumber = Exclude<Cited, { readonly kind: 'term' }>;

async function openOn(work: Work, works: Works, date: IsoDate | undefined): Promise<OpenedWork> {
  const { editions, calendar, document } = work;
  const newest = editions.length - 1;
  const now = await work.open(newest);
  const inForce = date === undefined ? undefined : calendar.on(date);
  const before = inForce?.kind === 'gap' ? inForce.gap.before : undefined;
  const thenDate = inForce?.kind === 'edition' ? inForce.date : before;
  const place = thenDate === undefined ? -1 : editions.indexOf(thenDate);
  const then = place < 0 ? undefined : place === newest ? now : await work.open(place);
  const first = editions[0];
  const day: EditionOfDay = {
    document,
    now: now.date,
    ...(then === undefined ? {} : { then: then.date }),
    ...(inForce?.kind === 'gap' ? { gap: inForce.edition } : {}),
    ...(date !== undefined && isProved(work, date, inForce) ? { inForce: true } : {}),
    ...(date !== undefined && then === undefined && first !== undefined ? { before: first } : {}),
  };
  const from = then ?? now;
  const fates = from === now ? undefined : await compare(work, works, from, now);
  let everyday: ReadonlySet<EntryId> | undefined;
  const toTarget = keep((id: EntryId) => makeTarget(id, from, now, work, fates));
  const toElsewhere = keep((number: string) => findElsewhere(number, work, now));
  const understandKey = keep((key: string) => understand(JSON.parse(key) as CitedNumber, { work, then, toTarget }, toElsewhere));
  return {
    work,
    day,
    then,
    now,
    toTarget,
    understand: (cited) => understandKey(JSON.stringify(cited)),
    // Those of the newest, as on the pages of all editions.
    everyday: () => (everyday ??= findEverydayTerms(now.entries, now.termIndex)),
  };
}

/**
 * Whether it is sure that the edition of a day, or the known one that is missing, was in force then: one that came later is known, or it is
 * its own first day. Of policy nobody knows all editions.
 */
function isProved({ document, calendar }: Work, date: IsoDate, inForce: InForce | undefined): boolean {
  if (document !== 'comprehensive-rules' || inForce === undefined || inForce.kind === 'none') return false;
  return calendar.endOf(date) !== undefined || date === (inForce.kind === 'gap' ? inForce.edition.date : inForce.date);
}

function keep<Value>(find: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Value;
    const value = find(key);
    kept.set(key, value);
    return value;
  };
}

/** What became of each entry of an edition, as `/compare/` and `concordance diff` tell it. */
async function compare(work: Work, works: Works, from: OpenedEdition, to: OpenedEdition): Promise<ReadonlyMap<EntryId, Fate>> {
  const reading = await works.reading();
  const [old, young] = [from, to].map(({ place, entries }) => ({ place, edition: prepareEdition(toProvisions(entries), reading) }));
  if (!old || !young) return new Map();
  const ids = from.entries.map(({ id }) => id);
  return new Map(
    listFates(ids, compareEditions(old, young, work, work.index)).flatMap((fate) => (fate.old === null ? [] : [[fate.old, fate]])),
  );
}

function makeTarget(
  id: EntryId,
  from: OpenedEdition,
  now: OpenedEdition,
  work: Work,
  fates: ReadonlyMap<EntryId, Fate> | undefined,
): Target | undefined {
  const entry = from.findEntry(id);
  if (!entry) return undefined;
  const history = work.historyOf(work.index.lineageOf(from.place, id));
  const fate = fates?.get(id) ?? { new: [id], relation: 'same', difference: 'none', score: 1, because: 'identical' as const };
  const gone = fate.new.length > 0 ? undefined : findEnd(work, work.index, from.place, id, now.place);
  return {
    ...nameEntry(from, id),
    now: fate.new.filter((heir) => !heir.includes('#')).map((heir) => nameEntry(now, heir)),
    relation: fate.relation,
    difference: fate.difference,
    score: fate.score,
    because: fate.because,
    ...(gone === undefined ? {} : { gone }),
    ...(history === undefined ? {} : { history }),
  };
}

function nameEntry(
  edition: Pick<OpenedEdition, 'findEntry' | 'hrefOf'> & Partial<Pick<OpenedEdition, 'childrenOf'>>,
  id: EntryId,
): NamedEntry {
  const entry = edition.findEntry(id);
  const name =
    entry === undefined || entry.kind === 'term' || entry.number === '' ? (entry?.title ?? id.replace(/^glossary:/, '')) : entry.number;
  const { childrenOf } = edition;
  const words = entry && childrenOf && findFirstWords({ childrenOf }, entry);
  const href = edition.hrefOf(id);
  const title = entry?.title;
  return {
    id,
    name,
    ...(title === undefined || title === name ? {} : { title }),
    ...(words === undefined || words === title ? {} : { words }),
    ...(href === undefined ? {} : { href }),
  };
}

async function understand(
  cited: CitedNumber,
  { work, then, toTarget }: Pick<OpenedWork, 'work' | 'then' | 'toTarget'>,
  toElsewhere: (number: string) => Promise<Elsewhere>,
): Promise<Understanding> {
  const ends = cited.kind === 'number' ? [cited.number] : [cited.from, cited.to];
  const { targets: ids } = then
    ? resolveCited(cited.kind === 'number' ? { kind: 'number', number: cited.number } : cited, then.entryIndex)
    : { targets: [] };
  const twins = cited.kind === 'number' ? ids.flatMap((id) => listTwins(id, then)) : [];
  const targets = [...ids, ...twins].flatMap((id) => toTarget(id) ?? []);
  const missing = ends.filter((number) => then?.entryIndex.findNumber(number) === undefined);
  const elsewhere = await Promise.all(missing.map(toElsewhere));
  return { document: work.document, targets, elsewhere, ...(twins.length > 0 ? { isTwice: true } : {}) };
}

/** Entries that an edition gives the same number by misprint. */
function listTwins(id: EntryId, edition: OpenedEdition | undefined): readonly EntryId[] {
  const twins: EntryId[] = [];
  for (let copy = 2; edition?.findEntry(`${id}~${copy}`); copy += 1) twins.push(`${id}~${copy}`);
  return twins;
}

async function findElsewhere(number: string, work: Work, now: OpenedEdition): Promise<Elsewhere> {
  const bearers = listBearers(work, number);
  return {
    number,
    bearers: await Promise.all(
      bearers.slice(0, mostFormer).map(async ({ first, last, place }): Promise<Former> => {
        const edition = await work.openNames(place);
        const { title, href } = nameEntry(edition, number);
        const heirs = putLikeliestFirst(work.index.follow(place, number, now.place));
        return {
          first,
          last,
          ...(title === undefined ? {} : { title }),
          ...(href === undefined ? {} : { href }),
          now: heirs.filter(({ entry }) => !entry.includes('#')).map(({ entry, score }) => ({ ...nameEntry(now, entry), score })),
        };
      }),
    ),
    more: Math.max(0, bearers.length - mostFormer),
  };
}
