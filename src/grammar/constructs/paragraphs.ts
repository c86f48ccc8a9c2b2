import type { SourceText } from '../../model/source.ts';
import type { Example, Leaf, Paragraph } from '../../model/tree.ts';
import { claim, example, isDefined, paragraph, spaceBetween } from '../build.ts';
import { firstLineIndent, isFull, type Setting, type TextLine } from '../lines.ts';
import { exampleMark } from './example.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What every construct needs to know of the document it stands in. */
export interface Surroundings {
  readonly source: SourceText;
  readonly setting: Setting;
  readonly vocabulary: Vocabulary;
  /** Length of the longest line: one that is exactly so long may have been cut inside a word. */
  readonly longest: number;
}

/** How a line goes on from the one before it in the same entry. */
type Step = 'paragraph' | 'example' | 'continues';

const endsSentence = /[.!?:;)\]”"’'*}_>]$/;

function stepTo(line: TextLine, before: TextLine, around: Surroundings): Step {
  if (exampleMark(line.value) > 0) return 'example';
  const { setting } = around;
  if (setting.width === undefined) {
    // One line, one paragraph. Only a line that starts small after one that never ended is the rest of it.
    return !endsSentence.test(before.value) && /^\p{Ll}/u.test(line.value) ? 'continues' : 'paragraph';
  }
  if (line.opens) return 'paragraph';
  // Only first lines are indented so far (2001 to May 2009); a line before it that had room ended its paragraph too.
  if (line.indent >= firstLineIndent && (setting.firstLines || line.indent > before.indent || !isFull(before, line, setting.width)))
    return 'paragraph';
  // Senses and the references behind them keep lines of their own in a wrapped glossary too.
  if (/^(?:\d{1,2}\. |See )/.test(line.value) && endsSentence.test(before.value) && !isFull(before, line, setting.width))
    return 'paragraph';
  if (setting.spaced) return 'continues';
  const ended = /[.!?)”"]$/.test(before.value) && !/^\p{Ll}/u.test(line.value);
  return ended && !isFull(before, line, setting.width) ? 'paragraph' : 'continues';
}

/**
 * Paragraphs and Examples out of the lines of one entry. The first line begins at `from`, behind its number. An Example takes its
 * paragraph; what follows an Example without a mark of its own is a paragraph of the entry again.
 */
export function assemble(lines: readonly TextLine[], from: number, around: Surroundings): (Leaf | Paragraph | Example)[] {
  const { source } = around;
  const children: (Leaf | Paragraph | Example)[] = [];
  let leaves: Leaf[] = [];
  let inExample = false;
  const flush = (): void => {
    if (leaves.length > 0) children.push(inExample ? example(leaves) : paragraph(leaves));
    leaves = [];
    inExample = false;
  };
  let before: TextLine | undefined;
  for (const line of lines) {
    const start = Math.max(line.start, from);
    if (line.divider && start === line.start) {
      flush();
      children.push(...[claim(source, 'layout', line.start, line.end)].filter(isDefined));
      continue;
    }
    if (start >= line.end) {
      before = line;
      continue;
    }
    const step = before ? stepTo(line, before, around) : exampleMark(source.text.slice(start, line.end)) > 0 ? 'example' : 'paragraph';
    const last = leaves[leaves.length - 1];
    if (step === 'continues' && last && before) {
      leaves.push(lineBreak(last.position.end.offset, start, line, before, around));
      leaves.push(...[claim(source, 'text', start, line.end)].filter(isDefined));
    } else if (step === 'example') {
      flush();
      const mark = exampleMark(source.text.slice(start, line.end));
      leaves = [claim(source, 'marker', start, start + mark), claim(source, 'text', start + mark, line.end)].filter(isDefined);
      inExample = true;
    } else {
      flush();
      leaves = [claim(source, 'text', start, line.end)].filter(isDefined);
    }
    before = line;
  }
  flush();
  return children;
}

function lineBreak(from: number, to: number, line: TextLine, before: TextLine, around: Surroundings): Leaf {
  const { source, setting, vocabulary, longest } = around;
  // A wrapped line can be cut inside a word only at full length; in an unwrapped text any line break inside a paragraph is an accident.
  const mayBreakWords = line.indent === 0 && (setting.width === undefined || before.indent + before.value.length === longest);
  const value = source.text.slice(from, to);
  // What stands before both lines is their indent, and no space between words.
  const spaced = /^[^\S\r\n]/.test(value) || ((setting.folded || line.indent > before.indent) && /[^\S\r\n]$/.test(value));
  const joins = spaced ? ' ' : setting.folded ? '' : vocabulary.join(before.value, line.value, mayBreakWords);
  return spaceBetween(source, from, to, joins);
}
