/** Front matter: a YAML block between two lines of three dashes, at the very top of a Markdown file. */
import { splitLines } from './lineEnds.ts';

export interface FrontMatterSplit {
  readonly frontMatter: string | undefined;
  readonly body: string;
  /** Lines before the body. */
  readonly lineOfBody: number;
}

/** Front matter that is longer is not front matter. */
const mostLines = 200;
const yamlLine = /^(?:\s*|\s*#.*|\s+\S.*|-(?:\s.*)?|["']?[\w][\w .-]*["']?\s*:(?:\s.*)?)$/;

/**
 * Takes front matter off. The block must look like YAML line by line, with at least one key: a rules text may well begin with a row of
 * dashes as a divider, and must not lose its beginning.
 */
export function splitFrontMatter(text: string): FrontMatterSplit {
  const none = { frontMatter: undefined, body: text, lineOfBody: 0 };
  const opening = /^---[ \t]*(?:\r\n|\r|\n)/.exec(text);
  if (!opening) return none;
  const { lines } = splitLines(text.slice(0, 64 * mostLines));
  const close = lines.findIndex(({ value }, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(value));
  const inner = lines.slice(1, close);
  if (
    close < 1 ||
    close > mostLines ||
    !inner.every(({ value }) => yamlLine.test(value)) ||
    !inner.some(({ value }) => /^["']?\w[^:]*:/.test(value))
  )
    return none;
  const start = lines[1]?.offset ?? 0;
  const end = lines[close]?.offset ?? 0;
  const body = lines[close + 1]?.offset ?? text.length;
  return { frontMatter: text.slice(start, end), body: text.slice(body), lineOfBody: close + 1 };
}
