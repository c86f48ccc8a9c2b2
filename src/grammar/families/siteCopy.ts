/**
 * The text of a rules web site, saved as text: a token per line. Numbers stand alone, each with a stop; links and italics broke
 * paragraphs into pieces; mana symbols were pictures and are gone.
 *
 *     101.4.
 *     If multiple players would make choices …
 *     Example:
 *     A card reads …
 *     (see rule
 *     504
 *     , “Draw Step”)
 *
 * A number with a stop alone on its line begins an entry; one without a stop is the text of a link.
 */
import type { VFile } from 'vfile';
import type { SourceText } from '../../model/source.ts';
import type { Block, EntryNode, Leaf, RulesTree } from '../../model/tree.ts';
import { claim, entry, example, finishTree, isDefined, matter, paragraph, placeIn, report, spaceBetween } from '../build.ts';
import { bestChain, type Candidate } from '../constructs/chain.ts';
import { findContents } from '../constructs/contents.ts';
import { headingIn } from '../constructs/entries.ts';
import { exampleMark } from '../constructs/example.ts';
import { parsePrintedNumber } from '../constructs/number.ts';
import { isStandingNumber, joinOf, startsParagraph } from '../constructs/pieces.ts';
import { type TextLine, textLines } from '../lines.ts';
import type { FamilyGrammar } from './family.ts';
import { makeSiteCopy, type SiteCopyLayout } from './siteCopyLayout.ts';

function candidatesOf(lines: readonly TextLine[]): Candidate[] {
  return lines.flatMap((line, index): Candidate[] => {
    const printed = isStandingNumber(line.value) ? parsePrintedNumber(line.value) : undefined;
    return printed ? [{ printed, line: index, form: 25 }] : [];
  });
}

/** Where a picture of a symbol stood: `“` directly before `: Add`, or an amount that is missing. */
const lostSymbol = (before: string, after: string): boolean =>
  (/[“(,]$/.test(before) && /^[:,]/.test(after)) ||
  (/\b(?:add|the|contains|has|produces?|pays?|spending)$/i.test(before) &&
    /^(?:symbol|to your mana pool|which can|in it|\.$|of which)/.test(after));

function readTokens(lines: readonly TextLine[], source: SourceText, file: VFile): EntryNode['children'] {
  const children: EntryNode['children'] = [];
  let leaves: Leaf[] = [];
  let inExample = false;
  let before: TextLine | undefined;
  const flush = (): void => {
    if (leaves.length > 0) children.push(inExample ? example(leaves) : paragraph(leaves));
    leaves = [];
  };
  for (const line of lines) {
    const mark = exampleMark(line.value);
    const last = leaves[leaves.length - 1];
    if (mark > 0) {
      flush();
      inExample = true;
      leaves = [claim(source, 'marker', line.start, line.start + mark), claim(source, 'text', line.start + mark, line.end)].filter(
        isDefined,
      );
    } else if (last && before && !startsParagraph(before.value, line.value)) {
      if (last.type === 'text') {
        leaves.push(spaceBetween(source, last.position.end.offset, line.start, joinOf(before.value, line.value)));
        if (lostSymbol(before.value, line.value))
          report(
            file,
            'info',
            'symbol-lost',
            placeIn(source, line.start, line.end),
            `Unexpected "${before.value.slice(-12)}" before "${line.value.slice(0, 20)}", expected a mana or card symbol between them`,
          );
      }
      leaves.push(...[claim(source, 'text', line.start, line.end)].filter(isDefined));
    } else {
      if (last) {
        flush();
        inExample = false;
      }
      leaves = [claim(source, 'text', line.start, line.end)].filter(isDefined);
    }
    before = line;
  }
  flush();
  return children;
}

function read(source: SourceText, file: VFile): RulesTree {
  const lines = textLines(source);
  const candidates = candidatesOf(lines);
  const listed = findContents(lines, candidates);
  const chain = bestChain(candidates.filter(({ line }) => line >= (listed?.to ?? 0)));
  const bodyFrom = chain[0]?.line ?? lines.length;
  const leavesOf = (part: readonly TextLine[]): Leaf[] => part.map((line) => claim(source, 'text', line.start, line.end)).filter(isDefined);
  const blocks: Block[] = [];
  const menu = leavesOf(lines.slice(0, listed?.from ?? bodyFrom));
  if (menu.length > 0) blocks.push(matter('furniture', menu));
  if (listed) {
    const items = candidates
      .filter(({ line }) => line >= listed.from && line < bodyFrom)
      .map(({ printed, line }, index, all) => ({
        number: printed.number,
        title: lines
          .slice(line + 1, all[index + 1]?.line ?? bodyFrom)
          .map(({ value }) => value)
          .join(' '),
      }));
    blocks.push(matter('contents', leavesOf(lines.slice(listed.from, bodyFrom)), items));
  }
  chain.forEach(({ printed, line }, index) => {
    const start = lines[line];
    if (!start) return;
    const body = lines.slice(line + 1, chain[index + 1]?.line ?? lines.length);
    const number = claim(source, 'number', start.start, start.end);
    const children = [number, ...readTokens(body, source, file)].filter(isDefined);
    const title = headingIn(children);
    blocks.push(
      entry(printed.kind, { number: printed.number, ...(title === undefined || printed.kind === 'subrule' ? {} : { title }) }, children),
    );
  });
  return finishTree(
    source,
    { type: 'document', document: 'comprehensive-rules', family: 'site-copy', extent: 'site-copy', children: blocks },
    file,
  );
}

function recognises(source: SourceText): number {
  let alone = 0;
  let rules = 0;
  for (const { value } of textLines(source)) {
    if (isStandingNumber(value)) alone += 1;
    else {
      // A number without a stop and without text behind it is the text of a link.
      const printed = parsePrintedNumber(value);
      if (printed?.parts.rule !== undefined && printed.length < value.length) rules += 1;
    }
  }
  return alone >= 5 && alone > rules ? 0.9 : 0;
}

export const siteCopy: FamilyGrammar<SiteCopyLayout> = { family: 'site-copy', recognises, read, make: makeSiteCopy };
