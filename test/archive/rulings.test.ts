/** The rulings of both real summaries: where each belongs, whose it is, and what became of its rule. */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { readAuthors } from '../../src/rulings/authors.ts';
import { openRulings, type Rulings } from '../../src/rulings/openRulings.ts';
import { isAsNew, isFlagged, type Ruling, standsAt } from '../../src/rulings/ruling.ts';
import { readTopics } from '../../src/rulings/topics.ts';
import { folder } from './catalog.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));
let rulings: Rulings;

beforeAll(() => {
  if (folder !== undefined) rulings = openRulings(openCorpus(inject('archiveCorpus')), contentFolder);
});

describe.skipIf(folder === undefined)('rulings', () => {
  const from = (version: string): readonly Ruling[] => rulings.all.filter(({ source }) => source === `rulings-summary/${version}`);
  const count = (all: readonly Ruling[], is: (ruling: Ruling) => boolean): number => all.filter(is).length;
  const isPlaced = ({ places }: Ruling): boolean => places.length > 0;

  it.each([
    ['1999-04-21', { all: 1489, placed: 986, flagged: 986, asNew: 0 }],
    // Two are of February 2004, whose edition is known and not here: they are placed nowhere.
    ['2005-10-23', { all: 658, placed: 635, flagged: 543, asNew: 92 }],
  ])('of the summary of %s are all there, placed or counted as unplaced', (version, expected) => {
    const all = from(version);
    expect({ all: all.length, placed: count(all, isPlaced), flagged: count(all, isFlagged), asNew: count(all, isAsNew) }).toEqual(expected);
    for (const ruling of all) expect(isPlaced(ruling), ruling.id).toBe(ruling.unplaced === undefined);
  });

  it.each([
    // A topic by its heading and headword, by its headword alone, by a reviewed decision.
    ['rulings-summary/1999-04-21/A.20.1', '502.4', 'heading', '702.9'],
    ['rulings-summary/1999-04-21/A.14.1', '502.13', 'heading', '702.24'],
    ['rulings-summary/1999-04-21/G.25.1', 'glossary:Mana Burn', 'headword', 'glossary:Mana Burn (Obsolete)'],
    ['rulings-summary/1999-04-21/P.5.1', '302', 'reviewed', '502'],
    // A wording, one with nearly the words, rulings with their number, a note with its headword.
    ['rulings-summary/2005-10-23/420.5e', '420.5e', 'wording', '704.5j'],
    ['rulings-summary/2005-10-23/305.2', '305.2', 'number', '505.2'],
    ['rulings-summary/2005-10-23/502.15.Ruling.1', '502.15', 'heading', '702.26'],
    ['rulings-summary/2005-10-23/420.5.Ruling.1', '420.5', 'number', '704.5'],
    // Its words are nearly those of a rule too: nearly proves nothing without the number.
    ['rulings-summary/2005-10-23/G16.23c', 'glossary:Protection', 'headword', 'glossary:Protection'],
    ['rulings-summary/2005-10-23/G4.7~note', 'glossary:Defender', 'headword', 'glossary:Defender'],
  ])('%s belongs to %s (%s), which is %s today', (id, entry, proof, today) => {
    const place = rulings.find(id)?.places[0];
    const newest = (rulings.official?.editions.length ?? 0) - 1;
    expect({ entry: place?.entry, proof: place?.proof, today: rulings.official?.index.entryOf(newest, place?.lineage ?? -1) }).toEqual({
      entry,
      proof,
      today,
    });
  });

  it('on tournaments, several players and Unglued, and on formats, stand nowhere', () => {
    for (const ruling of rulings.all.filter(({ id }) => /1999-04-21\/[DMU]\.|2005-10-23\/80\d/.test(id)))
      expect(ruling.places, ruling.id).toEqual([]);
  });

  it('name nobody whom the list of authors does not know', () => {
    expect([...new Set(rulings.all.flatMap(({ entry }) => readAuthors(entry.author ?? '').unknown))]).toEqual([]);
  });

  it('that quote the rules of their day word for word say what that edition says', () => {
    expect(count(rulings.all, ({ agrees }) => agrees === true)).toBeGreaterThan(380);
    for (const { places, kind, id } of rulings.all.filter(({ agrees }) => agrees === true)) {
      expect(kind, id).toBe('wording');
      expect(places.length, id).toBeGreaterThan(0);
    }
  });

  it('are flagged from the day on which the rule was rewritten', () => {
    // The legend rule: of all legends of a name none stays; since 2013-07-13 each player keeps one.
    expect(rulings.find('rulings-summary/2005-10-23/420.5e')?.places[0]?.standing).toMatchObject({ is: 'rewritten', day: '2013-07-13' });
    expect(rulings.find('rulings-summary/1999-04-21/A.20.1')?.places[0]?.standing).toMatchObject({ is: 'rewritten', older: '1999-04-23' });
  });

  it.each([
    // A rule that went into another, a part that was split off, a heading whose rules went to another, one whose rules went to two.
    ['rulings-summary/2005-10-23/606.4', '606.4', [['810.2', undefined]]],
    ['rulings-summary/2005-10-23/409.1a', '409.1a', [['602.2a', undefined]]],
    ['rulings-summary/1999-04-21/A.8.1', '404', [['603', { stand: 9, of: 10 }]]],
    [
      'rulings-summary/1999-04-21/C.10.1',
      '500',
      [
        ['508.1', { stand: 3, of: 5 }],
        ['509.1', { stand: 2, of: 5 }],
      ],
    ],
  ])('%s is carried with %s', (id, entry, expected) => {
    const places = rulings.find(id)?.places ?? [];
    expect(places[0]?.entry).toBe(entry);
    expect(places[0]?.carried?.map((to) => [to.entry, to.below])).toEqual(expected);
  });

  it('stand at what took their rule over, and of those whose rule is gone it is counted where', () => {
    const { official } = rulings;
    const newest = (official?.editions.length ?? 0) - 1;
    const gone = rulings.all.filter(({ places: [first] }) => first?.standing.is === 'gone');
    const count = (is: (ruling: Ruling) => boolean): number => gone.filter(is).length;
    const lives = (ruling: Ruling): boolean => official?.index.entryOf(newest, standsAt(ruling) ?? -1) !== undefined;
    expect({
      gone: gone.length,
      byMerging: count(({ places: [first] }) => first?.carried?.[0]?.score !== undefined),
      byWhatStoodUnder: count(({ places: [first] }) => first?.carried?.[0]?.below !== undefined),
      byAnotherPlace: count((ruling) => ruling.places[0]?.carried === undefined && lives(ruling)),
      nowhere: count((ruling) => !lives(ruling)),
    }).toEqual({ gone: 244, byMerging: 11, byWhatStoodUnder: 62, byAnotherPlace: 3, nowhere: 168 });
    // Parts that were split off of rules that stay.
    expect(rulings.all.filter(({ places: [first] }) => first?.standing.is !== 'gone' && first?.carried).length).toBe(46);
  });

  it('are placed by reviewed decisions only where topic and entry are there', () => {
    const topics = new Set(from('1999-04-21').flatMap(({ topic }) => topic?.id ?? []));
    const { official } = rulings;
    for (const { topic, edition, entry } of readTopics(contentFolder)) {
      expect(
        [...topics].some((each) => each === topic || each.startsWith(`${topic}.`)),
        topic,
      ).toBe(true);
      if (edition === undefined || entry === undefined) continue;
      expect(official?.findEntry(official.placeOf(edition) ?? -1, entry)?.id, topic).toBe(entry);
    }
  });

  it('of our own are on rules that there are, and none is outrun', () => {
    const own = rulings.all.filter(({ source }) => source === 'rulings');
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.every(isAsNew)).toBe(true);
  });
});
