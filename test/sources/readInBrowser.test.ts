import { describe, expect, it } from 'vitest';
import { readInBrowser } from '../../src/sources/readInBrowser.ts';
import { readSource } from '../../src/sources/readSource.ts';
import { makeDocx, makePdf, makeZip, paragraph } from './containers.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a browser', () => {
  it.each([
    ['a plain text', bytes('100. Lamps\n\n100.1. It is lit.')],
    ['html', bytes('<!doctype html><h2>100. Lamps</h2><p>100.1. It is lit.</p>')],
    ['Markdown', bytes('---\nset: Lamps\n---\n\n## 100. Lamps\n\n- **100.1.** It is lit.\n')],
    ['Word', makeDocx(paragraph('100. Lamps') + paragraph('100.1. It’s lit.'))],
    ['RTF', bytes(String.raw`{\rtf1\ansi 100. Lamps\par 100.1. It\rquote s lit.}`)],
    ['PDF', makePdf([[{ text: '100. Lamps', x: 72, y: 72 }]])],
    ['another archive', makeZip([{ name: 'a.txt', content: 'Lit.' }])],
    ['a broken archive', bytes('PK\u0003\u0004')],
    ['a PDF that is cut short', bytes('%PDF-1.4')],
    ['a picture', bytes('GIF89a')],
    ['white space', bytes(' \n')],
    ['nothing', bytes('')],
  ])('reads %s as it is read elsewhere', async (_, file) => {
    expect(await readInBrowser(file)).toEqual(await readSource(file));
  });

  it('leaves documents of old Word to the command', async () => {
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await readInBrowser(old)).toMatchObject({ kind: 'refused', reason: 'an old Word document', isElsewhere: true });
  });
});
