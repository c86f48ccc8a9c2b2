/**
 * Rich Text Format to lines of text: each paragraph a line.
 *
 * A reader of our own: of the few that there are, none knows the code page of each font, and all keep what is not text (tables of fonts, of
 * styles, of lists). What counts here is small: groups with their state, control words, and which bytes are characters of what code page.
 *
 * - Not text: destinations other than the body, notes and results of fields; hidden and deleted text; pictures; `\bin` data. Of what is there
 *   twice, for newer and for older programs, one is taken.
 * - A note stands behind the paragraph that refers to it, a text box before that in which it is anchored: they part no sentence.
 * - `\'xx` is a byte of its font's code page, or of the document's; `\uN` a character, followed by `\uc` others for older programs.
 * - The number of a paragraph in a list is the text that the writer keeps for programs which do not count (`\listtext`, `\pntext`).
 * - Cells of a row are parted by tabs. Emphasis leaves no trace, as in html.
 */
import type { SourceLine, SourceText } from '../../model/source.ts';
import { toByteText } from '../byteText.ts';
import { splitLines } from '../lineEnds.ts';
import { makeLocator } from '../markupLines.ts';
import type { WordRefusal } from './readDocx.ts';
import { symbolOf } from './symbolSigns.ts';

/** What a group inherits and gives back at its end. */
interface State {
  /** Nothing in it is text. */
  readonly silent: boolean;
  readonly hidden: boolean;
  readonly deleted: boolean;
  readonly font: number | undefined;
  /** How many characters stand behind a `\u` for programs that cannot show it. */
  readonly fallback: number;
  /** In the table of fonts: their numbers and character sets are told here. */
  readonly inFonts: boolean;
  /** In a group whose text is there twice: it is taken from `\ud`. */
  readonly inTwice: boolean;
}

/** Destinations that are text: the body of notes, the result of a field, what list numbers and text boxes say. All others with a `\*` are none. */
const told: ReadonlySet<string> = new Set([
  'fldrslt',
  'listtext',
  'pntext',
  'footnote',
  'shptxt',
  'shpinst',
  'shp',
  'field',
  'nesttableprops',
]);

/** Destinations that have no `\*` before them and are no text. */
const silentDestinations: ReadonlySet<string> = new Set(
  (
    'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc ftncn aftnsep ' +
    'aftnsepc aftncn fldinst listtable listoverridetable revtbl rsidtbl filetbl pgdsctbl tc tcn xe rxe txe bkmkstart bkmkend atnid atnauthor ' +
    'shprslt upr annotation comment datafield nonesttables themedata colorschememapping latentstyles xmlnstbl mmathPr pnseclvl sp sn sv result template ' +
    'private keycode falt panose fontemb fontfile datastore generator'
  ).split(' '),
);

/** Code pages by a font's character set. */
const codePages: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

const symbolSet = 2;

const signs: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: '\u2003',
  enspace: '\u2002',
  qmspace: ' ',
  tab: '\t',
  line: '\n',
  lbr: '\n',
  cell: '\t',
  nestcell: '\t',
  zwj: '',
  zwnj: '',
};

const paragraphEnds: ReadonlySet<string> = new Set(['par', 'sect', 'row', 'nestrow', 'page', 'column']);

/** Deeper than any writer nests. */
const mostDepth = 2000;

const control = /\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([^a-zA-Z]))/y;

