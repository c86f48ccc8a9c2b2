/**
 * What each printed text means, a card to a line, or where reading stopped: for comparing before and after a change of the grammar, as
 * `npx node test/engine/cardText/printMeanings.ts > /tmp/before.txt`.
 */
import { existsSync, readFileSync } from 'node:fs';
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
const file = folder === undefined ? undefined : join(dirname(folder), 'cards', 'oracle-cards.jsonl.gz');
if (file === undefined || !existsSync(file))
  throw new Error('no card texts: CONCORDANCE_DOCUMENTS has no cards/oracle-cards.jsonl.gz beside it');

const withoutText = (key: string, value: unknown): unknown => (key === 'text' ? undefined : value);

for (const json of gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')) {
  const card = JSON.parse(json) as Face & { readonly card_faces?: readonly Face[] };
  for (const { name, type_line: line = '', oracle_text: text = '' } of card.card_faces ?? [card]) {
    const { types = [], subtypes = [] } = parseTypeLine(line) ?? {};
    const read = compileText(text, { name, types, subtypes });
    const told = read.ok ? JSON.stringify(read.abilities, withoutText) : `stops at: ${read.phrase.split('\n')[0] ?? ''}`;
    process.stdout.write(`${name}\t${told}\n`);
  }
}
