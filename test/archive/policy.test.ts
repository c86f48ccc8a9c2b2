import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { EditionFile, EditionRecord, Manifest } from '../../src/corpus/format.ts';
import { loadManifest, openCorpus, type LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { makePlainWording } from '../../src/corpus/wording/parseWording.ts';
import { readRules } from '../../src/grammar/rulesGrammar.ts';
import { isPolicy } from '../../src/model/edition.ts';
import { listViews, makeLibrary, type Library } from '../../src/site/frame/library/library.ts';
import { foldName } from '../../src/site/policy/lists/cardNames.ts';
import { findListedCards, listsOf } from '../../src/site/policy/lists/cardHistories.ts';
import { nameFormat, readLists } from '../../src/site/policy/lists/readLists.ts';
import { makePenaltyTable } from '../../src/site/policy/penalties.ts';
import { expectSound } from '../grammar/invariants.ts';
import { folder, title } from './catalog.ts';
import { isRefusal, readSource } from '../../src/sources/readSource.ts';

/** Files whose document states another day than their name does. */
const otherDays: Readonly<Record<string, string>> = {
  'ipg-2008-03-01.pdf': '2008-03-20',
  'ipg-2017-09-29a.pdf': '2017-09-29',
  'mtr-2002-02-19.pdf': '2001-11-01',
  'mtr-2006-12-01.pdf': '2006-12-20',
  'mtr-2013-04-22.pdf': '2013-05-03',
  'mtr-2013-09-17.pdf': '2013-09-27',
  'mtr-2014-05-19.pdf': '2014-05-02',
  'mtr-2015-03-23.pdf': '2015-03-27',
  'mtr-2016-04-05.pdf': '2016-04-08',
  'mtr-2020-09-25.pdf': '2020-09-28',
  'mtr-2021-03-21.pdf': '2021-04-23',
};

const nameOf = ({ source }: EditionRecord): string => source.file.replace(/^.*\//, '');

describe.skipIf(folder === undefined)(`tournament policy ${title}`, () => {
  let records: readonly EditionRecord[] = [];
  let manifest: Manifest;
  let library: Library;
  beforeAll(() => {
    const corpus = openCorpus(inject('archiveCorpus'));
    manifest = loadManifest(inject('archiveCorpus'));
    records = manifest.editions.filter(({ document }) => isPolicy(document));
    library = makeLibrary(corpus, '2009-07-11');
  });
  const fileOf = ({ key }: EditionRecord): EditionFile =>
    JSON.parse(readFileSync(join(inject('archiveCorpus'), 'editions', `${key}.json`), 'utf8')) as EditionFile;

  it('is read from every file, dated by the document, not by the name of the file', () => {
    expect(records).toHaveLength(64);
    expect(records.filter(({ document }) => document === 'tournament-rules')).toHaveLength(40);
    for (const record of records) {
      const name = nameOf(record);
      expect([name, record.dateFrom]).toEqual([name, 'document']);
      expect([name, record.date]).toEqual([name, otherDays[name] ?? /\d{4}-\d{2}-\d{2}/.exec(name)?.[0]]);
      expect([name, record.document]).toEqual([name, name.startsWith('mtr') ? 'tournament-rules' : 'penalty-guide']);
    }
    expect(manifest.passedOver.filter(({ file }) => file.includes('tournament-policy'))).toEqual([]);
  });

  it('is accounted for to the last character', () => {
    for (const record of records) {
      const { characters, inEntries, inHeadings, inFrontAndBackMatter, unaccounted } = record.accounting;
      expect([nameOf(record), unaccounted]).toEqual([nameOf(record), 0]);
      expect(inEntries + inHeadings + inFrontAndBackMatter).toBe(characters);
    }
  });

  it.each(['mtr-1994-01-26.txt', 'mtr-2008-03-01.txt', 'mtr-2009-07-01.txt', 'ipg-2014-02-07.pdf', 'mtr-2000-06-01.pdf'])(
    'gives the text of %s back from its leaves',
    async (name) => {
      const source = await readSource(readFileSync(join(folder ?? '', 'tournament-policy', name)));
      if (isRefusal(source)) return expect.fail(source.reason);
      const tree = readRules(source, name)?.tree;
      if (!tree) return expect.fail('not recognised');
      expectSound(tree, source);
    },
  );

  it('has the headings that its contents list, but where print itself differs', () => {
    const odd = records.flatMap((record) =>
      fileOf(record)
        .diagnostics.filter(({ ruleId, severity }) => ruleId === 'contents-heading' && severity === 'warning')
        .map(() => nameOf(record)),
    );
    // Guides that misnumber two lines of their contents, and one whose list of two columns leaves eight headings out.
    expect([...new Set(odd)].toSorted()).toEqual(['ipg-2008-03-01.pdf', 'ipg-2016-04-08.pdf', 'ipg-2016-07-22.pdf']);
  });

  it('has no number, head or foot of a page as a paragraph', () => {
    const corpus = openCorpus(inject('archiveCorpus'));
    // Texts have no pages, and the tables of appendices have numbers alone.
    const paged = records.filter(({ source }) => source.format === 'pdf');
    const found = paged.flatMap((record) =>
      corpus
        .loadEdition(record.key)
        .filter(({ id }) => !id.startsWith('Appendix'))
        .flatMap(({ id, wording }) =>
          makePlainWording(wording)
            .split('\n')
            .map((text) => `${nameOf(record)} ${id}: ${text}`),
        )
        .filter((line) => /: (?:\d{1,3}|\d{3}\.-\d{3}\.|MAGIC: ?THE ?GATHERING)$/.test(line)),
    );
    expect(found).toEqual([]);
  });

  it('has a penalty and a definition for every infraction of a guide', () => {
    const corpus = openCorpus(inject('archiveCorpus'));
    for (const record of records.filter(({ document }) => document === 'penalty-guide')) {
      const entries = corpus.loadEdition(record.key);
      const infractions = entries.filter(({ kind }) => kind === 'infraction');
      expect(infractions.length).toBeGreaterThanOrEqual(21);
      const lacking = infractions.filter(({ id }) => !has(entries, id, 'penalty') || !has(entries, id, 'definition')).map(({ id }) => id);
      // Beside 4.7 two guides print no box: on that page of theirs the word stands once, beside 4.8.
      const unprinted = ['2014-09-26', '2015-01-23'].includes(record.date) ? ['4.7'] : [];
      expect([nameOf(record), lacking]).toEqual([nameOf(record), unprinted]);
      const penalties = entries.filter(({ kind }) => kind === 'penalty');
      const [twice, empty] = [
        penalties.filter(({ id }) => id.includes('~penalty~')),
        penalties.filter(({ wording }) => wording.length === 0),
      ];
      expect([nameOf(record), [...twice, ...empty].map(({ id }) => id)]).toEqual([nameOf(record), []]);
    }
  });

  it('is followed through its editions, from the numbers of three digits to those with a point', () => {
    const guide = library.histories.get('penalty-guide');
    const at = (document: 'penalty-guide' | 'tournament-rules', date: string, id: string): number | undefined => {
      const histories = library.histories.get(document);
      const place = histories?.editions.findIndex((day) => day === date) ?? -1;
      return place < 0 ? undefined : histories?.index.lineageOf(place, id);
    };
    const trigger = at('penalty-guide', '2008-03-20', '123');
    expect(trigger).toBeDefined();
    expect(at('penalty-guide', '2009-07-01', '3.3')).toBe(trigger);
    expect(at('penalty-guide', '2010-07-01', '3.1')).toBe(trigger);
    expect(at('penalty-guide', '2014-02-07', '2.1')).toBe(trigger);
    expect(at('penalty-guide', '2021-02-05', '2.1')).toBe(trigger);
    expect(guide?.editions).toHaveLength(23);
    const vintage = at('tournament-rules', '2000-06-01', '127');
    expect(at('tournament-rules', '2009-07-01', '6.5')).toBe(vintage);
    expect(at('tournament-rules', '2021-07-23', '6.5')).toBe(vintage);
    expect(at('tournament-rules', '2013-02-08', '6.8')).toBe(at('tournament-rules', '2021-07-23', '6.4'));
  });

  it('tells what a missed trigger cost in 2009, 2014 and 2021', () => {
    const histories = library.histories.get('penalty-guide');
    if (!histories) return expect.fail('no lineages');
    const { days, rows } = makePenaltyTable(listViews(library, 'penalty-guide'), histories);
    const row = rows.find(({ name }) => name.endsWith('Missed Trigger'));
    const on = (day: string): string | undefined => row?.cells[days.findLastIndex((each) => each <= day)]?.penalty;
    expect(on('2009-08-01')).toBe('Regular: Caution; Competitive, Professional: Warning');
    expect(on('2014-08-01')).toBe('Warning');
    expect(on('2021-08-01')).toBe('No Penalty');
    // Nothing is said where a form is not known, and that is nearly nowhere.
    const cells = rows.flatMap(({ cells: all }) => all.filter((cell) => cell !== undefined));
    expect(cells.length).toBeGreaterThan(300);
    // Two guides print no box beside one infraction, which is one nevertheless. A column has what changed, and so the first of the two.
    for (const date of ['2014-09-26', '2015-01-23']) {
      const view = listViews(library, 'penalty-guide').find(({ record }) => record.date === date);
      expect(view?.findEntry('4.7')?.kind, date).toBe('infraction');
      expect(
        view?.childrenOf('4.7').map(({ kind }) => kind),
        date,
      ).toEqual(['definition', 'examples']);
    }
    expect(cells.filter(({ penalty }) => penalty === undefined).map(({ href }) => href)).toEqual([
      '/documents/penalty-guide/2014-09-26/#4.7',
    ]);
  });

  it('lists banned and restricted cards without a break, and marks a misprint', () => {
    const views = listViews(library, 'tournament-rules');
    const legacy = views.toReversed().flatMap((view) => listsOf(view).filter(({ format }) => nameFormat(format) === 'Legacy'));
    expect(legacy.length).toBeGreaterThanOrEqual(35);
    // No list loses half of its cards from one edition to the next, as one does whose end was mistaken.
    legacy.slice(1).forEach(({ cards }, at) => expect(cards.length).toBeGreaterThan((legacy[at]?.cards.length ?? 0) / 2));
    const unread = views.flatMap(({ record, entries }) =>
      entries.flatMap(({ id, wording }) => (readLists(makePlainWording(wording)).unread ? [`${nameOf(record)} ${id}`] : [])),
    );
    expect(unread).toEqual([]);
    const summaries = library.documents.flatMap(({ record, view }) => (record.document === 'rulings-summary' ? [view] : []));
    const { cards, summaryLists } = findListedCards(views, summaries);
    // Counted in the files by their commas, the lost one and the last words of D.18.3 considered.
    expect(summaryLists.map(({ entry, cards: listed, unread: not }) => `${entry.number} ${String(listed.length + not.length)}`)).toEqual([
      ...[
        'D.13.8 30',
        'D.13.9 15',
        'D.14.9 46',
        'D.15.9 30',
        'D.15.Ruling.1 270',
        'D.16.11 9',
        'D.18.3 4',
        'D.18.4 1',
        'D.18.5 1',
        'D.18.5 3',
      ],
      ...['801.5 51', '802.6 63', '803.7 26', '804.8 9', '806.10 1'],
    ]);
    expect(summaryLists.flatMap(({ unread: not }) => not)).toEqual([]);
    for (const name of ['Baazar of Baghdad', 'Tinisphere', 'Great Furance'])
      expect(cards.find((card) => card.name === name)?.near, name).toHaveLength(1);
    const histories = findListedCards(views, []).cards;
    expect(histories.length).toBeGreaterThanOrEqual(229);
    // Of what is said to be gone, nothing stands in its format: also where a heading in between is no paragraph of a list.
    for (const { name, runs } of histories)
      for (const { gone, kind, format } of runs) {
        const edition = views.find(({ record }) => record.date === gone);
        const same = (edition ? listsOf(edition) : []).filter((list) => list.kind === kind && nameFormat(list.format) === format);
        expect(same.flatMap(({ cards }) => cards.map((card) => foldName(card.name)))).not.toContain(foldName(name));
      }
    expect(histories.find(({ name }) => name.startsWith('Rampaging'))?.runs).toMatchObject([{ format: 'Standard', gone: '2019-10-04' }]);
    expect(histories.find(({ name }) => name.startsWith('Erayo'))?.runs.map(({ format }) => format)).toContain(
      'Two-Headed Giant Constructed',
    );
    expect(histories.find(({ name }) => name.startsWith('Uro, Titam'))?.near).toHaveLength(1);
    expect(histories.find(({ name }) => name === 'Skullclamp')?.runs.map(({ format, from }) => `${format} ${from}`)).toEqual([
      'Standard 2004-09-20',
      'Extended 2004-09-20',
      'Type 1.5 2004-09-20',
      'Mirrodin block 2004-09-20',
      'Legacy 2005-03-20',
      'Block Constructed 2005-03-20',
      'Modern 2013-02-08',
    ]);
  });
});

const has = (entries: readonly LoadedEntry[], parent: string, kind: LoadedEntry['kind']): boolean =>
  entries.some((entry) => entry.parent === parent && entry.kind === kind);
