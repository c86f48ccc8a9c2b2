import fc from 'fast-check';
import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
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
const to = (number: string): string =>
  `(https://example.org/2001-03-01/1/#${number} "in the newest edition 900.1, the same to the letter")`;

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
  // What is none of ours stays: links of every kind and what they lead to, code, html, comments, front matter.
  ...[
    '[CR 100.1](https://a.example/x_(y)_z)',
    '[see CR 100.1](<a b> "of CR 100.2b")',
    '[see\nCR 100.1\nthere](https://a.example/)',
    '> [see\n> CR 100.1](https://a.example/)',
    '[a]: https://a.example/ "CR 100.1"',
    '[CR 100.1]: https://a.example/\n\nSee [CR 100.1].',
    '[a]: <https://a.example/>\n    "CR 100.1"',
    '<a\nhref="x">see *CR 100.1* there</a>',
    '<a href="x">CR 100.1',
    '<div>\nCR 100.1\n</div>',
    '<!-- CR 100.1 -->',
    'x <!-- CR\n100.1 --> y',
    '![CR 100.1](x.png)',
    '<code>CR 100.1</code> and <kbd>CR 100.1</kbd>',
    '# Head\n\n    CR 100.1',
    '``` CR 100.1 ```',
    '`` ` CR 100.1``',
    '~~~\nCR 100.1',
    '---\ntitle: CR 100.1\n---\n\nText',
    'https://a.example/CR 100.1'.replace(' ', '/'),
    '[^1]: 100.1b',
    String.raw`\CR 100.1`,
    '!CR 100.1',
    '[a]CR 100.1\n\n[a]: b',
    'so**CR 100.1**so',
  ].map((text): [string, string] => [text, text]),
  ['``` x ``` and CR 100.1', `\`\`\` x \`\`\` and [CR 100.1]${to('100.1')}`],
  ['<a name="top">CR 100.1', `<a name="top">[CR 100.1]${to('100.1')}`],
  ['*CR 100.1*, **100.2b**', `*[CR 100.1]${to('100.1')}*, **[100.2b]${to('100.2b')}**`],
  ['> see CR\n> 100.1', `> see [CR\n> 100.1]${to('100.1')}`],
  ['see CR\r\n100.1', `see [CR\r\n100.1]${to('100.1')}`],
  ['\ufeffCR 100.1', `\ufeff[CR 100.1]${to('100.1')}`],
  ['<b>x</b> CR 100.1', `<b>x</b> [CR 100.1]${to('100.1')}`],
  ['so**CR 100.1**so\n\nCR 100.2', `so**CR 100.1**so\n\n[CR 100.2]${to('100.2')}`],
])('%j gets its links and stays as it was in everything else', (text, linked) => expect(link(text)).toBe(linked));

const piece = fc.oneof(
  fc.constantFrom(
    ...['CR 100.1', 'rule\n100.1', '100.2b', 'MTR 4.3', 'Floor\r\nRules 101', 'a', ' ', '\n', '\n\n', '\r\n', '*', '**', '_', '`', '```'],
  ),
  fc.constantFrom(
    ...[
      '[',
      ']',
      '](x)',
      '](x "',
      '")',
      '(',
      ')',
      '!',
      '\\',
      '[a]',
      '\n[a]: b\n',
      '<a href="x">',
      '</a>',
      '<code>',
      '</code>',
      '<!--',
      '-->',
    ],
  ),
  fc.constantFrom(
    ...[
      '<div>\n',
      '> ',
      '\n- ',
      '\n1. ',
      '\n# ',
      '\n    ',
      '\n---\n',
      '\n===\n',
      '\n| a | b |\n',
      '<https://a.example/>',
      '&amp;',
      '|',
      '~~~\n',
    ],
  ),
);
const parser = unified().use(remarkParse);
/** What a text says as Markdown: each node with what it holds, in order, and none of the links to `example.org`. */
const readNodes = (text: string): readonly string[] => {
  const nodes: string[] = [];
  const read = (node: Nodes): void => {
    const isOurs = node.type === 'link' && node.url.startsWith('https://example.org/');
    if (node.type === 'text' && nodes.at(-1)?.startsWith('=')) nodes.push(`${nodes.pop() ?? ''}${node.value}`);
    else if (node.type === 'text') nodes.push(`=${node.value}`);
    else if (!isOurs) nodes.push(JSON.stringify({ ...node, position: 0, children: 0 }));
    if ('children' in node) node.children.forEach(read);
    if (!isOurs && 'children' in node) nodes.push('end');
  };
  read(parser.parse(text));
  return nodes;
};

it('any text without our links is what it was, and as Markdown it says what it said', () => {
  let links = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const linked = link(text);
      expect(linked.replace(/\[([^[\]]*)\]\(https:\/\/example\.org[^)]*\)/g, '$1')).toBe(text);
      expect(readNodes(linked)).toEqual(readNodes(text));
      if (linked !== text) links += 1;
    }),
    { numRuns: 600 },
  );
  expect(links).toBeGreaterThan(120);
});

it('what finds nothing in the edition of the day has no link', () => {
  const [citation] = cite('CR 100.1');
  const lost = {
    ...citation!,
    understandings: [{ document: 'comprehensive-rules', targets: [], elsewhere: [{ number: '100.1', bearers: [], more: 0 }] }],
  } as const;
  expect(linkText('CR 100.1', { citations: [lost] }, (href) => href)).toBe('CR 100.1');
});
