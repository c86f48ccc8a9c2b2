/**
 * Slips of the finger between a typed word and words of a vocabulary: which are near, and which of them is likely meant. A model of a noisy channel
 * (Kernighan, Church and Gale, 1990): how often a word stands, less what the slip costs; both in bits.
 */

/** Words with what they weigh: the logarithm of the places where they stand. */
export interface WeighedWords {
  readonly words: readonly string[];
  readonly weightOf: ReadonlyMap<string, number>;
}

export interface NearWord {
  readonly word: string;
  /** Slips. */
  readonly distance: number;
  /** Bits; comparable among the words near one typed word alone. */
  readonly likelihood: number;
}

/** So much a bit of a word's frequency counts: the scale of a vocabulary is of places, five for a heading. */
const ofFrequency = 0.7;
/** What no single slip explains. */
const twoSlips = 7;
/** Whoever slips on the first letter sees it. */
const atFirst = 2;
const mostNear = 6;
/** What is less likely by so many bits is not meant. */
const window = 6;
/** Of three letters a slip leaves little: only a word that stands often is meant. */
const oftenForShort = 4;
const oftenForFirst = 7;
const leastCost = 3.5;

const knownNear = new WeakMap<WeighedWords, Map<string, readonly NearWord[]>>();
/** So many typed words are remembered: a query asks for each more than once, and the next key asks for all of them again. */
const mostKnown = 200;

/**
 * Words within one slip (two in a word of eight letters or more), the likeliest first. The first letter may be wrong too: nobody's finger knows which
 * letter comes first.
 */
export function nearWords(vocabulary: WeighedWords, word: string): readonly NearWord[] {
  const known = knownNear.get(vocabulary) ?? new Map<string, readonly NearWord[]>();
  knownNear.set(vocabulary, known);
  const found = known.get(word) ?? findNearWords(vocabulary, word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
}

function findNearWords(vocabulary: WeighedWords, word: string): readonly NearWord[] {
  // A figure is no slip of another.
  if (word.length < 3 || /^\d/.test(word)) return [];
  const allowed = word.length < 8 ? 1 : 2;
  const letters = lettersOf(word);
  const near: NearWord[] = [];
  for (const [other, mask] of lettersIn(vocabulary)) {
    // A slip changes two letters at most: one goes, one comes.
    if (other === word || Math.abs(other.length - word.length) > allowed || countBits(mask ^ letters) > 2 * allowed) continue;
    const distance = editDistance(word, other, allowed);
    // Two slips of which one is on the first letter are rather another word: `fiftieth` is no sixtieth.
    if (distance > allowed || (distance > 1 && other[0] !== word[0])) continue;
    const weight = vocabulary.weightOf.get(other) ?? 0;
    if (word.length === 3 && !isLikelyShort(word, other, weight)) continue;
    near.push({ word: other, distance, likelihood: ofFrequency * weight - costOf(word, other, distance) });
  }
  near.sort((a, b) => b.likelihood - a.likelihood);
  const [best] = near;
  return best ? near.slice(0, mostNear).filter(({ likelihood }) => likelihood > best.likelihood - window) : [];
}

/** Two letters that changed places make a word of any other three; one that is missing or beside the right one, only of what stands often. */
function isLikelyShort(word: string, other: string, weight: number): boolean {
  if (other.length === 3 && lettersOf(word) === lettersOf(other)) return true;
  const often = word[0] === other[0] ? oftenForShort : oftenForFirst;
  return other.length >= 3 && weight >= often && costOf(word, other, 1) <= leastCost;
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const besideOf = new Map(
  rows.flatMap((row, at) =>
    Array.from(row, (key, column) => {
      const [above = '', below = ''] = [rows[at - 1], rows[at + 1]];
      return [
        key,
        [row[column - 1], row[column + 1], above[column], above[column + 1], below[column - 1], below[column]].join(''),
      ] as const;
    }),
  ),
);
const isBeside = (left: string, right: string): boolean => besideOf.get(left)?.includes(right) === true;
const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter);

/** What it costs to take a typed word for another, in bits. */
function costOf(typed: string, meant: string, distance: number): number {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const first = at === 0 ? atFirst : 0;
  if (distance !== 1) return twoSlips + first;
  const [one = '', other = ''] = [typed[at], meant[at]];
  if (typed.length < meant.length) return first + (other === meant[at - 1] ? 1 : 1.5);
  if (typed.length > meant.length) {
    if (one === typed[at - 1]) return first + 1;
    return first + (isBeside(one, typed[at - 1] ?? '') || isBeside(one, typed[at + 1] ?? '') ? 2 : 3);
  }
  if (typed[at + 1] === other && meant[at + 1] === one) return first + 1;
  return first + (isBeside(one, other) || (isVowel(one) && isVowel(other)) ? 2 : 4);
}

const masks = new WeakMap<WeighedWords, readonly (readonly [word: string, letters: number])[]>();

/** The words of a vocabulary with the letters that each has. */
function lettersIn(vocabulary: WeighedWords): readonly (readonly [word: string, letters: number])[] {
  const known = masks.get(vocabulary) ?? vocabulary.words.map((word) => [word, lettersOf(word)] as const);
  masks.set(vocabulary, known);
  return known;
}

/** A bit for each letter that a word has; characters share the 32 there are, which only makes two words look more alike. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Slips between two words: a letter too many, one missing, one wrong, or two neighbours exchanged (optimal string alignment; Damerau, 1964).
 * Anything above `limit` is told as `limit + 1`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return Math.min(above[right.length] ?? 0, limit + 1);
}
