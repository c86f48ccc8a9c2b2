/** Templates of constructs, compiled: what syntax.ts says they may hold, as elements. */
import { lexicon } from './words.ts';

export type Element =
  /** `lower`: the text in small letters. */
  | { readonly kind: 'literal'; readonly text: string; readonly lower: string }
  | { readonly kind: 'part'; readonly name: string }
  | { readonly kind: 'either'; readonly name: string; readonly of: readonly (readonly Element[])[]; readonly texts: readonly string[] }
  | { readonly kind: 'agree'; readonly singular: string; readonly plural: string; readonly part: string | undefined };

const irregular: Readonly<Record<string, string>> = { have: 'has', be: 'is', do: 'does' };
const third = (verb: string): string =>
  irregular[verb] ?? (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:ss|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`);
const base = (verb: string): string => (verb === 'be' ? 'are' : verb);
const irregularNouns: Readonly<Record<string, string>> = {
  ability: 'abilities',
  library: 'libraries',
  sorcery: 'sorceries',
  it: 'them',
  its: 'their',
  that: 'those',
};
export const pluralOf = (noun: string): string => irregularNouns[noun] ?? `${noun}s`;

/** Compiles a template. @throws Error when it names a word that the lexicon lacks */
export function compileTemplate(source: string): readonly Element[] {
  const template = source.replace(/%([a-z]+)/gi, (_, name: string) => {
    const entry = lexicon[name];
    if (entry === undefined) throw new Error(`the lexicon has no ${name}`);
    return `(${entry})`;
  });
  let at = 0;
  let count = 0;
  let last: string | undefined;
  const sequence = (stops: string): readonly Element[] => {
    const elements: Element[] = [];
    let literal = '';
    const flush = (): void => {
      if (literal !== '') elements.push({ kind: 'literal', text: literal, lower: literal.toLowerCase() });
      literal = '';
    };
    while (at < template.length && !stops.includes(template.charAt(at))) {
      const char = template.charAt(at);
      const [, named, agreed] = /^[<^#]([a-zA-Z']+)(?::([a-z]+))?/.exec(template.slice(at)) ?? [];
      if (char === '<' && named !== undefined) {
        flush();
        elements.push({ kind: 'part', name: named });
        last = named;
        at += named.length + 2;
      } else if ((char === '^' || char === '#') && named !== undefined) {
        flush();
        // `#many:counter` names the part with which it agrees; otherwise that is the last one.
        const [part, written] = agreed === undefined ? [last, named] : [named, agreed];
        const [singular, plural] = char === '^' ? [third(written), base(written)] : [written, pluralOf(written)];
        elements.push({ kind: 'agree', singular, plural, part });
        at += named.length + 1 + (agreed === undefined ? 0 : agreed.length + 1);
      } else if (char === '(' || char === '[') {
        flush();
        elements.push(either(char === '['));
      } else {
        literal += char;
        at += 1;
      }
    }
    flush();
    return elements;
  };
  const either = (optional: boolean): Element => {
    at += 1;
    const label = /^([a-zA-Z]+):(?! )/.exec(template.slice(at))?.[1];
    if (label !== undefined) at += label.length + 1;
    const name = label ?? String((count += 1));
    const of: (readonly Element[])[] = [];
    const texts: string[] = [];
    for (;;) {
      const start = at;
      of.push(sequence(optional ? ']' : '|)'));
      texts.push(template.slice(start, at));
      const end = template.charAt(at);
      at += 1;
      if (end !== '|') break;
    }
    return optional ? { kind: 'either', name, of: [...of, []], texts: [...texts, ''] } : { kind: 'either', name, of, texts };
  };
  return sequence('');
}
