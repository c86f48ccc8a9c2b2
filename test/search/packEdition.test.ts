import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKinds, type SearchDocument } from '../../src/search/documents.ts';
import { bagFields, indexEdition, openPostings, type IndexedEdition } from '../../src/search/indexedEdition.ts';
import { openIndex } from '../../src/search/openIndex.ts';
import { makeReader, makeWriter } from '../../src/search/pack/bytes.ts';
import { openParts } from '../../src/search/pack/openParts.ts';
import { packEdition } from '../../src/search/pack/packEdition.ts';
import { packPostings, unpackPart } from '../../src/search/pack/packPostings.ts';
import { unpackEdition } from '../../src/search/pack/unpackEdition.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';

const words = fc.array(fc.constantFrom('comb', 'the', 'cats', 'cat', "can't", '{T}', '+1/+1', '701.1a', '704', 'of', 'Ænima', 'nap'), {
  maxLength: 12,
});
const text = words.map((each) => each.join(' '));
const drafts = fc.array(
  fc.record(
    {
      id: fc.oneof(fc.constantFrom('7', '701', '701.1', '701.1a', '701.1b', '701.1b#example-1', 'glossary:Nap'), fc.string()),
      kind: fc.constantFrom(...searchKinds),
      title: fc.oneof(text, fc.string()),
      parent: fc.nat({ max: 30 }),
      text,
      cites: fc.array(fc.nat({ max: 30 }), { maxLength: 4 }),
      toldCites: fc.array(fc.nat({ max: 30 }), { maxLength: 4 }),
      asks: fc.array(text, { maxLength: 4 }),
      told: text,
    },
    { requiredKeys: ['id', 'kind', 'text'] },
  ),
  { maxLength: 20 },
) as fc.Arbitrary<SearchDocument[]>;
/** Each stands under one before it, and cites what is there. */
const documents = drafts.map((all) =>
  all.map(({ parent, cites, toldCites, ...document }, at): SearchDocument => ({
    ...document,
    ...(parent === undefined || at === 0 ? {} : { parent: parent % at }),
    ...(cites === undefined ? {} : { cites: cites.map((cited) => cited % all.length) }),
    ...(toldCites === undefined ? {} : { toldCites: toldCites.map((cited) => cited % all.length) }),
  })),
);
const playerWords = [
  { says: 'groom', means: 'comb' },
  { says: 'tidy up', means: 'comb' },
  { says: 'kip', means: 'nap' },
];
const makeIndexed = (of: readonly SearchDocument[]) =>
  indexEdition({ edition: 'comprehensive-rules/2026-01-16', documents: of, playerWords });

/** As it is unpacked: without what lies in the parts. */
function withoutPostings({ edition, documents, lengths, questions, words, stems, amounts, playerWords }: IndexedEdition): IndexedEdition {
  return { edition, documents, lengths, questions, words, stems, amounts, playerWords };
}

const small = makeIndexed([
  { id: '701', kind: 'subsection', title: 'Naps', text: 'comb cats' },
  { id: '701.1', kind: 'rule', parent: 0, text: 'cats nap 704 times', cites: [0], asks: ['who naps', 'do cats sleep'], told: 'sleep' },
]);
const smallParts = packPostings(small);
const smallBytes = packEdition(small, { parts: smallParts.map(({ stems }) => stems), beside: 'folder' });

describe('a packed edition', () => {
  it('is unpacked as it was, with what was packed beside it', () => {
    fc.assert(
      fc.property(documents, fc.string(), (of, beside) => {
        const indexed = makeIndexed(of);
        const parts = packPostings(indexed).map(({ stems }) => stems);
        expect(unpackEdition(packEdition(indexed, { parts, beside }))).toEqual({ edition: withoutPostings(indexed), parts, beside });
      }),
    );
  });

  it('is refused where it breaks off, goes on, or is of another format', () => {
    for (let length = 0; length < smallBytes.length; length += 1)
      expect(() => unpackEdition(smallBytes.slice(0, length)), String(length)).toThrow();
    expect(() => unpackEdition(Uint8Array.from([...smallBytes, 0]))).toThrow('behind its end');
    expect(() => unpackEdition(Uint8Array.from([99, ...smallBytes.slice(1)]))).toThrow('format 99');
    expect(() => unpackEdition(packEdition(small, { parts: [1], beside: '' }))).toThrow('parts');
  });

  it('is refused or answers, whichever of its bytes are others', () => {
    const flips = fc.array(fc.tuple(fc.nat({ max: smallBytes.length - 1 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(flips, (changes) => {
        const bytes = smallBytes.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const edition = readOrRefuse(() => unpackEdition(bytes).edition);
        // What was not refused can be searched in.
        if (edition)
          answerQuery(
            openIndex(edition, openPostings(small), () => 'cats nap'),
            'cat naps',
          );
      }),
      { numRuns: 2000 },
    );
  });
});

/** Undefined for what is refused with an error that says why. */
function readOrRefuse<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).not.toBe('');
    // A bug of ours, or more than there is room for, is no refusal.
    expect((error as Error).name).not.toBe('TypeError');
    expect((error as Error).message).not.toMatch(/Invalid (?:array|string) length|call stack/);
    return undefined;
  }
}

