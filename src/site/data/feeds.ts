/** The feeds of the site: new editions, each section of the newest, policy, lists of cards. And that of one lineage, for the command line. */
import { isChange, mainKinds } from '../../lineage/changes.ts';
import { isPolicy, policyIds, type DocumentId, type IsoDate } from '../../model/edition.ts';
import { toLink } from '../frame/addresses/siteRoot.ts';
import { makeAddress, type EditionAddress } from '../frame/addresses/addresses.ts';
import { nameDocument, labels, makeDateText } from '../frame/labels/labels.ts';
import type { Library } from '../frame/library/library.ts';
import { policyLabels } from '../policy/policyLabels.ts';
import { type Feed, type FeedEntry, makeFeedId, writeFeed } from './atom.ts';
import { feedLabels as words } from './dataLabels.ts';
import { asOf, partOf } from './lineageRecords.ts';
import type { DocumentData } from './makeFiles.ts';
import type { Body, LineageRecord } from './shapes.ts';
import { creditsOf, termsOf } from './terms.ts';

export { makeFeedId, writeFeed, type Feed };

/** So many entries a feed has at most: who comes later has the pages. */
const mostEntries = 30;

export const feedPath = (name: string): string => `/feeds/${name}.xml`;

export interface SiteFeed extends Feed {
  /** `editions`, `section-7`, `policy`. */
  readonly name: string;
}

type ChangedEdition = Body<'changes'>['editions'][number];

/** All feeds of the site that have anything to tell. */
export function makeFeeds(library: Library, documents: readonly DocumentData[], banned: Body<'banned'> | undefined): readonly SiteFeed[] {
  const main = library.current?.record.document;
  const own = documents.find(({ document }) => document === main);
  const policies = documents.filter(({ document }) => isPolicy(document));
  const addressed = (document: DocumentId): EditionAddress => (document === main ? {} : { document });
  const changesOf = (document: DocumentId, edition: string): string =>
    makeAddress({ kind: 'changes', edition: { ...addressed(document), date: edition as IsoDate } });
  const tellEditions = (data: DocumentData): readonly FeedEntry[] =>
    data.editions.map(({ date, set, title }): FeedEntry => {
      const changed = findChanged(data, date);
      return {
        key: `${data.document}/${date}`,
        title: words.edition(
          isPolicy(data.document) ? (title ?? nameDocument(data.document)) : nameDocument(data.document),
          makeDateText(date as IsoDate),
          set,
        ),
        day: date,
        href: changed ? changesOf(data.document, date) : undefined,
        text: changed ? words.changed(makeDateText(changed.since as IsoDate), countMain(changed)) : words.first,
      };
    });
  const feeds = [
    own && makeFeed('editions', words.editions, tellEditions(own), own.document, makeAddress({ kind: 'timeline' })),
    ...(own ? makeSectionFeeds(own, changesOf) : []),
    makeFeed('policy', words.policy, policies.flatMap(tellEditions), policyIds[0], makeAddress({ kind: 'policy' })),
    banned && makeFeed('lists', words.lists, tellLists(banned), policyIds[0], makeAddress({ kind: 'policy', part: 'banned' })),
  ];
  return feeds.filter((feed) => feed !== undefined);
}

function makeFeed(name: string, title: string, told: readonly FeedEntry[], document: DocumentId, page: string): SiteFeed | undefined {
  const [newest, ...older] = told.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).slice(0, mostEntries);
  if (!newest) return undefined;
  const rights = [...creditsOf(document), termsOf(document)].join(' ');
  return { name, key: `feed/${name}`, title, self: toLink(feedPath(name)), page, rights, author: labels.site, entries: [newest, ...older] };
}

const findChanged = ({ changes }: DocumentData, date: string): ChangedEdition | undefined =>
  changes.find(({ year }) => date.startsWith(year))?.editions.find(({ edition }) => edition === date);

const countMain = ({ counts }: ChangedEdition) => mainKinds.flatMap((kind) => (counts[kind] === 0 ? [] : [[kind, counts[kind]] as const]));

