/** Makes the data files of the site: lists of editions, shards of wordings, lineages, search files, and the catalogue that names them. */
import { gzipSync } from 'node:zlib';
import type { WordingId } from '../../corpus/format.ts';
import { openCalendar } from '../../corpus/lookup/openCalendar.ts';
import type { LoadedEntry } from '../../corpus/loadedEntry.ts';
import { toWordingId } from '../../corpus/store/wordingId.ts';
import { listReleases, readFacts } from '../../corpus/facts.ts';
import { readEraForms } from '../../corpus/vocabulary.ts';
import { makeWording } from '../../corpus/wording/parseWording.ts';
import type { Inline } from '../../model/wording.ts';
import { readPlayerWords } from '../../search/readPlayerWords.ts';
import { nameDated } from '../frame/labels/labels.ts';
import { isPolicy, policyIds } from '../../model/edition.ts';
import { listViews, type Library } from '../frame/library/library.ts';
import { makePlainWords } from './makePlainWords.ts';
import { makeSearchFile } from '../frame/data/searchFile.ts';
import { openTold } from '../../handbook/openHandbook.ts';
import type { Catalogue, CatalogueEntry } from '../frame/data/catalogue.ts';
import { dataFormat } from '../frame/data/dataFormat.ts';
import { makeEditionList, makeWordingList } from '../frame/data/editionList.ts';
import { packLineages } from '../frame/data/lineagesData.ts';
import { makeRewritten } from '../frame/data/rewrittenData.ts';
import { makeBinaryFile, makeBinaryFolder, makeFile, makeFolder, type BinaryFile, type DataFile } from '../frame/data/makeFile.ts';
import { packWordsOverTime } from '../../search/allEditions/packWordsOverTime.ts';
import { readWordsOverTime } from '../../search/allEditions/readWordsOverTime.ts';
import { makeSearchList, type SearchList } from '../frame/data/searchList.ts';
import { divideTexts, indexFile, packSearch } from '../frame/data/searchPack.ts';
import { packWordings, divideWordings, type EditionWordings, type WordingShard } from '../frame/data/wordingShards.ts';

export interface SiteData {
  readonly catalogue: Catalogue;
  readonly lists: readonly DataFile[];
  /** Which of the shards' wordings the entries of each list have. */
  readonly wordingLists: readonly DataFile[];
  readonly shards: readonly DataFile[];
  readonly lineages: readonly DataFile[];
  readonly rewritten: readonly DataFile[];
  /** For the newest edition of each document and for what is no whole edition: those need not wait for lists and wordings. */
  readonly plainWords: readonly DataFile[];
  readonly searches: readonly BinaryFile[];
  /** Of all editions, for searching in all of them at once; one at most. */
  readonly words: readonly BinaryFile[];
  /** Of what these find. */
  readonly texts: readonly DataFile[];
  /** Where the words of the search files stand. */
  readonly standings: readonly BinaryFile[];
  /** What of the catalogue the search needs before its first answer. */
  readonly searchList: SearchList;
}

const kept = new WeakMap<Library, SiteData>();

/** The data of a library; made once. */
export function openData(library: Library): SiteData {
  const content = process.env['CONCORDANCE_CONTENT'] ?? 'content';
  const data =
    kept.get(library) ??
    makeData(library, {
      playerWords: readPlayerWords(content),
      eraForms: readEraForms(content),
      releases: listReleases(readFacts(content), 'comprehensive-rules'),
    });
  kept.set(library, data);
  return data;
}

/** What the data of a library have of the content folder. */
type ContentData = Pick<Catalogue, 'playerWords' | 'eraForms' | 'releases'>;

