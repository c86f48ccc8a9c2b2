/** A text to entries with what is odd about it, before anything known from elsewhere is applied. Works in a browser too. */
import type { VFile } from 'vfile';
import { isEntry } from '../grammar/blocks.ts';
import type { GameStyle } from '../grammar/families/gameRules.ts';
import { readRules, readRulesOfGame } from '../grammar/rulesGrammar.ts';
import { isPolicy } from '../model/edition.ts';
import type { Citation, Diagnostic, Entry, Severity } from '../model/entry.ts';
import type { SourceText } from '../model/source.ts';
import type { RulesTree } from '../model/tree.ts';
import { toEntries } from './entries.ts';
import { parseWording } from './wording/parseWording.ts';
import { namesRules } from './wording/policyCitations.ts';
import { citationsOf, makeEntryIndex } from './wording/resolve.ts';

export interface ReadText {
  readonly kind: 'read';
  readonly tree: RulesTree;
  readonly entries: readonly Entry[];
  /** What each entry cites; in a document of policy, of itself. */
  readonly citations: readonly Citation[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface NoRules {
  readonly kind: 'passedOver';
  readonly reason: string;
  readonly problem: boolean;
}

/** Reads a text, as rules of another game where it is known to be such. Never throws: what is no rules document is passed over with a reason. */
export function readRulesText(source: SourceText, file: string, game?: GameStyle): ReadText | NoRules {
  const read = game ? readRulesOfGame(source, file, game) : readRules(source, file);
  if (!read)
    return { kind: 'passedOver', reason: 'no rules document: no numbered rules, rulings or rulebook chapters found', problem: false };
  const { tree } = read;
  if (isPolicy(tree.document) && !tree.children.some(isEntry))
    return { kind: 'passedOver', reason: 'tournament policy by its title, in which no section was found', problem: true };
  const entries = toEntries(tree);
  const citations = [...linkEntries(entries)].map(
    ([entry, cited]) => [entry, isPolicy(tree.document) ? cited.filter(isOfPolicy) : cited] as const,
  );
  // What a part of an edition cites stands mostly in what it leaves out; only a whole one can be held to its citations.
  const dangling = tree.extent === 'whole' ? citations.flatMap(([entry, cited]) => danglingIn(entry, cited)) : [];
  return {
    kind: 'read',
    tree,
    entries,
    citations: citations.flatMap(([, cited]) => cited),
    diagnostics: [...diagnosticsOf(read.file), ...droppedIn(source), ...dangling],
  };
}

/** Policy cites the rules of the game, by their numbers and by the word: those are of another document. */
const isOfPolicy = ({ text, resolved }: Citation): boolean => resolved || !(namesRules(text) || /\d{3}\.\d/.test(text));

/** `character-dropped`: NULs and marks that were taken out of the text, with the place of the first. */
function droppedIn({ dropped }: SourceText): Diagnostic[] {
  if (!dropped) return [];
  const { count, line, column } = dropped;
  const what = count === 1 ? 'character that is none' : `${count} characters that are none`;
  const message = `Unexpected ${what} (NUL or U+FEFF; the first is here), expected text: they are left out`;
  return [{ line, column, severity: 'warning', ruleId: 'character-dropped', message }];
}

/** `citation-unresolved`: a citation of something that the edition does not hold. It stays in the text, and is no link. */
function danglingIn(entry: Entry, citations: readonly Citation[]): Diagnostic[] {
  return citations
    .filter(({ resolved }) => !resolved)
    .map(({ text }) => ({
      line: entry.lines[0],
      column: 1,
      severity: 'warning',
      ruleId: 'citation-unresolved',
      message: `Unexpected citation "${text}" in ${entry.number || (entry.title ?? entry.kind)}, expected something that this edition holds`,
    }));
}

const severityOf = (fatal: boolean | null | undefined): Severity => (fatal === true ? 'error' : fatal === false ? 'warning' : 'info');

function diagnosticsOf({ messages }: VFile): Diagnostic[] {
  return messages.map((message) => ({
    line: message.line ?? 1,
    column: message.column ?? 1,
    severity: severityOf(message.fatal),
    ruleId: message.ruleId ?? 'unknown',
    message: message.reason,
  }));
}

/** The citations of each entry, in its text and then in its Examples, resolved among these entries. */
export function linkEntries(entries: readonly Entry[]): Map<Entry, Citation[]> {
  const index = makeEntryIndex(entries);
  return new Map(
    entries.map((entry) => [entry, [entry.text, ...entry.examples].flatMap((text) => citationsOf(parseWording(text), index))]),
  );
}
