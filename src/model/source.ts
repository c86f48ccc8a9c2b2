/**
 * A source as text with places: what src/sources hands to src/grammar, whatever the file's bytes and format were.
 */
export const encodings = ['ascii', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'mac-roman'] as const;
export type Encoding = (typeof encodings)[number];

/** Formats that are text in some encoding; `makeSource` writes them. */
export const textFormats = ['text', 'html', 'markdown'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Formats of word processors and printed pages: read, never written. */
export const documentFormats = ['docx', 'rtf', 'doc', 'pdf'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export type Format = TextFormat | DocumentFormat;

/** Whether an encoding and line ends say anything of a file. */
export const isTextFormat = (format: Format): format is TextFormat => (textFormats as readonly Format[]).includes(format);

/** What markup says of a line, where a format has markup. A plain text has none. */
export interface LineHint {
  /** Depth of a heading, 1 to 6. */
  readonly heading?: number;
  /** All of the line is set in bold type. */
  readonly bold?: boolean;
  /** The line stands in page furniture (menu, header, footer, comments), by the markup's own word. */
  readonly furniture?: boolean;
  /** The line stands in a quotation or a list item. */
  readonly block?: 'quote' | 'item';
}

/** One line of the text, without its line end. */
export interface SourceLine {
  readonly value: string;
  /** Offset of the first character in the text, in UTF-16 units. */
  readonly offset: number;
  /**
   * Line in the source file, from 1; for formats with markup, the line on which this text begins there. A file without lines has other places:
   * the page of a PDF, the paragraph of a Word document.
   */
  readonly line: number;
  /** Column in that line, from 1; in a PDF the line on the page, in a Word document the line in the paragraph. */
  readonly column: number;
  readonly hint?: LineHint;
}

/**
 * Guarantees: `text` is the concatenation of the lines and their ends, in order; no byte order mark and no NUL is part of it;
 * `lines` covers every character of `text` but the line ends.
 */
export interface SourceText {
  readonly text: string;
  readonly lines: readonly SourceLine[];
  readonly encoding: Encoding;
  /** Whether the file began with a byte order mark. */
  readonly mark: boolean;
  /** `LF`, `CRLF`, `CR`, `none`, or a mixture with the most frequent first: `CR with 12 CRLF`. */
  readonly lineEnds: string;
  readonly format: Format;
  /** Title the markup gives the page, if any. */
  readonly title?: string;
  /** The block between `---` lines at the top of a Markdown file, without those lines. It is not part of `text`. */
  readonly frontMatter?: string;
  /** What the markup says of the neighbours of a page that is one of several. */
  readonly page?: PageLinks;
  /** Characters of the file that no text has, NUL and U+FEFF, and are not part of `text`. */
  readonly dropped?: DroppedCharacters;
}

/** How many, and where in the file the first of them stood. */
export interface DroppedCharacters {
  readonly count: number;
  readonly line: number;
  readonly column: number;
}

/** Addresses as the page writes them: relative or whole. */
export interface PageLinks {
  readonly next?: string;
  readonly previous?: string;
  /** The page's own address (`rel="canonical"`). */
  readonly address?: string;
}
