/**
 * Rules of another game, as somebody described them: numbered `100.1a`, as those of Magic are, or with points, `1.2.3`; with or without a contents
 * list, a glossary and credits, under headings of their own. A text is never taken for such rules by its content: where it lies says that.
 *
 *     1. The Harbour                 1. The Harbour                section
 *     101. Lanterns                  1.2 Lanterns                  subsection
 *     101.1. A lantern is lit …      1.2.1 A lantern is lit …      rule; also 1.2, where it has no heading
 *     101.1a Nobody lights …         1.2.1a Nobody lights …        subrule
 */
import type { VFile } from 'vfile';
import type { GameId } from '../../model/edition.ts';
import type { SourceText } from '../../model/source.ts';
import type { Block, RulesTree } from '../../model/tree.ts';
import { placeIn, report } from '../build.ts';
import { parsePrintedNumber, parsePrintedPoints } from '../constructs/number.ts';
import { type PartNames, usualParts } from '../constructs/parts.ts';
import { textLines } from '../lines.ts';
import { readNumberedRules } from './comprehensiveRules.ts';

/** What a description says of how a game's rules are written. */
export interface GameStyle {
  readonly id: GameId;
  readonly numbers: '100.1a' | '1.2.3';
  /** Headings of its parts, where they are not those of the Comprehensive Rules. */
  readonly headings?: {
    readonly contents?: string | undefined;
    readonly glossary?: string | undefined;
    readonly credits?: string | undefined;
  };
}

/** Reads the rules of a game. Never throws. What its contents list names and it lacks makes it a fragment; else it is whole. */
export function readGameRules(source: SourceText, file: VFile, { id, numbers, headings = {} }: GameStyle): RulesTree {
  const style = { parseNumber: numbers === '1.2.3' ? parsePrintedPoints : parsePrintedNumber, parts: namesOf(headings) };
  const counted = numbers === '1.2.3' ? ({ numbers: 'points' } as const) : {};
  const told = { document: id, family: 'game-rules', ...counted } as const;
  const tree = readNumberedRules(source, file, style, told);
  const extent = tree.extent === 'fragment' ? tree.extent : 'whole';
  if (numbers !== '1.2.3') return { ...tree, extent };
  reportUnread(source, file);
  return { ...tree, extent, children: tree.children.map(toRule) };
}

/** Many games have rules right below their sections: a number of two steps without a heading is one. */
const toRule = (block: Block): Block => (block.type === 'note' ? { ...block, type: 'rule' } : block);

const unread = /^\d{1,3}(?:\.\d{1,3}){3,}|^\d{1,2}\.\d{1,2}[a-z]{1,2}(?=[.\s])/;

/** `number-unread`: a line that begins with a number of more steps than are read, or with a letter behind two. It stands as text of the rule above it. */
function reportUnread(source: SourceText, file: VFile): void {
  for (const { value, start } of textLines(source)) {
    const number = unread.exec(value)?.[0];
    if (number !== undefined)
      report(
        file,
        'warning',
        'number-unread',
        placeIn(source, start, start + number.length),
        `Unexpected number ${number}, expected three steps at most and a letter behind the third alone: it is read as text of the rule above it`,
      );
  }
}

function namesOf({ contents, glossary, credits }: NonNullable<GameStyle['headings']>): PartNames {
  const is =
    (heading: string | undefined, usual: (line: string) => boolean) =>
    (line: string): boolean =>
      heading === undefined ? usual(line) : line.toLowerCase().replace(/:$/, '') === heading.toLowerCase();
  const isGlossaryHeading = is(glossary, usualParts.isGlossaryHeading);
  const isBackHeading = is(credits, usualParts.isBackHeading);
  return {
    isContentsHeading: is(contents, usualParts.isContentsHeading),
    isGlossaryHeading,
    isBackHeading,
    isPartName: (line) => isGlossaryHeading(line) || isBackHeading(line) || usualParts.isPartName(line),
  };
}