/** Reads a file that begins with `{\rtf`. Never throws. A place is line and column of the file. */
export function readRtf(bytes: Uint8Array): SourceText | WordRefusal {
  const source = toByteText(bytes);
  const begin = source.indexOf('{\\rtf');
  const stack: State[] = [];
  const fonts = new Map<number, number>();
  const places: Paragraph[] = [];
  let state: State = { silent: false, hidden: false, deleted: false, font: undefined, fallback: 1, inFonts: false, inTwice: false };
  let page = 'windows-1252';
  let defaultFont: number | undefined;
  /** Those of the paragraph that is open. */
  let notes: Paragraph[] = [];
  /** Texts that a note or a box has interrupted, with the depth of groups in which it did. */
  const interrupted: {
    readonly kind: 'note' | 'box';
    readonly depth: number;
    readonly paragraph: string;
    readonly start: number | undefined;
  }[] = [];
  let paragraph = '';
  let start: number | undefined;
  let waiting: number[] = [];
  let toSkip = 0;
  let starred = false;
  let fontNumber = 0;
  let at = begin;

  const flush = (): void => {
    if (waiting.length === 0) return;
    paragraph += decode(waiting, fonts.get(state.font ?? defaultFont ?? -1), page);
    waiting = [];
  };
  const isText = (): boolean => !state.silent && !state.hidden && !state.deleted;
  const write = (text: string): void => {
    if (!isText()) return;
    flush();
    start ??= at;
    paragraph += text;
  };
  const end = (): void => {
    if (!isText()) return;
    flush();
    keep();
  };
  /** Puts the paragraph where it belongs; that of the text is followed by its notes. */
  const keep = (): void => {
    const isNote = interrupted.some(({ kind }) => kind === 'note');
    (isNote ? notes : places).push({ text: paragraph, offset: start ?? at });
    [paragraph, start] = ['', undefined];
    if (interrupted.length > 0) return;
    places.push(...notes.filter(({ text }) => text.trim() !== ''));
    notes = [];
  };
  const interrupt = (kind: 'note' | 'box'): void => {
    if (!isText()) return;
    flush();
    interrupted.push({ kind, depth: stack.length, paragraph, start });
    [paragraph, start] = ['', undefined];
  };
  const resume = (): void => {
    const last = interrupted.at(-1);
    if (!last || stack.length >= last.depth) return;
    if (paragraph.trim() !== '') keep();
    interrupted.pop();
    ({ paragraph, start } = last);
  };

  while (at < source.length) {
    const sign = source.charAt(at);
    if (sign === '{') {
      flush();
      stack.push(state);
      if (stack.length > mostDepth) return { reason: 'RTF nested too deeply, no rules document' };
      toSkip = 0;
      at += 1;
    } else if (sign === '}') {
      flush();
      const outer = stack.pop();
      if (!outer) return { reason: 'broken RTF document: it ends in the middle' };
      state = outer;
      resume();
      [toSkip, starred] = [0, false];
      at += 1;
      if (stack.length === 0) break;
    } else if (sign === '\\') {
      control.lastIndex = at;
      const match = control.exec(source);
      if (!match) return { reason: 'broken RTF document: it ends in the middle' };
      const [whole, word, number, hex, symbol] = match;
      if (word !== undefined) {
        const length = obey(word, number === undefined ? undefined : Number(number));
        at += whole.length + length;
      } else {
        if (hex !== undefined) addByte(parseInt(hex, 16));
        else obeySymbol(symbol ?? '');
        at += whole.length;
      }
    } else {
      if (sign !== '\r' && sign !== '\n') addByte(source.charCodeAt(at));
      at += 1;
    }
  }
  if (stack.length > 0) return { reason: 'broken RTF document: it ends in the middle' };
  if (paragraph !== '' || waiting.length > 0 || notes.length > 0) end();
  return toText(source, places);

  /** A character that is written as a byte, or that stands for one written as `\u` just before. */
  function addByte(byte: number): void {
    starred = false;
    if (toSkip > 0) {
      toSkip -= 1;
      return;
    }
    if (!isText()) return;
    start ??= at;
    waiting.push(byte);
  }

  function obeySymbol(symbol: string): void {
    if (symbol === '*') {
      starred = true;
      return;
    }
    starred = false;
    if (toSkip > 0) {
      toSkip -= 1;
      return;
    }
    if (symbol === '\r' || symbol === '\n') end();
    else if (symbol === '~') write('\u00A0');
    else if (symbol === '_') write('-');
    else if (symbol === '\\' || symbol === '{' || symbol === '}') addByte(symbol.charCodeAt(0));
    // `\-` is where a word may be parted, `\|` and `\:` are of indexes.
  }

  /** Does what a control word says. Returns how many bytes behind it are data. */
  function obey(word: string, number: number | undefined): number {
    const isStarred = starred;
    starred = false;
    if (word === 'bin') return Math.max(0, number ?? 0);
    if (toSkip > 0 && word !== 'u') {
      // A control word stands for a character too.
      toSkip -= 1;
      return 0;
    }
    if (word === 'ud' && state.inTwice) state = { ...(stack.at(-2) ?? state), inTwice: false };
    else if (isStarred && !told.has(word)) silence();
    else if (silentDestinations.has(word)) silence();
    if (word === 'upr') state = { ...state, inTwice: true };
    if (word === 'footnote') interrupt('note');
    if (word === 'shptxt') interrupt('box');
    if (word === 'fonttbl') state = { ...state, inFonts: true };
    else if (word === 'f' && number !== undefined) setFont(number);
    else if (word === 'fcharset' && state.inFonts) fonts.set(fontNumber, number ?? 0);
    else if (word === 'deff') defaultFont = number;
    else if (word === 'ansi') page = 'windows-1252';
    else if (word === 'mac') page = 'macintosh';
    else if (word === 'ansicpg') page = toLabel(number ?? 1252) ?? page;
    else if (word === 'uc') state = { ...state, fallback: Math.max(0, number ?? 1) };
    else if (word === 'u') addUnicode(number ?? 0);
    else if (word === 'v') setHidden(number !== 0);
    else if (word === 'deleted') setDeleted(number !== 0);
    else if (word === 'plain') {
      flush();
      state = { ...state, hidden: false, deleted: false, font: undefined };
    } else if (paragraphEnds.has(word)) {
      // A break of page between two paragraphs ends none.
      if (word === 'par' || paragraph !== '' || waiting.length > 0) end();
    } else {
      const text = signs[word];
      if (text !== undefined) write(text);
    }
    return 0;
  }

  function silence(): void {
    flush();
    state = { ...state, silent: true };
  }

  function setFont(number: number): void {
    flush();
    fontNumber = number;
    state = { ...state, font: number };
  }

  function setHidden(hidden: boolean): void {
    flush();
    state = { ...state, hidden };
  }

  function setDeleted(deleted: boolean): void {
    flush();
    state = { ...state, deleted };
  }

  function addUnicode(number: number): void {
    toSkip = state.fallback;
    const code = ((number % 0x10000) + 0x10000) % 0x10000;
    // Signs of symbol fonts stand in the private area.
    if (code !== 0 && code !== 0xfeff) write(code >= 0xf000 && code <= 0xf0ff ? symbolOf(code & 0xff) : String.fromCharCode(code));
  }
}

