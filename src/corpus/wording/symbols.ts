import { findManaLetters } from './manaLetters.ts';
import type { Span } from './spans.ts';

/**
 * What stands in braces, by what it is called today. Print has had `{Tap}` (1999), `{oT}`, `{o2}`, `{oG}` (July 2003 to June 2004) and
 * `{T}` (since 2005).
 */
const braced = /\{([^{}\n]{1,14})\}/g;

/** Today's mana and card symbols (107.4 to 107.18, edition of 2026-01-16), and the placeholders of chapters, levels and stations. */
const known = new RegExp(
  '^(?:' +
    [
      String.raw`[WUBRGCSXYZTQEPHA]|TK|CHAOS|PW|½|∞`,
      String.raw`\d{1,3}|1000000`,
      // Hybrid in any order, and the Phyrexian ones behind it.
      String.raw`(?:[WUBRGC]|\d)/[WUBRGP](?:/P)?`,
      // Saga chapters, levels and station thresholds are printed with letters for their numbers.
      String.raw`r(?:N\d?|[IVX]+)`,
      String.raw`LEVEL [N\d]+(?:-[N\d]+|\+)`,
      String.raw`(?:N|\d{1,2})\+`,
    ].join('|') +
    ')$',
);

/**
 * Letters that once meant something else. The planar die had {C} for chaos until July 2015 and {P} for planeswalking until April 2011;
 * the Phyrexian symbol was {P} until the pawprint took it in July 2024. Which one a text means, it says itself.
 */
const formerly = [
  { symbol: 'C', context: /[Rr]oll(?:s|ed)? \{C\}|[Cc]haos (?:symbol|abilit)|\{C\} is rolled|planar die/, today: '{CHAOS}' },
  { symbol: 'P', context: /[Rr]oll(?:s|ed)? \{P\}|[Pp]laneswalk(?:er|ing) (?:symbol|abilit)|\{P\} is rolled|planar die/, today: '{PW}' },
  { symbol: 'P', context: /Phyrexian symbol/, today: '{H}' },
] as const;

/** `[+N]`, `[-2]`, `[0]` (since October 2007). One copy lost the minus (606.5 of 2022-10-07). */
const loyalty = /\[(?:([+\-−–?])(\d{1,2}|[NX])|0)\]/g;

const symbolSpan = (start: number, value: string, symbol: string): Span => ({
  start,
  end: start + value.length,
  node: { kind: 'symbol', symbol, value },
});

/** Today's form of a symbol in braces; undefined when it is none (`{this}`, a misprinted `{BB}`). */
function toSymbol(body: string, text: string): string | undefined {
  const inner = body === 'Tap' ? 'T' : /^o[A-Z\d]/.test(body) ? body.slice(1) : body;
  if (!known.test(inner)) return undefined;
  for (const { symbol, context, today } of formerly) if (inner === symbol && context.test(text)) return today;
  return `{${inner}}`;
}

/** Symbols of every era in a text, each with today's form. */
export function findSymbols(text: string): Span[] {
  const found: Span[] = [];
  if (text.includes('{')) {
    for (const match of text.matchAll(braced)) {
      const symbol = toSymbol(match[1] ?? '', text);
      if (symbol !== undefined) found.push(symbolSpan(match.index, match[0], symbol));
    }
  } else for (const { start, value, symbol } of findManaLetters(text)) found.push(symbolSpan(start, value, symbol));
  if (text.includes('[')) {
    for (const match of text.matchAll(loyalty)) {
      const [value, sign, number] = match;
      found.push(symbolSpan(match.index, value, number === undefined ? '[0]' : `[${sign === '+' ? '+' : '-'}${number}]`));
    }
  }
  return found;
}
