/**
 * Card texts that were read at build, as plain data, so that whoever only watches a demonstration does not need the grammar. What a text
 * means does not depend on the edition: readings kept under one serve all.
 */
import type { CardTexts, Reading } from './cardTexts.ts';

/** Readings by what was asked. */
export type KeptReadings = Readonly<Record<string, Reading<unknown>>>;

/**
 * Readers that keep what they have read, and read nothing twice. With `most` they forget all of it when they have read so many, for those that
 * read for ever.
 */
export function keepReadings(texts: CardTexts, most = Infinity): { readonly texts: CardTexts; readonly kept: () => KeptReadings } {
  let kept = new Map<string, Reading<unknown>>();
  const keep = <T>(key: string, read: () => Reading<T>): Reading<T> => {
    const known = kept.get(key);
    if (known) return known as Reading<T>;
    if (kept.size >= most) kept = new Map();
    const reading = read();
    kept.set(key, reading);
    return reading;
  };
  return {
    texts: {
      abilities: (text, about) => keep(abilitiesKey(text, about), () => texts.abilities(text, about)),
      effect: (text) => keep(`effect ${text}`, () => texts.effect(text)),
      typeLine: (text) => keep(`type ${text}`, () => texts.typeLine(text)),
    },
    kept: () => Object.fromEntries(kept),
  };
}

/** Readers that know what was kept, and nothing else. */
export function fromKept(kept: KeptReadings): CardTexts {
  const find = <T>(key: string, phrase: string): Reading<T> =>
    (kept[key] as Reading<T> | undefined) ?? { stopped: { phrase, reason: 'the text was not read when the site was built' } };
  return {
    abilities: (text, about) => find(abilitiesKey(text, about), text),
    effect: (text) => find(`effect ${text}`, text),
    typeLine: (text) => find(`type ${text}`, text),
  };
}

const abilitiesKey = (text: string, { name, types, subtypes }: Parameters<CardTexts['abilities']>[1]): string =>
  `abilities ${JSON.stringify([name, types, subtypes])} ${text}`;
