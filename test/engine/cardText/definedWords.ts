/**
 * What the Comprehensive Rules define by name (keyword actions of 701, keyword abilities of 702, designations, counters of 122.1) and how much
 * of what is printed with it is read, a name to a line: `npx node test/engine/cardText/definedWords.ts EDITION.txt`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { parseTypeLine } from '../../../src/engine/cardText/typeLine.ts';
import { folder } from '../../archive/catalog.ts';

interface Face {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}
const [, , edition] = process.argv;
if (folder === undefined || edition === undefined) throw new Error('CONCORDANCE_DOCUMENTS and the file of an edition are needed');

/** Words of cards where they are not the name itself. */
const words: Readonly<Record<string, string>> = {
  'Tap and Untap': '\\b(?:un)?taps?\\b',
  Counter: '^counter ',
  Vote: '\\bvotes?\\b',
  Learn: '\\blearn\\b',
  'Set in Motion': 'sets? .* in motion',
  'The Ring Tempts You': 'the ring tempts you',
  'Face a Villainous Choice': 'villainous choice',
  'Daybound and Nightbound': '(?:day|night)bound',
  Partner: '^(?:partner|friends forever|choose a background|doctor)',
  Tiered: 'tiered',
  Landwalk: '(?:plains|island|swamp|mountain|forest|land)walk',
  Visit: '^visit',
  Offering: ' offering\\b',
};
const designations: readonly (readonly [string, string])[] = [
  ['(720) Monarch', 'monarch'],
  ['(725) Initiative', 'the initiative'],
  ['(726) Dungeon', 'dungeon'],
  ['(727) Rad counters', 'rad counter'],
  ['(730) Day and night', 'becomes day|becomes night'],
  ['(716) Class', '^\\{.*level 2'],
  ['(719) Case', '^to solve'],
  ['(700.8) Party', '\\bparty\\b'],
  ['(700.5) Devotion', 'devotion'],
  ['(700.11) Descend', 'descended|^descend|fathomless descent'],
  ['(700.13) Crime', '\\bcrime\\b'],
  ['(700.9) Modified', '\\bmodified\\b'],
  ['(700.6) Historic', '\\bhistoric\\b'],
  ['(700.14) Expend', '\\bexpend\\b'],
  ['(700.12) Outlaw', '\\boutlaws?\\b'],
  [
    '(122.1b) Keyword counters',
    '(?:flying|first strike|deathtouch|haste|lifelink|trample|vigilance|menace|reach|hexproof|indestructible) counter',
  ],
  ['(122.1c) Shield counter', 'shield counter'],
  ['(122.1d) Stun counter', 'stun counter'],
  ['(122.1h) Finality counter', 'finality counter'],
  ['(704.5y) Role', '\\brole token'],
  ['(705) Flip a coin', 'flips? (?:a|that) coin|coin flip'],
  ['(706) Roll a die', 'rolls? a d|roll a die'],
];
const named = [...new Set(readFileSync(edition, 'utf8').match(/^70[12]\.\d+\. [A-Z][^\r\n]{0,40}(?=[\r\n])/gm) ?? [])].map((line) => {
  const name = line.replace(/^[\d.]+ /, '');
  const word = words[name] ?? `\\b${name.toLowerCase().replace('!', '')}`;
  return [`${line.split('. ')[0] ?? ''} ${name}`, word] as const;
});

const lines: { readonly card: string; readonly line: string; readonly read: boolean; readonly stop: string; readonly printed: boolean }[] =
  [];
for (const json of gunzipSync(readFileSync(join(dirname(folder), 'cards', 'oracle-cards.jsonl.gz')))
  .toString('utf8')
  .trim()
  .split('\n')) {
  const card = JSON.parse(json) as Face & { readonly card_faces?: readonly Face[]; readonly text_source: string };
  for (const { name, type_line: typeLine = '', oracle_text: text = '' } of card.card_faces ?? [card]) {
    const { types = [], subtypes = [] } = parseTypeLine(typeLine) ?? {};
    const plain = text.replaceAll(/ ?\([^()]*\)/g, '');
    for (const line of plain
      .split('\n')
      .reduce<string[]>(
        (all, each) => (each.startsWith('•') && all.length > 0 ? [...all.slice(0, -1), `${all.at(-1) ?? ''}\n${each}`] : [...all, each]),
        [],
      )) {
      if (line === '') continue;
      const read = compileText(line, { name, types, subtypes });
      lines.push({
        card: name,
        line,
        read: read.ok,
        stop: read.ok ? '' : (read.reason ?? read.phrase.slice(0, 40)),
        printed: card.text_source === 'oracle',
      });
    }
  }
}
for (const [name, word] of [...named, ...designations]) {
  const pattern = new RegExp(word, 'im');
  const having = lines.filter(({ line }) => pattern.test(line));
  const read = having.filter((each) => each.read).length;
  const shortest = having.filter((each) => !each.read).toSorted((a, b) => a.line.length - b.line.length)[0];
  const verdict = having.length === 0 ? 'no card' : read === 0 ? 'REFUSED' : 'read';
  process.stdout.write(
    `${verdict}\t${name}\t${String(read)}/${String(having.length)}\t${shortest ? `${shortest.card}: ${shortest.line.replaceAll('\n', ' / ').slice(0, 110)} ‹${shortest.stop}›` : ''}\n`,
  );
}
