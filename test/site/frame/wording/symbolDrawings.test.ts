import { describe, expect, it } from 'vitest';
import { drawnSymbols, drawSymbol, findDrawing } from '../../../../src/site/frame/wording/symbolDrawings.ts';

describe('drawings of symbols', () => {
  it.each([
    '{T}',
    '{Q}',
    '{W}',
    '{0}',
    '{20}',
    '{X}',
    '{P}',
    '{H}',
    '{PW}',
    '{CHAOS}',
    '{TK}',
    '{½}',
    '{G/W}',
    '{2/U}',
    '{C/B}',
    '{R/P}',
    '{B/G/P}',
  ])('%s has one', (symbol) => {
    expect(findDrawing(symbol)).toMatch(/^\/symbols\/[a-z0-9-]+\.svg$/);
  });

  it.each(['[+1]', '{LEVEL N1-N2}', '{rN}', '{N+}', '{?}', '{21}', '{<b>}', ''])('%j has none and stays text', (symbol) => {
    expect(findDrawing(symbol)).toBeUndefined();
    expect(drawSymbol(symbol)).toBeUndefined();
  });

  it('are files of their own, each name once, whole, and without script', () => {
    expect(new Set(drawnSymbols.map(({ name }) => name)).size).toBe(drawnSymbols.length);
    for (const { svg } of drawnSymbols) expect(svg).toMatch(/^<svg [^>]+>(?:<(?:circle|path) [^<>]+\/>)+<\/svg>$/);
  });
});
