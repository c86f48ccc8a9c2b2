/**
 * Lists of banned and restricted cards of the rulings summaries: one paragraph each, in the layout of
 *
 *     801.5 - What is 'restricted' in barns, by name: Old Willow, Brook Fox,Sedge, Quern.
 *     D.15.Ruling.1 - What is banned for its age: HILL EDITION-> Old Willow, and Brook Fox. BROOK EDITION-> Sedge, and Quern.
 *
 * They were set in columns, of which a comma is lost here and there, and a sentence may follow the last name.
 */
import { makePlainWording } from '../../../corpus/wording/parseWording.ts';
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import type { EditionView } from '../../frame/library/edition.ts';
import { formatNamed } from '../formats.ts';
import { foldName } from './cardNames.ts';
import type { ListedCard, ListKind } from './readLists.ts';

export interface SummaryList {
  readonly kind: ListKind;
  readonly format: string;
  /** The note of a card is the set under whose name it is listed, as printed. */
  readonly cards: readonly ListedCard[];
  /** What stands between two commas and is not known to be a name. */
  readonly unread: readonly string[];
  readonly view: EditionView;
  /** Its author and date are those of the announcement that the list is taken from. */
  readonly entry: LoadedEntry;
}

const opening = /^([^:]*?\b(banned|restricted)\b[^:]*):\s*(?=\p{Lu})/u;
//   … for the Hills/Brooks format. These cards are: …
const blockFormat = /\b(?:from|for) the (\S.*?) format\b/;
//   HILL/BROOK EDITION-> Old Willow
const setHeading = /(\p{Lu}[\p{Lu}/ ]+)->\s*/u;
/** Words of a name that have no capital are short (`of`, `from`, `le`); a sentence has longer ones. */
const longSmallWord = /(?:^|\s)\p{Ll}[\p{L}’']{4,}/u;
const longest = 40;

interface Part {
  readonly printed: string;
  readonly note?: string;
}

/** What a list of a summary has between its commas; undefined where the text is no such list. */
function readParts(text: string): { readonly kind: ListKind; readonly opening: string; readonly parts: readonly Part[] } | undefined {
  const match = opening.exec(text);
  if (!match) return undefined;
  const [head = '', sentence = '', kind] = match;
  const [bare = '', ...sets] = text.slice(head.length).split(setHeading);
  const parts = splitNames(bare).map((printed): Part => ({ printed }));
  for (let at = 0; at < sets.length; at += 2) {
    const note = sets[at]?.trim() ?? '';
    parts.push(...splitNames(sets[at + 1] ?? '').map((printed): Part => ({ printed, note })));
  }
  return { kind: kind === 'restricted' ? 'restricted' : 'banned', opening: sentence, parts };
}

const splitNames = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.replace(/^\s*and\s+/, '').trim())
    .filter((part) => part !== '')
    .map((part, at, all) => (at === all.length - 1 && isName(part.replace(/\.$/, '')) ? part.replace(/\.$/, '') : part));

const isName = (part: string): boolean =>
  part.length <= longest && /^\p{Lu}/u.test(part) && !/[.:;]/.test(part) && !longSmallWord.test(part);

/**
 * The names in a part: itself, or two that are known from elsewhere and have lost their comma, or one that is known and a sentence behind it.
 * Undefined where it is none of these.
 */
function namesIn(part: string, isKnown: (name: string) => boolean, isElsewhere: boolean): readonly string[] | undefined {
  const words = part.split(' ');
  const divisions = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const both = divisions.filter(([one, other]) => isKnown(one) && isKnown(other));
  if (both.length === 1 && !isElsewhere) return both[0];
  if (isName(part)) return [part];
  const before = divisions.findLast(([name, rest]) => isKnown(name) && /^\p{Lu}.*\.$/u.test(rest));
  return before && [before[0]];
}

/**
 * The lists of rulings summaries, in the order of the views and of their entries.
 *
 * @param policy Names on the lists of the Tournament Rules, folded (foldName): with them two names that have lost their comma are told apart.
 */
export function findSummaryLists(views: readonly EditionView[], policy: ReadonlySet<string>): readonly SummaryList[] {
  const found = views.flatMap((view) =>
    view.entries.flatMap((entry) => {
      const read = entry.kind === 'list' ? readParts(makePlainWording(entry.wording).replace(/\s+/g, ' ')) : undefined;
      return read ? [{ view, entry, read }] : [];
    }),
  );
  const times = Map.groupBy(
    found.flatMap(({ read }) => read.parts),
    ({ printed }) => foldName(printed),
  );
  const isKnown = (name: string): boolean => policy.has(foldName(name)) || times.has(foldName(name));
  return found.map(({ view, entry, read }): SummaryList => {
    const named = read.parts.map(({ printed, note }) => {
      const folded = foldName(printed);
      return { printed, note, names: namesIn(printed, isKnown, policy.has(folded) || (times.get(folded)?.length ?? 0) > 1) };
    });
    const title = view.findEntry(entry.parent ?? '')?.title ?? '';
    return {
      kind: read.kind,
      format: blockFormat.exec(read.opening)?.[1] ?? formatNamed(title) ?? title,
      cards: named.flatMap(({ names = [], note }) => names.map((name) => ({ name, ...(note === undefined ? {} : { note }) }))),
      unread: named.flatMap(({ names, printed }) => (names ? [] : [printed])),
      view,
      entry,
    };
  });
}
