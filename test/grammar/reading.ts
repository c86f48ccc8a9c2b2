/** Small documents read whole, for tests of one construct: what came out, a line for each entry. */
import { expect } from 'vitest';
import { toEntries } from '../../src/corpus/entries.ts';
import type { Entry } from '../../src/model/entry.ts';
import type { RulesTree } from '../../src/model/tree.ts';
import { comprehensiveRules } from '../../src/grammar/families/comprehensiveRules.ts';
import type { FamilyGrammar } from '../../src/grammar/families/family.ts';
import { readSoundly, sourceOf } from './invariants.ts';

export interface Reading {
  readonly tree: RulesTree;
  readonly entries: readonly Entry[];
  /** `line:column ruleId reason` of each diagnostic. */
  readonly diagnostics: readonly string[];
}

export function readLines(lines: readonly string[], grammar: FamilyGrammar<never> = comprehensiveRules): Reading {
  const { tree, file } = readSoundly(grammar, sourceOf(lines.join('\n')));
  const diagnostics = file.messages.map(({ line, column, ruleId, reason }) => `${line ?? 0}:${column ?? 0} ${ruleId ?? ''} ${reason}`);
  return { tree, entries: toEntries(tree), diagnostics };
}

/** `id [kind] title | paragraph / paragraph | Example: text`, a line an entry. */
export function summary({ entries }: Reading): string[] {
  return entries.map(({ id, kind, title, text, examples }) =>
    [
      `${id}${kind === 'note' ? ' (note)' : ''}${title === undefined || title === text || kind === 'term' ? '' : ` "${title}"`}`,
      ...(text === '' ? [] : [text.split('\n').join(' / ')]),
      ...examples.map((each) => `Example: ${each.split('\n').join(' / ')}`),
    ].join(' | '),
  );
}

export function entryOf({ entries }: Reading, id: string): Entry {
  return entries.find((entry) => entry.id === id) ?? expect.fail(`no entry ${id} among ${entries.map((entry) => entry.id).join(', ')}`);
}

/** A rule so long that the document is seen to have a paragraph a line. */
export const longRule = (number: string): string =>
  `${number}. ${'A field is sown before the geese come, and reaped when they have gone, whoever owns it. '.repeat(4)}That is all.`;
