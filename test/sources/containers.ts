/** Small Word, RTF and PDF files of our own making. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** What the archive says of it, where that is not so. */
  readonly declared?: { readonly size?: number; readonly checksum?: number; readonly flags?: number };
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

export function makeZip(parts: readonly ZipPart[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content, declared = {} } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const { size = bytes.length, checksum = crc32(bytes), flags = 0 } = declared;
    const about = Buffer.concat([
      u16(20),
      u16(flags),
      u16(8),
      u32(0),
      u32(checksum),
      u32(packed.length),
      u32(size),
      u16(Buffer.byteLength(name)),
      u16(0),
    ]);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), u16(20), about, u16(0), u16(0), u16(0), u32(0), u32(offset), Buffer.from(name)]),
    );
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    u32(0),
    u16(parts.length),
    u16(parts.length),
    u32(list.length),
    u32(offset),
    u16(0),
  ]);
  return Buffer.concat([...files, list, end]);
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const main = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** A document whose body is the markup given (with the prefix `w`), and other parts beside it. */
export const makeDocx = (body: string, parts: readonly ZipPart[] = []): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${main}" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', content: wordPart('document', `<w:body>${body}</w:body>`) },
    ...parts,
  ]);

export const wordPart = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${word}">${content}</w:${root}>`;

/** A paragraph of one run. */
export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A line of a page: place from the upper left corner in points. */
export interface PrintedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Degrees by which it goes up. */
  readonly angle?: number;
}

/** A PDF of pages of 612 by 792 points. Texts are ASCII. `stream` replaces what the first page draws. */
export function makePdf(pages: readonly (readonly PrintedLine[])[], { stream }: { readonly stream?: Uint8Array } = {}): Buffer {
  const objects: Buffer[] = [];
  const fonts = '<< /F1 3 0 R /F2 4 0 R >>';
  objects.push(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'));
  objects.push(Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ')}] >>`));
  for (const name of ['Times-Roman', 'Times-Bold'])
    objects.push(Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`));
  for (const [at, lines] of pages.entries()) {
    const drawn = lines.map(({ text, x, y, size = 10, bold = false, angle = 0 }) => {
      // The apostrophe is the one sign of WinAnsiEncoding beyond ASCII that is asked for.
      const escaped = text.replace(/[\\()]/g, '\\$&').replaceAll('’', '\\222');
      const radians = (angle * Math.PI) / 180;
      const turn = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians)].map((each) => each.toFixed(4)).join(' ');
      return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${turn} ${x} ${792 - y} Tm (${escaped}) Tj ET`;
    });
    const packed = deflateSync(at === 0 && stream ? stream : drawn.join('\n'));
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font ${fonts} >> /Contents ${6 + at * 2} 0 R >>`;
    objects.push(Buffer.from(page));
    objects.push(
      Buffer.concat([Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`), packed, Buffer.from('\nendstream')]),
    );
  }
  const pieces: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const piece = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    pieces.push(piece);
    length += piece.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}
