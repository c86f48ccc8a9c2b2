import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checksumOf, judgeText } from '../../../src/corpus/fetch/judgeText.ts';
import type { OfficialText } from '../../../src/corpus/fetch/officialText.ts';
import { noFacts, readTextDocument } from '../../../src/corpus/readDocument.ts';
import { makeDate } from '../../../src/grammar/constructs/dateLine.ts';
import { layouts, makeComprehensiveRules } from '../../../src/grammar/families/comprehensiveRulesLayout.ts';
import { contentsOf, day, document, glossaryHeading, matter, rule, section, subsection, term } from '../../grammar/trees.ts';

const date = day('2011-01-01');
const rules = [
  section('1', 'Sowing'),
  subsection('100', 'Fields'),
  rule('100.1', 'A field is sown by whoever owns it.'),
  rule('100.2', 'Geese come to it.'),
];
const made = makeComprehensiveRules(
  document(
    {},
    matter('frontMatter', 'Rules of the Field', `These rules are effective as of ${makeDate(date)}.`),
    contentsOf(rules),
    ...rules,
    glossaryHeading,
    term('Goose', 'A bird.'),
    matter('backMatter', 'Credits', 'Written by us.'),
  ),
  Object.values(layouts)[0]!,
);

const text = (...checksums: readonly string[]): OfficialText => ({ document: 'comprehensive-rules', date, checksums: new Set(checksums) });

function judge(bytes: Uint8Array | string, asked: OfficialText = text()) {
  return judgeText(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, 'rules.txt', asked, (file, all) =>
    readTextDocument(file, all, noFacts),
  );
}

describe('judgeText, with the real reader', () => {
  it('knows bytes by their checksum, whatever they are', async () => {
    expect(await judge('anything', text(checksumOf(new TextEncoder().encode('anything'))))).toEqual({ kind: 'known' });
  });

  it('takes a document that reads as the edition, and says what another one is', async () => {
    expect(await judge(made)).toEqual({ kind: 'edition' });
    expect(await judge(made, { ...text(), date: day('2012-01-01') })).toEqual({
      kind: 'another',
      reason: 'it is comprehensive-rules 2011-01-01',
    });
    expect((await judge(readFileSync('content/handbook/4-zones.md'))).kind).toBe('another');
  });

  it('knows a title of policy with nothing under it for none', async () => {
    const { kind, ...rest } = await judge('Fox and Hound Tournament Rules\n\n1. General\n\n100. Players\n\n100.1. A player sits down.');
    expect({ kind, ...rest }).toEqual({ kind: 'none', reason: 'tournament policy by its title, in which no section was found' });
  });

  it.each([
    { title: 'a page of apology', bytes: '<!doctype html><html><body><h1>404</h1><p>We looked everywhere.</p></body></html>' },
    { title: 'JSON', bytes: '{"error": "gone"}' },
    { title: 'a picture', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
    { title: 'a sentence', bytes: 'Not found.' },
  ])('takes $title for no rules document', async ({ bytes }) => {
    expect((await judge(bytes)).kind).toBe('none');
  });
});
