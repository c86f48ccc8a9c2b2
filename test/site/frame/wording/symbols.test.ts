import { expect, it } from 'vitest';
import { nameSymbol } from '../../../../src/site/frame/wording/symbols.ts';

it.each([
  ['{T}', 'tap symbol'],
  ['{3}', '3 generic mana'],
  ['{G}', 'green mana'],
  ['{G/W}', 'green or white mana'],
  ['{2/U}', '2 generic or blue mana'],
  ['[+1]', 'loyalty plus 1'],
  ['[−6]', 'loyalty minus 6'],
  ['{?}', '? symbol'],
])('%s is said %j', (symbol, name) => {
  expect(nameSymbol(symbol)).toBe(name);
});
