/**
 * What is kept as Markdown, for people: rows as chapters, entries as headings that link to them, words as quotes. What was written is read
 * back the same, signs that mean something in Markdown among it; anything else is refused with its line.
 */
import { listNoted, limits, type Kept, type KeptEntry } from './kept.ts';
import { keptVersion, makeKeptJson, readKeptJson, type ReadKept } from './keptJson.ts';

const words = {
  title: '# Kept in Concordance',
  version: 'Form',
  sheet: '## Answer sheet',
  marks: '## Bookmarks',
  noted: '## Notes',
  list: '## List: ',
  keptOn: 'kept',
  note: 'Note:',
} as const;

/** `toHref` gives the full address of a place. */
export function makeKeptMarkdown(kept: Kept, toHref: (place: string) => string): string {
  const byPlace = new Map(kept.entries.map((entry) => [entry.place, entry]));
  const write = (head: string, places: readonly string[]): readonly string[] => [
    head,
    ...places.flatMap((place) => {
      const entry = byPlace.get(place);
      return entry ? writeEntry(entry, toHref(place)) : [];
    }),
  ];
  const noted = listNoted(kept);
  const blocks = [
    words.title,
    `${words.version} ${keptVersion}`,
    ...(kept.sheet.length > 0 ? write(words.sheet, kept.sheet) : []),
    ...(kept.marks.length > 0 ? write(words.marks, kept.marks) : []),
    ...kept.lists.flatMap(({ name, places }) => write(words.list + escape(name), places)),
    ...(noted.length > 0 ? write(words.noted, noted) : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function writeEntry({ place, work, name, standing, words: text, kept, note }: KeptEntry, href: string): readonly string[] {
  return [
    `### ${work === '' ? '' : `${escape(work)} `}[${escape(name)}](<${href}> "${escape(place)}")`,
    `${escape(standing)} · ${words.keptOn} ${kept}`,
    ...(text === '' ? [] : [quote(text)]),
    ...(note === undefined ? [] : [words.note, quote(note)]),
  ];
}

/** Each line a line: a backslash at the end of one that another follows keeps Markdown from joining them. */
function quote(text: string): string {
  const lines = text.split('\n').map(escape);
  return lines.map((line, at) => (line === '' ? '>' : `> ${line}${(lines[at + 1] ?? '') === '' ? '' : '\\'}`)).join('\n');
}

const unquote = (line: string): string => unescape(line.replace(/^> ?/, '').replace(/(?<=(?:^|[^\\])(?:\\\\)*)\\$/, ''));

const escape = (text: string): string => text.replace(/[\\`*_[\]<>#&|~"{}]/g, (sign) => `\\${sign}`);
const unescape = (text: string): string => text.replace(/\\(.)/gsu, '$1');

const entryHead = /^### (?:((?:\\.|[^\\[\]])+) )?\[((?:\\.|[^\\\]])+)\]\(<[^<>]*> "((?:\\.|[^\\"])*)"\)$/su;

interface Reading {
  readonly entries: Map<string, KeptEntry>;
  readonly marks: string[];
  readonly sheet: string[];
  readonly lists: { name: string; places: string[] }[];
}

/** Reads what makeKeptMarkdown wrote. The data are held to the same rules as those of a JSON file. */
export function readKeptMarkdown(text: string): ReadKept {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n')
    .split('\n');
  const read: Reading = { entries: new Map(), marks: [], sheet: [], lists: [] };
  let row: string[] | undefined;
  let at = 0;
  const skip = (): void => {
    while (at < lines.length && lines[at] === '') at += 1;
  };
  const wrong = (expected: string): ReadKept => ({ fault: `line ${at + 1}: ${expected} was expected.` });
  const takeQuote = (): string => {
    const quoted: string[] = [];
    for (; lines[at]?.startsWith('>'); at += 1) quoted.push(unquote(lines[at] ?? ''));
    return quoted.join('\n');
  };
  skip();
  if (lines[at] !== words.title) return { fault: 'It is no file of things kept here.' };
  at += 1;
  skip();
  const version = /^Form (\d+)$/.exec(lines[at] ?? '')?.[1];
  if (version === undefined) return wrong(`“${words.version} ${keptVersion}”`);
  if (Number(version) > keptVersion) return { fault: `It is of a newer form (${version}) than this page can read (${keptVersion}).` };
  at += 1;
  for (;;) {
    skip();
    const line = lines[at];
    if (line === undefined) break;
    if (line === words.sheet) row = read.sheet;
    else if (line === words.marks) row = read.marks;
    else if (line === words.noted) row = [];
    else if (line.startsWith(words.list)) {
      const list = { name: unescape(line.slice(words.list.length)), places: [] as string[] };
      read.lists.push(list);
      row = list.places;
    } else {
      const head = entryHead.exec(line);
      if (!head || !row) return wrong('a chapter or an entry as they are exported');
      const [, work = '', name = '', place = ''] = head.map((part: string | undefined) => unescape(part ?? ''));
      at += 1;
      skip();
      const told = /^(.*) · kept (\d{4}-\d\d-\d\d)$/su.exec(lines[at] ?? '');
      if (!told) return wrong('the edition and the day on which it was kept');
      at += 1;
      skip();
      const said = takeQuote();
      skip();
      let note: string | undefined;
      if (lines[at] === words.note) {
        at += 1;
        skip();
        note = takeQuote();
      }
      row.push(place);
      const [, standing = '', kept = ''] = told;
      const entry = { place, work, name, standing: unescape(standing), words: said, kept, ...(note === undefined ? {} : { note }) };
      const known = read.entries.get(place);
      if (known && JSON.stringify(known) !== JSON.stringify(entry))
        return wrong('the words and the note of this entry as they stand above');
      read.entries.set(place, entry);
      continue;
    }
    at += 1;
  }
  if (read.entries.size > limits.entries) return { fault: `It has more than ${limits.entries} entries.` };
  return readKeptJson(makeKeptJson({ ...read, entries: [...read.entries.values()] }));
}
