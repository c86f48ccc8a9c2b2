/**
 * Text to rules tree, as unified plugins: a parser that recognises the family by content, and the checks as a transformer. The file that
 * goes in carries its text with places as `file.data.source`; the messages that come out are on the file.
 */
import { type Plugin, unified } from 'unified';
import { VFile } from 'vfile';
import type { SourceText } from '../model/source.ts';
import type { RulesTree } from '../model/tree.ts';
import { checks } from './checks/index.ts';
import { comprehensiveRules } from './families/comprehensiveRules.ts';
import type { FamilyGrammar } from './families/family.ts';
import { type GameStyle, readGameRules } from './families/gameRules.ts';
import { handbook } from './families/handbook.ts';
import { rulebook1997 } from './families/rulebook1997.ts';
import { rulingsSummary1999 } from './families/rulingsSummary1999.ts';
import { rulingsSummary2005 } from './families/rulingsSummary2005.ts';
import { siteCopy } from './families/siteCopy.ts';
import { tournamentPolicy } from './families/tournamentPolicy.ts';

declare module 'vfile' {
  interface DataMap {
    /** The text that src/sources read. */
    source: SourceText;
  }
}

/** Every family. The one that is surest of a text reads it. */
export const grammars: readonly FamilyGrammar<never>[] = [
  handbook,
  rulingsSummary2005,
  rulingsSummary1999,
  siteCopy,
  comprehensiveRules,
  rulebook1997,
  tournamentPolicy,
];

/** The family that reads this text, or undefined when it is no rules document. */
export function recogniseFamily(source: SourceText): FamilyGrammar<never> | undefined {
  let surest: FamilyGrammar<never> | undefined;
  let most = 0.5;
  for (const grammar of grammars) {
    const sure = grammar.recognises(source);
    if (sure >= most && (surest === undefined || sure > most)) {
      surest = grammar;
      most = sure;
    }
  }
  return surest;
}

/** The parser. A text of no family is read as Comprehensive Rules, so that a processor of it never fails; ask recogniseFamily first. */
export const rulesParse: Plugin<[], string, RulesTree> = function () {
  this.parser = (document, file): RulesTree => {
    const source = file.data.source ?? sourceOf(document);
    return (recogniseFamily(source) ?? comprehensiveRules).read(source, file);
  };
};

/** The checks, each with its own rule ids. */
export const rulesChecks: Plugin<[], RulesTree> = function () {
  return (tree, file) => {
    for (const check of checks) check(tree, file);
  };
};

const processor = unified().use(rulesParse).use(rulesChecks).freeze();

/** Reads a text: its tree and the file with the diagnostics. Undefined when the text is no rules document. Never throws. */
export function readRules(source: SourceText, path: string): { tree: RulesTree; file: VFile } | undefined {
  if (!recogniseFamily(source)) return undefined;
  const file = new VFile({ path, value: source.text });
  file.data.source = source;
  const tree = processor.parse(file);
  processor.runSync(tree, file);
  return { tree, file };
}

/** Reads the rules of another game in the style that its description gives; it is not asked whether the text looks like rules. Never throws. */
export function readRulesOfGame(source: SourceText, path: string, style: GameStyle): { tree: RulesTree; file: VFile } {
  const file = new VFile({ path, value: source.text });
  file.data.source = source;
  const tree = readGameRules(source, file, style);
  processor.runSync(tree, file);
  return { tree, file };
}

/** A bare string as a text with places, for use of the parser without src/sources. */
function sourceOf(text: string): SourceText {
  let offset = 0;
  const lines = text.split('\n').map((value, index) => {
    const line = { value, offset, line: index + 1, column: 1 };
    offset += value.length + 1;
    return line;
  });
  return { text, lines, encoding: 'utf-8', mark: false, lineEnds: text.includes('\n') ? 'LF' : 'none', format: 'text' };
}