export function makeData(library: Library, { playerWords, eraForms, releases }: ContentData): SiteData {
  const searches: BinaryFile[] = [];
  const texts: DataFile[] = [];
  const standings: BinaryFile[] = [];
  const entries = new Map(
    library.searches.map(({ value, record, view }): [string, CatalogueEntry] => {
      const entry = { value, title: nameDated(record), document: record.document, date: record.date, address: view.address };
      if (view.until !== undefined) return [record.key, { ...entry, until: view.until }];
      // Of policy too the newest alone has a finished search file; of the others one is made of lists and wordings.
      if (isPolicy(record.document) && listViews(library, record.document)[0]?.record !== record) return [record.key, entry];
      const told = openTold(library.corpus, record, library.histories.get(record.document));
      const file = makeSearchFile(record.key, view, playerWords, told);
      const indexed = indexFile(file);
      const blocks = makeFolder('/search', 'texts', divideTexts(file));
      const words = makeBinaryFolder(
        '/search',
        'words',
        indexed.parts.map(({ bytes }) => bytes),
        compress,
      );
      const index = packSmall('/search', 'index', packSearch(file, indexed, { texts: blocks.path, words: words.path }));
      searches.push(index);
      texts.push(...blocks.files);
      standings.push(...words.files);
      return [record.key, { ...entry, search: index.path, texts: blocks.path, words: words.path }];
    }),
  );
  const lists: DataFile[] = [];
  const wordingLists: DataFile[] = [];
  const shards: DataFile[] = [];
  const read = [...library.editions, ...policyIds.flatMap((document) => listViews(library, document))];
  for (const views of Map.groupBy(read, ({ record }) => record.document).values()) {
    const loaded = views.toReversed().map(({ record }) => ({ record, entries: library.corpus.loadEdition(record.key) }));
    const divided = divideWordings(loaded.map((edition) => collectWordings(edition.entries)));
    const first = shards.length;
    const files = divided.shards.map((wordings) =>
      makeFile('/data/wordings', 'wordings', { format: dataFormat, wordings: packWordings(wordings) } satisfies WordingShard),
    );
    shards.push(...files);
    loaded.forEach(({ record, entries: ofEdition }, at) => {
      const list = makeFile('/data/editions', record.date, makeEditionList(record.key, ofEdition));
      const wordings = makeFile('/data/wordings', record.date, makeWordingList(record.key, ofEdition, nameWording));
      lists.push(list);
      wordingLists.push(wordings);
      const known = entries.get(record.key);
      const needed = (divided.needed[at] ?? []).map((place) => first + place);
      if (known) entries.set(record.key, { ...known, list: list.path, wordings: wordings.path, shards: needed });
    });
  }
  const lineages = [...library.histories].map(
    ([document, histories]) => [document, makeFile('/data/lineages', document, packLineages(document, histories))] as const,
  );
  const rewritten = [...library.histories].map(
    ([document, histories]) => [document, makeFile('/data/rewritten', document, makeRewritten(histories))] as const,
  );
  const plainWords = makePlainWords(library);
  const main = library.current?.record.document;
  const history = main === undefined ? undefined : library.histories.get(main);
  const overTime =
    main === undefined || history === undefined
      ? []
      : [packSmall('/data/words', 'words', packWordsOverTime(readWordsOverTime(library.corpus, main, history)))];
  const catalogue: Catalogue = {
    format: dataFormat,
    ...nameGames(library),
    editions: [...entries.values()],
    missing: [...library.histories.keys()].flatMap((document) =>
      openCalendar(library.corpus.manifest, document).gaps.flatMap(({ missing }) => missing),
    ),
    shards: shards.map(({ path }) => path),
    lineages: Object.fromEntries(lineages.map(([document, { path }]) => [document, path])),
    rewritten: Object.fromEntries(rewritten.map(([document, { path }]) => [document, path])),
    plainWords: Object.fromEntries([...plainWords].map(([shard, { path }]) => [shard, path])),
    ...Object.fromEntries(overTime.map(({ path, bytes }) => ['wordsOverTime', { path, bytes: bytes.length }])),
    playerWords,
    eraForms,
    releases,
  };
  return {
    catalogue,
    lists,
    wordingLists,
    shards,
    lineages: lineages.map(([, file]) => file),
    rewritten: rewritten.map(([, file]) => file),
    plainWords: [...plainWords.values()],
    searches,
    words: overTime,
    texts,
    standings,
    searchList: makeSearchList(catalogue),
  };
}

function nameGames({ corpus }: Library): Pick<Catalogue, 'games'> {
  const { games = [] } = corpus.manifest;
  return games.length === 0 ? {} : { games: games.map(({ id, title, short }) => ({ id, title, short })) };
}

const compress = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(bytes, { level: 9 }));

const packSmall = (folder: string, name: string, packed: Uint8Array<ArrayBuffer>): BinaryFile =>
  makeBinaryFile(folder, name, packed, compress(packed));

const names = new WeakMap<readonly Inline[], WordingId>();
const named = new Map<string, WordingId>();

/**
 * The corpus keeps each wording once, so that its name needs to be found only once. Lists repeat names 420,000 times: 48 of the 64 bits that the
 * corpus's own has, in eight signs instead of sixteen, unless another wording has the same.
 */
function nameWording(wording: readonly Inline[]): WordingId {
  const known = names.get(wording);
  if (known !== undefined) return known;
  const whole = toWordingId(makeWording(wording));
  const short = Buffer.from(whole, 'hex').subarray(0, 6).toString('base64url');
  if (!named.has(short)) named.set(short, whole);
  const name = named.get(short) === whole ? (short as WordingId) : whole;
  names.set(wording, name);
  return name;
}

function collectWordings(entries: readonly LoadedEntry[]): EditionWordings {
  const wordings = entries.flatMap(({ wording, examples }) => [wording, ...examples]).filter((wording) => wording.length > 0);
  return new Map(wordings.map((wording) => [nameWording(wording), wording]));
}
