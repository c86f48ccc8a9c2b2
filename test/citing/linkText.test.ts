import { expect, it } from 'vitest';
import type { CheckedCitation, Target } from '../../src/citing/checkedText.ts';
import { findMentions } from '../../src/citing/findMentions.ts';
import { linkText } from '../../src/citing/linkText.ts';

const target = (name: string): Target => ({
  id: name,
  name,
  href: `/2001-03-01/1/#${name}`,
  now: [{ id: '900.1', name: '900.1' }],
  relation: 'moved',
  difference: 'none',
  score: 1,
  because: 'identical',
});

/** All that a text cites, as if every number stood in the edition of the day. */
const cite = (text: string): readonly CheckedCitation[] =>
  findMentions(text).map(({ start, end, text: print, cited, documents, ground }): CheckedCitation => ({
    ...{ start, end, text: print, kind: 'number', ground, documents },
    understandings: documents.map((document) => ({
      document,
      targets: [target(cited.kind === 'range' ? cited.from : cited.number)],
      elsewhere: [],
    })),
  }));
const link = (text: string): string => linkText(text, { citations: cite(text) }, (href) => `https://example.org${href}`);
const to = (number: string): string => `(https://example.org/2001-03-01/1/#${number} "today 900.1, the same to the letter")`;

it.each([
  ['Read rule 100.1.', `Read [rule 100.1]${to('100.1')}.`],
  ['[CR 100.1]', `[[CR 100.1]${to('100.1')}]`],
  ['100.1 and 100.2b', `100.1 and 100.2b`.replace('100.2b', `[100.2b]${to('100.2b')}`).replace('100.1', `[100.1]${to('100.1')}`)],
  ['[CR 100.1](https://a.example/)', '[CR 100.1](https://a.example/)'],
  ['[see CR 100.1][1]', '[see CR 100.1][1]'],
  ['<a href="x">CR 100.1</a>', '<a href="x">CR 100.1</a>'],
  ['`CR 100.1`', '`CR 100.1`'],
  ['```\nCR 100.1\n```\nCR 100.2', `\`\`\`\nCR 100.1\n\`\`\`\n[CR 100.2]${to('100.2')}`],
  ['IPG 1.1, MTR 1.1; section 2.5', `[IPG 1.1]${to('1.1')}, [MTR 1.1]${to('1.1')}; section 2.5`],
])('%j gets its links and stays as it was in everything else', (text, linked) => expect(link(text)).toBe(linked));

it('what finds nothing in the edition of the day has no link', () => {
  const [citation] = cite('CR 100.1');
  const lost = {
    ...citation!,
    understandings: [{ document: 'comprehensive-rules', targets: [], elsewhere: [{ number: '100.1', bearers: [], more: 0 }] }],
  } as const;
  expect(linkText('CR 100.1', { citations: [lost] }, (href) => href)).toBe('CR 100.1');
});
