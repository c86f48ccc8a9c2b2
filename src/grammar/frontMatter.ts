import { parse } from 'yaml';
import { type IsoDate, toIsoDate } from '../model/edition.ts';
import type { SourceText } from '../model/source.ts';

/** What the front matter of a Markdown file may say of it. It fills in what the document itself does not say. */
export interface FrontMatter {
  readonly document?: string;
  readonly title?: string;
  /** `effective: 2026-01-16`, or `date:`. */
  readonly date?: IsoDate;
  /** Name of the release that the edition accompanied. */
  readonly set?: string;
}

/** Reads the front matter of a source. What is missing, malformed or no text is left out. */
export function readFrontMatter({ frontMatter }: SourceText): FrontMatter {
  if (frontMatter === undefined) return {};
  let values: unknown;
  try {
    // Everything is text in this schema: a date of YAML would be a moment in some zone.
    values = parse(frontMatter, { schema: 'failsafe' });
  } catch {
    return {};
  }
  const valueOf = (key: string): string | undefined => {
    const value: unknown = typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[key] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [document, title, set] = ['document', 'title', 'set'].map(valueOf);
  const date = toIsoDate(valueOf('effective') ?? valueOf('date') ?? '');
  return {
    ...(document === undefined ? {} : { document }),
    ...(title === undefined ? {} : { title }),
    ...(date === undefined ? {} : { date }),
    ...(set === undefined ? {} : { set }),
  };
}
