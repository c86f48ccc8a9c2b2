import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { Position, RulesNode, RulesTree } from '../../../src/model/tree.ts';
import { checks } from '../../../src/grammar/checks/index.ts';
import { comprehensiveRules } from '../../../src/grammar/families/comprehensiveRules.ts';
import { siteCopy } from '../../../src/grammar/families/siteCopy.ts';
import { readSoundly, sourceOf } from '../invariants.ts';
import { longRule, readLines } from '../reading.ts';

/** Diagnostics of one rule id, of a document that has a long rule at its end so that its setting is plain. */
const found = (ruleId: string, lines: readonly string[]): string[] =>
  readLines(lines)
    .diagnostics.filter((each) => each.includes(` ${ruleId} `))
    .map((each) => each.replace(`${ruleId} `, ''));

/** Severities by rule id: an error is what makes an entry unaddressable, or means that text is missing. */
const severities = (lines: readonly string[]): Record<string, string> => {
  const { file } = readSoundly(comprehensiveRules, sourceOf(lines.join('\n')));
  const words = new Map<boolean | null | undefined, string>([
    [true, 'error'],
    [false, 'warning'],
  ]);
  return Object.fromEntries(file.messages.map(({ ruleId = '', fatal }): [string, string] => [ruleId, words.get(fatal) ?? 'info']));
};

const field = ['1. Sowing', '100. Fields', longRule('100.1')];
const whole = [...field, '2. Reaping', '200. Geese', '200.1. Geese come.', '3. Milling', '300. Querns', '300.1. A quern grinds.'];

describe('how bad a thing is', () => {
  it.each([
    ['error', 'number-repeated', ['100.2. A field.', '100.2. A furrow.', '100.3. A goose.']],
    ['error', 'number-out-of-order', ['100.1a A field.', '110.1b A furrow.', '100.1c A goose.']],
    ['error', 'cut-short', ['100.2. A field that nobody']],
    ['warning', 'number-form', ['100.2 A field.']],
    ['info', 'number-skipped', ['100.4. A field.']],
  ])('an %s: %s', (severity, ruleId, lines) => {
    expect(severities([...field, ...lines])).toMatchObject({ [ruleId]: severity });
  });
});

describe('number-form', () => {
  it.each([
    ['100. 2a A field.', '4:1 Unexpected number "100. 2a", expected "100.2a" without a space inside'],
    ['100.2 A field.', '4:1 Unexpected number "100.2", expected "100.2." with a full stop'],
    ['100.2a. A field.', '4:1 Unexpected number "100.2a.", expected "100.2a" without a full stop'],
    ['100.2.A field.', '4:1 Unexpected number "100.2.", expected "100.2." with a space behind it'],
    ['100.2.. A field.', '4:1 Unexpected number "100.2..", expected "100.2." with one full stop'],
  ])('reports %s', (line, message) => {
    expect(found('number-form', [...field, line])).toEqual([message]);
  });

  it('is silent on a site copy, whose subrules all have a stop', () => {
    const { diagnostics } = readLines(
      ['1.', 'Sowing', '100.', 'Fields', '100.1.', 'A field.', '100.1a.', 'A furrow.', '100.2.', 'Geese.'],
      siteCopy,
    );
    expect(diagnostics).toEqual([]);
  });
});

describe('the order of numbers', () => {
  it('reports a number that an earlier entry bears, with the place of that one', () => {
    expect(found('number-repeated', [...field, '100.2. A field.', '100.2. A furrow.', '100.3. A goose.'])).toEqual([
      '5:1 Unexpected second 100.2 (the first is on line 4), expected 100.3',
    ]);
  });

  it('reports a number that does not follow', () => {
    expect(found('number-out-of-order', [...field, '100.1a A field.', '110.1b A furrow.', '100.1c A goose.'])).toEqual([
      '5:1 Unexpected number 110.1b, expected 100.1b',
    ]);
  });

  it('holds every rule below a heading to the number of that heading, also when several in a row have another', () => {
    const lines = [...field, '101. Furrows', '101.1. A furrow.', '110.2. A ridge.', '110.3. A bank.', '102. Geese'];
    expect(found('number-out-of-order', lines)).toEqual([
      '6:1 Unexpected number 110.2, expected 101.2',
      '7:1 Unexpected number 110.3, expected 101.3',
    ]);
  });

  it.each([
    ['a rule', '100.3. A furrow.', 'Unexpected number 100.3, expected 100.2 before it'],
    ['a subrule', '100.1b A furrow.', 'Unexpected number 100.1b, expected 100.1a before it'],
    ['a subsection', '102. Furrows', 'Unexpected number 102, expected 101 before it'],
  ])('notes that %s was left out', (_, line, message) => {
    expect(found('number-skipped', [...field, line])).toEqual([`4:1 ${message}`]);
  });

  it('notes nothing where the letters l and o are left out', () => {
    const letters = 'abcdefghijkmnp';
    expect(readLines([...field, ...Array.from(letters, (letter) => `100.1${letter} A furrow.`)]).diagnostics).toEqual([]);
  });
});

