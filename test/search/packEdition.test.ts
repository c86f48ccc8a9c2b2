import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKinds, type SearchDocument } from '../../src/search/documents.ts';
import { indexEdition } from '../../src/search/indexedEdition.ts';
import { makeReader, makeWriter } from '../../src/search/pack/bytes.ts';
import { packEdition } from '../../src/search/pack/packEdition.ts';
import { unpackEdition } from '../../src/search/pack/unpackEdition.ts';

const words = fc.array(fc.constantFrom('comb', 'the', 'cats', 'cat', "can't", '{T}', '+1/+1', '701.1a', '704', 'of', 'Ænima', 'nap'), {
  maxLength: 12,
});
const text = words.map((each) => each.join(' '));
const documents = fc.array(
  fc.record(
    {
      id: fc.oneof(fc.constantFrom('7', '701', '701.1', '701.1a', '701.1b', '701.1b#example-1', 'glossary:Nap'), fc.string()),
      kind: fc.constantFrom(...searchKinds),
      title: fc.oneof(text, fc.string()),
      parent: fc.nat({ max: 30 }),
      text,
      cites: fc.array(fc.nat({ max: 30 }), { maxLength: 4 }),
      asks: text,
      told: text,
    },
    { requiredKeys: ['id', 'kind', 'text'] },
  ),
  { maxLength: 20 },
) as fc.Arbitrary<SearchDocument[]>;
const playerWords = [{ says: 'groom', means: 'comb' }];

describe('a packed edition', () => {
  it('is unpacked as it was, with what was packed beside it', () => {
    fc.assert(
      fc.property(documents, fc.string(), (of, beside) => {
        const edition = indexEdition({ edition: 'comprehensive-rules/2026-01-16', documents: of, playerWords });
        expect(unpackEdition(packEdition(edition, beside))).toEqual({ edition, beside });
      }),
    );
  });

  it('is refused where it breaks off, goes on, or is of another format', () => {
    const edition = indexEdition({ edition: 'key', documents: [{ id: '701', kind: 'subsection', text: 'comb cats' }], playerWords });
    const bytes = packEdition(edition);
    for (let length = 0; length < bytes.length; length += 1) expect(() => unpackEdition(bytes.slice(0, length)), String(length)).toThrow();
    expect(() => unpackEdition(Uint8Array.from([...bytes, 0]))).toThrow('behind its end');
    expect(() => unpackEdition(Uint8Array.from([99, ...bytes.slice(1)]))).toThrow('format 99');
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