/** A change is told in the section in which its provision stands last, so that a feed goes on through renumberings. */
function makeSectionFeeds(
  data: DocumentData,
  changesOf: (document: DocumentId, edition: string) => string,
): readonly (SiteFeed | undefined)[] {
  const { document, lineages, records, editions } = data;
  const newest = editions.at(-1)?.date ?? '';
  const sections = records.flatMap((record) => {
    const now = asOf(record, newest);
    return now?.kind === 'section' ? [{ id: now.id, name: words.section(now.id, now.title ?? now.text ?? '') }] : [];
  });
  const parts = [...sections.toSorted((a, b) => (a.id < b.id ? -1 : 1)), { id: 'glossary', name: labels.glossary }];
  const told = new Map<string, FeedEntry[]>();
  for (const changed of data.changes.flatMap(({ editions: all }) => all)) {
    const place = lineages.placeOf(changed.edition as IsoDate) ?? -1;
    const ofPart = Map.groupBy(
      mainKinds.flatMap((kind) => (changed.changes[kind] ?? []).map((change) => ({ kind, ...change }))),
      (change) => {
        const id = change.new?.[0] ?? change.old?.[0] ?? '';
        const record = records[lineages.index.lineageOf(change.new ? place : place - 1, id) ?? -1];
        return record ? partOf(record, document) : '';
      },
    );
    for (const [part, changes] of ofPart) {
      const text = mainKinds
        .flatMap((kind) => {
          const numbers = changes
            .filter((change) => change.kind === kind)
            .map((change) => words.change(change.old ?? [], change.new ?? []));
          return numbers.length === 0 ? [] : [words.ofKind(kind, numbers)];
        })
        .join('\n');
      const list = told.get(part) ?? [];
      told.set(part, list);
      const title = words.edition(nameDocument(document), makeDateText(changed.edition as IsoDate));
      list.push({ key: changed.edition, title, day: changed.edition, href: changesOf(document, changed.edition), text });
    }
  }
  return parts.map(({ id, name }) => {
    const page = id === 'glossary' ? makeAddress({ kind: 'glossary', edition: {} }) : makeAddress({ kind: 'page', edition: {}, id });
    return makeFeed(id === 'glossary' ? id : `section-${id}`, words.sectionFeed(name), told.get(id) ?? [], document, page);
  });
}

/** An entry for each edition of the Tournament Rules that took cards onto a list or off it. */
function tellLists({ editions, cards }: Body<'banned'>): readonly FeedEntry[] {
  return editions.flatMap((edition, at): FeedEntry[] => {
    if (at === 0) return [];
    const lines = cards.flatMap(({ name, near = [], listed }) =>
      listed.flatMap(({ list, format, from, gone }) => {
        const told =
          from === edition ? words.listed(name, format, list) : gone === edition ? words.unlisted(name, format, list) : undefined;
        // What looks like a change may be a misprint that was mended.
        return told === undefined ? [] : [near.length === 0 ? told : `${told}. ${policyLabels.near(near.join(', '))}`];
      }),
    );
    if (lines.length === 0) return [];
    return [{ key: edition, title: words.listsOf(makeDateText(edition as IsoDate)), day: edition, text: lines.join('\n') }];
  });
}

/** The feed of one lineage: an entry for each step in which its number changed or what it says, its beginning and its end. */
export function makeLineageFeed({ id, steps }: LineageRecord, name: string, document: DocumentId): Feed | undefined {
  const entries = steps.filter(isTold).map((step): FeedEntry => {
    const now = asOf({ steps }, step.edition);
    const what = step.relation ?? 'same';
    return {
      key: step.edition,
      title: words.step(now?.id.replace(/^glossary:/, '') ?? name, what, makeDateText(step.edition as IsoDate)),
      day: step.edition,
      text: now?.text ?? words.gone,
    };
  });
  const [newest, ...older] = entries.toReversed();
  if (!newest) return undefined;
  const rights = [...creditsOf(document), termsOf(document)].join(' ');
  return { key: `feed/lineage/${document}/${id}`, title: words.lineage(name), rights, author: labels.site, entries: [newest, ...older] };
}

const isTold = ({ relation, difference, id }: LineageRecord['steps'][number]): boolean =>
  id !== undefined ||
  relation === 'added' ||
  relation === 'removed' ||
  (relation !== undefined && isChange({ relation, difference: difference ?? 'none' }));
