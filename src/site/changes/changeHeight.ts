/**
 * How high a change will be before it is laid out: a long page is laid out where it is looked at, and what is estimated too low would lie over its
 * neighbour for whoever measures it, as programs that check the room of links do.
 */
import type { Described } from './describeChange.ts';
import type { DifferencePart } from './difference.ts';

/** Heights in rem on a phone, the least first; `.tall-1` of changeItems.css is the second of them. */
export const heights = [9, 14, 21, 32, 48, 72, 108, 160] as const;

/** Of a line of a phone, which holds so many letters; of the button for what is left out; of what a change and a part of one say above that. */
const line = 1.7;
const lettersOfLine = 37;
const button = 2.75;
const head = 4.5;

const linesOf = (letters: number): number => Math.ceil(letters / lettersOfLine) * line;

const heightOf = (part: DifferencePart): number => (part.kind === 'skipped' ? button + line : 0);

const lettersOf = (part: DifferencePart): number =>
  part.kind === 'skipped' ? 0 : part.kind === 'removed' ? part.old.length : part.new.length;

/** The class of a change that will be higher than most: `tall-1` to `tall-7`. */
export function classOfHeight({ pieces, lists = [] }: Pick<Described, 'pieces' | 'lists'>): string | undefined {
  const ofPieces = pieces.map(
    ({ of, parts }) =>
      (of === undefined ? 0 : head) +
      parts.reduce((sum, part) => sum + heightOf(part), 0) +
      linesOf(parts.reduce((sum, part) => sum + lettersOf(part), 0)),
  );
  const ofLists = lists.map(({ added, removed, altered }) => {
    const words = [...added, ...removed, ...altered.flatMap((each) => [each.old, each.new])];
    return 3 * head + linesOf(words.join(', ').length);
  });
  const height = [...ofPieces, ...ofLists].reduce((sum, each) => sum + each, head);
  const place = heights.findIndex((each) => height <= each);
  return place === 0 ? undefined : `tall-${String(place < 0 ? heights.length - 1 : place)}`;
}
