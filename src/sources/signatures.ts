/** What a file that is no text is, by its first bytes. */
export interface Binary {
  readonly reason: string;
  /** Whether someone likely took the file for a rules document by mistake. False for formats that will be read one day. */
  readonly problem: boolean;
}

const other = (name: string): Binary => ({ reason: `${name}, no rules document`, problem: true });
const unread = (name: string): Binary => ({ reason: `${name}: not read yet`, problem: false });

/** Signatures as text of bytes (Latin-1). */
const signatures: readonly (readonly [string, Binary])[] = [
  ['\x89PNG', other('a PNG image')],
  ['\xff\xd8\xff', other('a JPEG image')],
  ['GIF87a', other('a GIF image')],
  ['GIF89a', other('a GIF image')],
  ['II*\0', other('a TIFF image')],
  ['MM\0*', other('a TIFF image')],
  ['\0\0\x01\0', other('an icon')],
  ['{\\rtf', unread('RTF document')],
  ['%PDF-', unread('PDF document')],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', unread('Word document')],
  ['\x1f\x8b', other('a gzip archive')],
  ['BZh91AY', other('a bzip2 archive')],
  ['7z\xbc\xaf', other('a 7z archive')],
  ['\xfd7zXZ\0', other('an xz archive')],
  ['\x7fELF', other('a program')],
  ['SQLite format 3\0', other('a database')],
  ['ID3\x03', other('a sound')],
  ['ID3\x04', other('a sound')],
  ['wOFF', other('a font')],
  ['wOF2', other('a font')],
];

/** The kind of binary file, or undefined when the bytes may be text. Looks at the first few kilobytes. */
export function findBinary(bytes: Uint8Array): Binary | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1');
  if (head.startsWith('PK\x03\x04')) return findArchive(head);
  if (/^RIFF[^]{4}WEBP/.test(head)) return other('a WebP image');
  // Some writers put a mark or line ends before the two that are nearly text.
  const start = /^(?:\xef\xbb\xbf)?\s*(?=\{\\rtf|%PDF-)/.exec(head)?.[0].length ?? 0;
  return signatures.find(([signature]) => head.startsWith(signature, start))?.[1];
}

/** ZIP is the wrapping of several document formats; their first entries name them. */
function findArchive(head: string): Binary {
  if (head.includes('word/') || head.includes('[Content_Types].xml')) return unread('Word document');
  if (head.includes('mimetypeapplication/vnd.oasis.opendocument')) return unread('OpenDocument text');
  return other('a ZIP archive');
}
