const plain = /^[A-Za-z0-9]*$/;

/** Lower case, without accents, with a straight apostrophe, without possessive. */
export function foldWord(word: string): string {
  // Nearly every word is one, and needs no look at its marks.
  if (plain.test(word)) return word.toLowerCase();
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase().replace(/'s$/, '');
}

const vowel = /[aeiouy]/;

/**
 * Brings inflected forms together: the first steps of Porter's algorithm ("An algorithm for suffix stripping", 1980: plurals, -ed, -ing),
 * and no more, because the later ones make one stem of words that the rules keep apart ("control", "controller"; "active", "activate").
 */
export function stemWord(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|zz)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);

  const suffix = /(?:ing|ed)$/.exec(stem)?.[0] ?? '';
  const base = stem.slice(0, stem.length - suffix.length);
  const inflected = suffix !== '' && base.length >= 3 && vowel.test(base) && !stem.endsWith('eed');
  return foldEnd(inflected ? base : stem);
}

/** `resolve` and `resolving` meet in `resolv`, `control` and `controlling` in `control`, `purr` and `purring` in `pur`. */
function foldEnd(stem: string): string {
  const short = stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
  return short.length > 3 && /([^aeiou])\1$/.test(short) ? short.slice(0, -1) : short;
}
