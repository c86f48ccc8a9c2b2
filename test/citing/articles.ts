/** Articles of our own with what they cite marked by hand: `⟦CR 704.5j|704.5j⟧`. Ten of ten years, and ten that were written to be hard. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fixtures = join(import.meta.dirname, '../fixtures');

export interface Marked {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `704.5j`, `601.2a-601.2c`, `penalty-guide/2.5`, `tournament-rules/2.5 or penalty-guide/2.5`, `glossary:Trample`. */
  readonly target: string;
  /** What it is today, where that was known when the text was written. */
  readonly today?: string;
}

export interface Article {
  readonly name: string;
  /** The day of the text, as its front matter says. */
  readonly date: string;
  readonly text: string;
  readonly marked: readonly Marked[];
}

export function readArticles(folder: 'articles' | 'hostileArticles' = 'articles'): readonly Article[] {
  return readdirSync(join(fixtures, folder))
    .filter((name) => name !== 'README.md')
    .toSorted()
    .map((name) => readArticle(name, readFileSync(join(fixtures, folder, name), 'utf8')));
}

function readArticle(name: string, source: string): Article {
  const date = /^---\ndate: (\d{4}-\d\d-\d\d)\n/.exec(source)?.[1] ?? '';
  const [head = ''] = /^---\n[^]*?\n---\n/.exec(source) ?? [];
  const body = source.slice(head.length).replaceAll('\n', head.includes('\nends: CRLF\n') ? '\r\n' : '\n');
  const marked: Marked[] = [];
  let text = '';
  let from = 0;
  for (const { 0: mark, 1: print = '', 2: target = '', 3: today, index } of body.matchAll(/⟦([^|⟧]*)\|([^|⟧]*)(?:\|([^⟧]*))?⟧/g)) {
    text += body.slice(from, index);
    marked.push({ start: text.length, end: text.length + print.length, text: print, target, ...(today === undefined ? {} : { today }) });
    text += print;
    from = index + mark.length;
  }
  return { name, date, text: text + body.slice(from), marked };
}
