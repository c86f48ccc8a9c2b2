/** The files of content/, each read by a schema. They are ours: a fault stops reading with one line that names place, expected and found. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentError } from './contentError.ts';
import { documentIds, type IsoDate, toIsoDate } from '../model/edition.ts';

/** Reads a file; an empty or missing one is `undefined` to the schema. @throws ContentError */
export function readContent<T>(path: string, schema: z.ZodType<T>): T {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Every file of content/ may be missing.
  }
  return parseContent(text, path, schema);
}

/** Reads the text of a file; `path` is for what is said of a fault. @throws ContentError */
export function parseContent<T>(text: string, path: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    // Dates stay text: a date of YAML would be a moment in some zone.
    value = parse(text, { schema: 'core' }) ?? undefined;
  } catch (error) {
    throw new ContentError(`${path}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'not YAML'}`);
  }
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return read.data;
  throw new ContentError(read.error.issues.map((issue) => tellIssue(path, issue))[0]);
}

/** The place goes as far as the record; which of its keys is at fault the message says. */
function tellIssue(path: string, issue: z.core.$ZodIssue): string {
  const record = issue.path.findIndex((step) => typeof step === 'number');
  const place = issue.path.slice(0, record + 1).map((step) => (typeof step === 'number' ? `record ${step + 1}` : String(step)));
  const shown = issue.input === undefined ? 'nothing' : JSON.stringify(issue.input).slice(0, 60);
  const found = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : shown;
  return `${[path, ...place].join(', ')}: ${issue.message}, found ${found}`;
}

/** Records; none where the list is missing or empty. */
export const listOf = <T extends z.ZodType>(record: T, expected = 'expected a list') =>
  z
    .array(record, expected)
    .nullish()
    .transform((list) => list ?? []);

/** Refuses what a transformation was given. */
export function refuse(context: z.RefinementCtx, expected: string): never {
  context.addIssue({ code: 'custom', message: expected, input: context.value });
  return z.NEVER;
}

/** Text that may look like a number to YAML, as 505.54 does. */
export const textOf = (expected: string) => z.union([z.string(), z.number()], expected).transform(String);

export const isoDate = (expected: string) =>
  textOf(expected).transform((text, context): IsoDate => toIsoDate(text) ?? refuse(context, expected));

export const documentId = (expected: string) => z.enum(documentIds, expected);

/** Why somebody decided so: more than a word. */
export const reason = (expected: string) => z.string(expected).refine((text) => text.trim().length >= 10, expected);