describe('contents-heading', () => {
  const contents = ['Contents', '1. Sowing', '100. Fields', '2. Reaping', '200. Geese', '3. Milling', '300. Querns'];

  it('reports a listed heading that is missing', () => {
    expect(found('contents-heading', [...contents.toSpliced(5, 0, '201. Mills'), ...whole])).toEqual([
      '1:1 Unexpected "201. Mills" in the contents, expected a heading of that number',
    ]);
  });

  it('reports a heading that is not listed', () => {
    expect(found('contents-heading', [...contents.filter((line) => !line.startsWith('200')), ...whole])).toEqual([
      '11:1 Unexpected heading 200, expected it in the contents',
    ]);
  });

  it('reports other words, not other signs', () => {
    expect(
      found('contents-heading', [...contents.map((line) => line.replace('Geese', 'Cranes').replace('Fields', 'FIELDS:')), ...whole]),
    ).toEqual(['12:1 Unexpected heading "Geese" of 200, expected "Cranes" as in the contents']);
  });

  it('does not blame a part for what the whole lists', () => {
    expect(found('contents-heading', [...contents, ...field])).toEqual([]);
  });
});

describe('signs of damage', () => {
  it('reports a sign that was lost', () => {
    expect(found('character-lost', [...field, '100.2. A half\ufffdfallow field.'])).toEqual([
      '4:8 Unexpected replacement character, expected the sign that was lost here',
    ]);
  });

  it('notes a question mark where a dash may have stood', () => {
    expect(found('character-lost', [...field, '100.2. A field?sown or not?is reaped. Is it sown?'])).toEqual([
      '4:8 Unexpected question mark inside "A field?sown or not?", expected a dash or another sign',
    ]);
  });

  it('notes a word that a line break cut', () => {
    expect(found('word-broken', [...field, '100.2. A field is so', 'wn again. It is sown.'])).toEqual([
      '4:21 Unexpected line break inside "sown", expected none',
    ]);
  });

  it('notes an entry that begins in the middle of a word', () => {
    expect(found('letter-lost', [...field, '100.2. nly the sower reaps.', '100.3. Geese.'])).toEqual([
      '4:1 Unexpected small letter at the start of "nly the sower reaps.", expected a capital',
    ]);
  });

  it('reports a headword without a definition', () => {
    expect(
      found('definition-missing', [
        ...field,
        '100.2. A field.',
        '',
        'Glossary',
        '',
        'Harrow',
        'What breaks clods.',
        '',
        'Sedge',
        '',
        'Vetch',
        'Food.',
      ]),
    ).toEqual(['11:1 Unexpected headword "Sedge" alone, expected a definition below it']);
  });

  it('reports a document that breaks off', () => {
    expect(found('cut-short', [...field, '100.2. Only the sower may'])).toEqual([
      '4:26 Unexpected end after "Only the sower may", expected the sentence to go on',
    ]);
  });

  it('reports a document that ends before what its contents list names', () => {
    const contents = ['Contents', '1. Sowing', '100. Fields', '2. Reaping', '3. Milling', '300. Querns'];
    expect(found('cut-short', [...contents, ...field, '2. Reaping', '200. Geese', '200.1. Geese come.'])).toEqual([
      '12:19 Unexpected end after 200.1, expected what the contents list names behind it',
    ]);
  });

  it.each(['100.2. Only the sower.', '100.2. “Only the sower.”', '100.2. (Only the sower.)', '100.2. Furrows'])(
    'takes "%s" for a whole end',
    (line) => {
      expect(found('cut-short', [...field, line])).toEqual([]);
    },
  );
});

describe('unaccounted', () => {
  it('is reported for what no construct claims', () => {
    const { tree } = readLines(field);
    expect(JSON.stringify(tree)).not.toContain('"unaccounted"');
  });
});

const clean = [
  'Harrow and Sedge',
  'These words are effective as of May 1, 2020.',
  'Contents',
  ...whole.filter((line) => /^\d+\. \w+$/.test(line)),
  ...whole,
  'Example: Ana grinds.',
  'Glossary',
  'Harrow',
  'What breaks clods.',
  'Sedge',
  'Grass of wet ground.',
  'Credits',
  'Ana and her geese.',
];

describe('a clean document', () => {
  it('has no diagnostics', () => {
    expect(readLines(clean).diagnostics).toEqual([]);
  });

  it('has none either when its places are taken away, and no check invents one', () => {
    const { tree } = readLines([...field, '100.2 A furrow.', '100.2. nly geese', '110.1b A furrow.', '100.3. A half\ufffdfallow']);
    const nowhere: Position = { start: { line: 0, column: 0, offset: 0 }, end: { line: 0, column: 0, offset: 0 } };
    const strip = <Node extends RulesNode>(node: Node): Node => ({
      ...node,
      position: nowhere,
      ...('children' in node ? { children: (node.children as RulesNode[]).map(strip) } : {}),
    });
    const file = new VFile();
    const stripped: RulesTree = strip(tree);
    for (const check of checks) check(stripped, file);
    expect(file.messages.length).toBeGreaterThan(3);
    expect(file.messages.filter((message) => (message.line ?? 0) > 0)).toEqual([]);
  });
});
