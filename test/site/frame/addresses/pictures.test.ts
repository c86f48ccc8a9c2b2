import { describe, expect, it } from 'vitest';
import { findPictureKind, makePicturePath, pictureKinds } from '../../../../src/site/frame/addresses/pictures.ts';
import { drawPicture, readTokens } from '../../../../src/site/writing/pictures/makePictures.ts';

describe('the picture of a page', () => {
  it.each([
    ['/', 'home'],
    ['/404.html', 'home'],
    ['/704/', 'rules'],
    ['/2009-07-11/', 'rules'],
    ['/7/all/', 'rules'],
    ['/glossary/trample/', 'glossary'],
    ['/history/1999-04-23/502.9b/', 'history'],
    ['/changes/2026-01-16/', 'changes'],
    ['/compare/', 'compare'],
    ['/examples/gray-ogre/', 'examples'],
    ['/practice/combat/', 'practice'],
    ['/documents/rulings-summary/1999-04-21/', 'documents'],
  ])('of %s is that of %s', (path, kind) => {
    expect(findPictureKind(path)).toBe(kind);
  });

  it.each(pictureKinds)('of %s is drawn, in colours of the tokens, of its size', (kind) => {
    const svg = drawPicture(kind);
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toMatch(/undefined|NaN/);
    expect(makePicturePath(kind)).toBe(`/pictures/${kind}.png`);
  });

  it('takes no colour that the tokens have not got', () => {
    const paint = readTokens('--ink: light-dark(#211d17, #e9e3d7); --on-mana: #1b1712; --gap: 1rem;');
    expect([paint('ink'), paint('on-mana')]).toEqual(['#211d17', '#1b1712']);
    expect(() => paint('gap')).toThrow('no colour gap');
  });
});
