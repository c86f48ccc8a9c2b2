/**
 * What is set aside before a line is read, and put back when it is printed: typographic marks, reminder text, and the card's own name, which
 * reads as `~`. Capital letters at the beginning of sentences are set by printing.
 */
import { leadingAbilityWord } from './abilityWords.ts';
import { wellKnownKeywords } from './keywordNames.ts';

/** A line as it is read, and as it was written. */
export interface SetAside {
  /** What remains to be read. */
  readonly text: string;
  /** For each place in it, and for its end, the place in the line as written. */
  readonly origin: readonly number[];
  readonly written: string;
}

const marks: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '−': '-' };
/** What reminder text may stand behind without a space: the end of a sentence, or of one that is quoted. */
const beforeReminder = /(?:^|[\s(.]|\.")$/;

/** A name that is such a word would hide the word. */
const shortWord = /^(?:it|if|as|at|an|in|on|of|or|to|up|by|no|is|be|do)$/i;

/** Forms under which a text may call its card: the whole name, and the part before a comma or "the" or "of". */
function nameForms(name: string): readonly string[] {
  const plain = straighten(name);
  const short = /^(.+?)(?:, | of | the )/.exec(plain)?.[1];
  return [
    ...(plain.length > 1 && !shortWord.test(plain) ? [plain] : []),
    ...(short !== undefined && short.length > 2 ? [short] : []),
    anyName,
  ];
}
/** What stands for its own name in texts that were written without it. */
const anyName = 'CARDNAME';

const endsQuotation = /^\." [A-Z]/;

/** A longer name that begins or ends as the card's own does: "a token named Stangg Twin". A comma behind it is that of the sentence. */
const capitalName = /^[A-Z][\w'-]*(?: (?:of |the )*[A-Z][\w'-]*)*/;

/** What cards meld into goes to the end of its sentence, and may begin as one of them does: "Urza, Planeswalker". */
const meldedName = /^[^.:;]+/;

const straighten = (text: string): string => text.replace(/[’‘“”–−]/g, (char) => marks[char] ?? char);

const keywordsAlone = new RegExp(`^(?:${wellKnownKeywords.join('|')})(?:, (?:${wellKnownKeywords.join('|')}))*$`, 'i');
/** "First Strike", "Flying, Haste": keywords alone may have more capital letters than the first. */
const inSmallLetters = (line: string): string => (keywordsAlone.test(line) ? line.charAt(0) + line.slice(1).toLowerCase() : line);

export function setAside(written: string, name: string): SetAside {
  const straight = inSmallLetters(straighten(written));
  const forms = nameForms(name);
  let text = '';
  const origin: number[] = [];
  for (let at = 0; at < straight.length;) {
    // A paragraph of a spell that goes on with the one above (compileText.ts).
    const goesOn = straight.charAt(at) === '\n' && text.endsWith('.') ? leadingAbilityWord(straight.slice(at + 1)) : '';
    if (goesOn !== '') {
      origin.push(at);
      text += ' ';
      at += 1 + goesOn.length;
      continue;
    }
    const other = text.endsWith('named ') ? capitalName : text.endsWith('meld them into ') ? meldedName : undefined;
    const longer = other?.exec(straight.slice(at))?.[0] ?? '';
    const isOwn = forms.some((form) => form.length >= longer.length && straight.startsWith(form, at));
    if (!isOwn && forms.some((form) => longer.includes(form))) {
      for (const end = at + longer.length; at < end; at += 1) {
        origin.push(at);
        text += straight.charAt(at);
      }
      continue;
    }
    const reminder = /^\s*\([^()]*\)/.exec(straight.slice(at))?.[0];
    if (reminder !== undefined && (at === 0 || /\s/.test(straight.charAt(at)) || beforeReminder.test(text))) {
      at += reminder.length;
      continue;
    }
    // {oT} and two hyphens are how texts up to 2005 set symbols and dashes.
    if (straight.charAt(at) === 'o' && text.endsWith('{') && /^o[^}]+\}/.test(straight.slice(at))) {
      at += 1;
      continue;
    }
    if (straight.startsWith(' -- ', at)) {
      origin.push(at);
      text += '—';
      at += 4;
      continue;
    }
    // "Choose one--" above its modes.
    if (straight.startsWith('--\n', at)) {
      origin.push(at, at + 1);
      text += ' —';
      at += 2;
      continue;
    }
    // A sentence ends behind the quotation that ends it.
    if (endsQuotation.test(straight.slice(at, at + 4))) {
      origin.push(at, at + 2);
      text += '".';
      at += 2;
      continue;
    }
    const form =
      at > 0 && /[\w'~-]/.test(straight.charAt(at - 1))
        ? undefined
        : forms.find((each) => straight.startsWith(each, at) && !/^[\w-]/.test(straight.slice(at + each.length)));
    origin.push(at);
    text += form === undefined ? straight.charAt(at) : '~';
    at += form?.length ?? 1;
  }
  origin.push(straight.length);
  const kept = text.trimEnd();
  return { text: kept, origin: [...origin.slice(0, kept.length), origin[kept.length] ?? straight.length], written };
}

/** Puts back what was set aside, in a text that printed as it was read. */
export function putBack(printed: string, { text, origin, written }: SetAside): string {
  if (printed !== text) throw new Error('only what prints as it was read can be put back');
  let made = '';
  for (let at = 0; at < printed.length; at += 1) made += written.slice(origin[at], origin[at + 1]);
  return made + written.slice(origin[printed.length]);
}

/** Gives sentences their capital letters, and what stands in quotation marks, but for the name of a rule there, and a keyword that is lost or gained by its words. */
export function capitalise(text: string): string {
  const sentences = text.replace(
    /(^|\.["']? |: |\n• ?|\n[\d+-]+ \| |(?:—|--)(?=[a-z])| — | - | ["'])(\[?)(?!legend rule"|(?<=["'])enchant creature (?:card|put) )([a-z])/g,
    (_, before: string, bracket: string, letter: string) => before + bracket + letter.toUpperCase(),
  );
  // A cost behind a keyword: "Escape—{3}{B}, Exile two other cards".
  return sentences.replace(
    /((?:—|--)(?:\{[^{}]+\})+, )(exile|sacrifice|discard|pay|tap|return)\b/g,
    (_, before: string, verb: string) => before + verb.charAt(0).toUpperCase() + verb.slice(1),
  );
}
