/**
 * Lists of banned and restricted cards in a text of the Tournament Rules, format by format, as printed: a name is never corrected.
 */
export type ListKind = 'banned' | 'restricted' | 'limited';

export interface ListedCard {
  readonly name: string;
  /** What stands behind it in brackets: `effective July 1, 2009`, `Mirrodin Block`. */
  readonly note?: string;
}

export interface CardList {
  readonly kind: ListKind;
  /** As the sentence above the list has it: `Vintage tournaments`. */
  readonly format: string;
  /** None where the document says that none are. */
  readonly cards: readonly ListedCard[];
  /** The entry that has it. */
  readonly entry: string;
}

//   The following (individual) cards are banned in …: / Effective September 20, 2004, the following … / In addition to cards banned …, the following …
const opening =
  /^(?:effective [^,]+, \d{4}, )?(?:in addition to [^,]+, )?the following (?:individual )?cards? (?:is|are) (banned|restricted) (?:in|from) (.+?):?$/i;
const limited = /The Limited List is as follows:$/;
//   There are currently no cards banned in Standard tournaments. / There are no banned cards in Odyssey block tournaments.
const none =
  /^there are (?:currently )?no (?:cards (?:are )?(?:currently )?(banned|restricted)|(banned|restricted) cards) in (.+?)(?:[.:]?$|\.? \()/i;
/** What opens a list in whatever words. */
const anyOpening = /\b(?:banned|restricted)\b.*:$/i;
/** Signs of private use, and what stands where a code page has none, are bullets of fonts of symbols. */
const bullet = /^[•*·●▪\p{Co}\u0080-\u009f]\s*/u;
/** Two cards of a row, in two columns. */
const column = /\s+(?=[•·●▪\p{Co}\u0080-\u009f]\s)/u;
/** A bracket, or a quotation, that goes on. */
const unclosed = /\([^)]*$|\bcard type$/;
/** A link within a list, whose address print has lost. */
const link = /^Click here\b/;
const note = /^(.*\S)\s*\(([^()]+)\)$/;

interface ReadLists {
  readonly lists: readonly Omit<CardList, 'entry'>[];
  /** Whether a paragraph may open a list in words that are not known: then it is not known either what is on no list. */
  readonly unread: boolean;
}

/** The lists in a text, whose paragraphs are separated by line feeds. A list ends with the first paragraph that is no item of it. */
export function readLists(text: string): ReadLists {
  const lists: (Omit<CardList, 'entry'> & { cards: ListedCard[] })[] = [];
  let open: (typeof lists)[number] | undefined;
  let unread = false;
  let bulleted: boolean | undefined;
  let items: string[] = [];
  const close = (): void => {
    const printed = items.map((item) => item.replace(bullet, '').trim()).filter((item) => item !== '');
    open?.cards.push(...printed.map(toCard));
    if (open?.cards.length === 0) unread = true;
    [open, items] = [undefined, []];
  };
  for (const paragraph of text.split('\n').map((each) => each.trim())) {
    const match = opening.exec(paragraph);
    if (match || limited.test(paragraph)) {
      close();
      const kind: ListKind = match ? toKind(match[1]) : 'limited';
      open = { kind, format: match?.[2] ?? 'official tournament decks', cards: [] };
      bulleted = undefined;
      lists.push(open);
      continue;
    }
    const [, kindBefore, kindBehind, format = ''] = none.exec(paragraph) ?? [];
    if (format !== '') {
      close();
      lists.push({ kind: toKind(kindBefore ?? kindBehind), format, cards: [] });
      continue;
    }
    if (anyOpening.test(paragraph)) {
      close();
      unread = true;
      continue;
    }
    if (!open || paragraph === '' || link.test(paragraph)) continue;
    const above = items.at(-1);
    if (bulleted === true && above !== undefined && !bullet.test(paragraph) && unclosed.test(above)) {
      items[items.length - 1] = `${above} ${paragraph}`;
      continue;
    }
    bulleted ??= bullet.test(paragraph);
    // Without bullets a card is a short line that is no sentence (1994).
    if (bulleted ? !bullet.test(paragraph) : paragraph.length > 40 || /[.:]$/.test(paragraph)) {
      close();
      continue;
    }
    items.push(...paragraph.split(column));
  }
  close();
  return { lists, unread };
}

const toKind = (printed: string | undefined): ListKind => (printed?.toLowerCase() === 'restricted' ? 'restricted' : 'banned');

function toCard(printed: string): ListedCard {
  const match = note.exec(printed);
  return match ? { name: match[1] ?? printed, note: match[2] ?? '' } : { name: printed };
}

/** The format that a list is of, in a few words: `Vintage` of `Vintage tournaments`. */
export const nameFormat = (format: string): string =>
  format
    .replace(/["“”]/g, '')
    .replace(/[.:]$/, '')
    .replace(/\s+tournaments?\b.*$/i, '')
    .replace(/^(?:the )?(?:DCI-sanctioned )?/i, '')
    .replace(/^ALL /, '')
    .replace(/^official$/, 'Official tournaments')
    .trim();
