/** Words over time as bytes, and back: of each stem its lineages by how far each is from the one before, and its spans where they are not a whole life. */
import type { IsoDate } from '../../model/edition.ts';
import { makeReader, makeWriter } from '../pack/bytes.ts';
import type { Span, WordsOverTime } from './wordsOverTime.ts';

const format = 1;

export function packWordsOverTime({ editions, lives, spans }: WordsOverTime): Uint8Array<ArrayBuffer> {
  const writer = makeWriter();
  writer.number(format);
  writer.text(JSON.stringify(editions));
  writer.text(JSON.stringify(lives.map(({ title }) => title ?? 0)));
  for (const { from, to } of lives) {
    writer.number(from);
    writer.number(to - from);
  }
  const stems = [...spans.keys()].sort();
  writer.text(JSON.stringify(stems));
  const broken: (readonly Span[])[] = [];
  for (const stem of stems) {
    const ofStem = [...(spans.get(stem) ?? [])].sort(([a], [b]) => a - b);
    writer.number(ofStem.length);
    let last = -1;
    for (const [lineage, own] of ofStem) {
      const life = lives[lineage];
      const isWhole = own.length === 1 && own[0]?.from === life?.from && own[0]?.to === life?.to;
      writer.number((lineage - last - 1) * 2 + (isWhole ? 0 : 1));
      if (!isWhole) broken.push(own);
      last = lineage;
    }
  }
  for (const own of broken) {
    writer.number(own.length);
    let last = 0;
    for (const { from, to } of own) {
      writer.number(from - last);
      writer.number(to - from);
      last = to;
    }
  }
  return writer.bytes();
}

/** @throws Error for bytes of another format, or that break off. */
export function unpackWordsOverTime(bytes: Uint8Array): WordsOverTime {
  const reader = makeReader(bytes);
  const found = reader.number();
  if (found !== format) throw new Error(`The words of all editions are of format ${found}, not ${format}.`);
  const editions = JSON.parse(reader.text()) as readonly IsoDate[];
  const titles = JSON.parse(reader.text()) as readonly (string | 0)[];
  const lives = titles.map((title) => {
    const from = reader.number();
    return { from, to: from + reader.number(), ...(title === 0 ? {} : { title }) };
  });
  const stems = JSON.parse(reader.text()) as readonly string[];
  const spans = new Map(stems.map((stem) => [stem, new Map<number, readonly Span[]>()]));
  const broken: (readonly [stem: string, lineage: number])[] = [];
  for (const [stem, ofStem] of spans) {
    let lineage = -1;
    for (let rest = reader.number(); rest > 0; rest -= 1) {
      const step = reader.number();
      lineage += Math.floor(step / 2) + 1;
      const { from = 0, to = 0 } = lives[lineage] ?? {};
      ofStem.set(lineage, [{ from, to }]);
      if (step % 2 === 1) broken.push([stem, lineage]);
    }
  }
  for (const [stem, lineage] of broken) {
    let last = 0;
    const own = Array.from({ length: reader.number() }, () => {
      const from = last + reader.number();
      last = from + reader.number();
      return { from, to: last };
    });
    spans.get(stem)?.set(lineage, own);
  }
  if (!reader.isAtEnd()) throw new Error('The words of all editions go on behind their end.');
  return { editions, lives, spans };
}
