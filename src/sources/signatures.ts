/** What a file that is no plain text is, by its first bytes: a container that a reader looks into, or a reason why it is none of ours. */
export type Binary = { readonly container: 'zip' | 'ole' | 'rtf' | 'pdf' } | { readonly reason: string };

/** What a container is called in a message. */
export const containerNames = { zip: 'a ZIP archive or Word document', ole: 'an old Word document', rtf: 'RTF', pdf: 'a PDF' } as const;

const other = (name: string): Binary => ({ reason: `${name}, no rules document` });

/** Signatures as text of bytes (Latin-1). */
const signatures: readonly (readonly [string, Binary])[] = [
  ['\x89PNG', other('a PNG image')],
  ['\xff\xd8\xff', other('a JPEG image')],
  ['GIF87a', other('a GIF image')],
  ['GIF89a', other('a GIF image')],
  ['II*\0', other('a TIFF image')],
  ['MM\0*', other('a TIFF image')],
  ['\0\0\x01\0', other('an icon')],
  ['PK\x03\x04', { container: 'zip' }],
  ['PK\x05\x06', other('an empty ZIP archive')],
  ['{\\rtf', { container: 'rtf' }],
  ['%PDF-', { container: 'pdf' }],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', { container: 'ole' }],
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
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  if (/^RIFF[^]{4}WEBP/.test(head)) return other('a WebP image');
  // Some writers put a mark or line ends before the two that are nearly text.
  const start = /^(?:\xef\xbb\xbf)?\s*(?=\{\\rtf|%PDF-)/.exec(head)?.[0].length ?? 0;
  return signatures.find(([signature]) => head.startsWith(signature, start))?.[1];
}