describe('where the words of an edition stand', () => {
  it('is unpacked as it was, part by part', () => {
    fc.assert(
      fc.property(documents, (of) => {
        const indexed = makeIndexed(of);
        const packed = packPostings(indexed);
        const parts = openParts(
          indexed,
          packed.map(({ stems }) => stems),
        );
        packed.forEach(({ bytes }, at) => parts.add(at, bytes));
        for (const field of bagFields)
          for (const stem of [...indexed.stems, 'xyzzy'])
            expect(parts.postingsOf(field, stem)).toEqual(indexed.postings[field].get(stem) ?? []);
      }),
    );
  });

  /** A hundred words that all stand in many places, so that they take several parts. */
  const many = makeIndexed(
    Array.from({ length: 300 }, (_, at) => ({
      id: `701.${at + 1}`,
      kind: 'rule',
      text: Array.from({ length: 100 }, (_word, word) => (at % ((word % 7) + 1) === 0 ? `w${word}` : '')).join(' '),
    })),
  );
  const packed = packPostings(many);
  const counts = packed.map(({ stems }) => stems);

  it('is known of a stem once its part is here, which has its neighbours too; of a stem that there is not at once', () => {
    expect(packed.length).toBeGreaterThan(2);
    const parts = openParts(many, counts);
    expect(parts.postingsOf('body', 'xyzzy')).toEqual([]);
    expect(parts.lackingFor(['xyzzy'])).toEqual([]);
    const [first = '', second = ''] = many.stems;
    expect(parts.postingsOf('body', first)).toBeUndefined();
    expect(parts.lackingFor([first, second, first])).toEqual([0]);
    parts.add(0, packed[0]?.bytes ?? new Uint8Array());
    expect(parts.lackingFor([first, second])).toEqual([]);
    expect(parts.postingsOf('body', first)).toEqual(many.postings.body.get(first));
    expect(parts.postingsOf('body', many.stems.at(-1) ?? '')).toBeUndefined();
    expect(parts.lackingFor(many.stems)).toEqual([...packed.keys()].slice(1));
  });

  it('is refused where a part breaks off, goes on, is another, or names what is not there', () => {
    const [part] = packed;
    const sizes = { documents: 300, questions: 0 };
    if (!part) return expect.fail('no part');
    for (let length = 0; length < part.bytes.length; length += 97)
      expect(() => unpackPart(part.bytes.slice(0, length), part.stems, sizes), String(length)).toThrow();
    expect(() => unpackPart(Uint8Array.from([...part.bytes, 0]), part.stems, sizes)).toThrow('behind its end');
    expect(() => unpackPart(part.bytes, part.stems + 1, sizes)).toThrow();
    expect(() => unpackPart(Uint8Array.from([2, ...part.bytes.slice(1)]), part.stems, sizes)).toThrow('of format 2');
    expect(() => unpackPart(part.bytes, part.stems, { documents: 200, questions: 0 })).toThrow('where only less');
  });

  it('never begins as what is compressed does: whoever opens it tells the two apart', () => {
    for (const { bytes } of [...packed, ...smallParts, { bytes: smallBytes }]) expect(bytes[0]).not.toBe(0x1f);
  });

  it('is refused or is of documents that there are, whichever of its bytes are others', () => {
    const bytes = smallParts[0]?.bytes ?? new Uint8Array();
    const flips = fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(flips, (changes) => {
        const other = bytes.slice();
        for (const [at, byte] of changes) other[at] = byte;
        const read = readOrRefuse(() => unpackPart(other, smallParts[0]?.stems ?? 0, { documents: 2, questions: 2 })) ?? [];
        const places = read.flatMap((standing) => bagFields.flatMap((field) => standing[field].map(([place]) => place)));
        expect(places.every((place) => place >= 0 && place < 2)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

it('writes numbers and texts that are read in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(), fc.string())), (values) => {
      const writer = makeWriter();
      for (const value of values) {
        if (typeof value === 'number') writer.number(value);
        else writer.text(value.toWellFormed());
      }
      const reader = makeReader(writer.bytes());
      for (const value of values)
        expect(typeof value === 'number' ? reader.number() : reader.text()).toBe(typeof value === 'number' ? value : value.toWellFormed());
      expect(reader.isAtEnd()).toBe(true);
    }),
  );
});