interface Paragraph {
  readonly text: string;
  /** Where it begins in the file. */
  readonly offset: number;
}

/** Bytes as the characters of a font, or of the document. */
function decode(bytes: readonly number[], set: number | undefined, page: string): string {
  if (set === symbolSet) return bytes.map((byte) => symbolOf(byte)).join('');
  // Character set 0 is that of Windows, which writers on a Mac name too while they mean their own: the document's word counts.
  const label = set === undefined || set === 0 || set === 1 ? page : set >= 78 && set <= 89 ? page : (codePages[set] ?? page);
  return new TextDecoder(label).decode(Uint8Array.from(bytes)).replace(/[\0\uFEFF]/g, '');
}

function toLabel(codePage: number): string | undefined {
  if (codePage === 10000) return 'macintosh';
  if (codePage === 65001) return 'utf-8';
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`;
  const east: Readonly<Record<number, string>> = {
    874: 'windows-874',
    932: 'shift_jis',
    936: 'gbk',
    949: 'euc-kr',
    950: 'big5',
    866: 'ibm866',
  };
  return east[codePage];
}

function toText(source: string, paragraphs: readonly Paragraph[]): SourceText {
  const placeOf = makeLocator(source);
  const lines: SourceLine[] = [];
  let offset = 0;
  for (const { text, offset: from } of paragraphs) {
    const place = placeOf(from);
    for (const value of text.replaceAll('\r', '').split('\n')) {
      lines.push({ value: value.replace(/[ \t]+$/, ''), offset, ...place });
      offset += (lines.at(-1)?.value.length ?? 0) + 1;
    }
  }
  if (lines.length === 0) lines.push({ value: '', offset: 0, line: 1, column: 1 });
  return {
    text: lines.map(({ value }) => value).join('\n'),
    lines,
    encoding: 'ascii',
    mark: false,
    lineEnds: splitLines(source).lineEnds,
    format: 'rtf',
  };
}
