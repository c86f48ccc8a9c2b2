import { expect, it } from 'vitest';
import { findSymbolPath } from '../../../../src/site/frame/wording/symbols.ts';
import { drawnSymbols } from '../../../../src/site/frame/wording/symbolDrawings.ts';

/** Symbols that no card of a scenario has. */
const rare = new Set(['{½}', '{∞}', '{100}', '{1000000}']);

it('finds the drawing of every symbol that the site draws, but for the rarest', () => {
  const found = drawnSymbols.filter(({ symbol }) => !rare.has(symbol)).map(({ symbol }) => [symbol, findSymbolPath(symbol)]);
  expect(found.length).toBeGreaterThan(80);
  expect(found).toEqual(drawnSymbols.filter(({ symbol }) => !rare.has(symbol)).map(({ symbol, name }) => [symbol, `/symbols/${name}.svg`]));
});

it.each(['{21}', '{G/G}', '{Ω}', '{W/2}', '{}', '{W/U/B}'])('takes %s for text, since nothing is drawn for it', (symbol) => {
  expect(drawnSymbols.map((each) => each.symbol)).not.toContain(symbol);
  expect(findSymbolPath(symbol)).toBeUndefined();
});
