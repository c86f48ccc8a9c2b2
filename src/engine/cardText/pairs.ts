/** Power and toughness as they are written: "2/2", "+X/-1". */
import type { Amount } from '../language/amount.ts';
import { number } from './scope.ts';
import { type Construct, word } from './syntax.ts';

const amountOf = (text: string): Amount => {
  const value: Amount = /X/i.test(text) ? { kind: 'x' } : number(Math.abs(Number(text)));
  if (!text.startsWith('-')) return value;
  return value.kind === 'number' ? number(-value.value) : { kind: 'times', factor: -1, of: value };
};

export interface Pair {
  readonly power: Amount;
  readonly toughness: Amount;
}
const readPair = (text: string): Pair => {
  const [power = '', toughness = ''] = text.split('/');
  return { power: amountOf(power), toughness: amountOf(toughness) };
};
export const signedPair: Construct<Pair> = word(/[+-](?:\d+|X)\/[+-](?:\d+|X)/, readPair, ['+1/+1', '-2/-0', '+X/+X']);
export const plainPair: Construct<Pair> = word(/(?:\d+|X)\/(?:\d+|X)/, readPair, ['1/1', 'X/X', '0/4']);
