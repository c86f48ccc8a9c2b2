import { parentNumber, type RuleNumber } from '../../../src/model/ruleNumber.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { Cited, Inline } from '../../../src/model/wording.ts';
import { parseWording } from '../../../src/corpus/wording/parseWording.ts';

/** Nodes of a wording without those that hold others. */
export function flat(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((inline) => (inline.kind === 'emphasis' ? flat(inline.children) : [inline]));
}

const writeCited = (cited: Cited): string =>
  cited.kind === 'number' ? cited.number : cited.kind === 'range' ? `${cited.from}..${cited.to}` : `term ${cited.term}`;

/** Citations of a text, each as `print > what it cites`. */
export function citationsIn(text: string): string[] {
  return flat(parseWording(text)).flatMap((node) => (node.kind === 'citation' ? [`${node.value} > ${writeCited(node.cited)}`] : []));
}

/** Symbols of a text, each as `print > today's form`. */
export function symbolsIn(text: string): string[] {
  return flat(parseWording(text)).flatMap((node) => (node.kind === 'symbol' ? [`${node.value} > ${node.symbol}`] : []));
}

/** A wording with its emphasis in angle brackets. */
export function emphasisIn(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === 'emphasis' ? `<${emphasisIn(inline.children)}>` : inline.value)).join('');
}

/** An entry of the rules by its number, or of the glossary by its headword. */
export function entry(name: string, overrides: Partial<Entry> = {}): Entry {
  const isNumber = /\d/.test(name);
  const depth = /[a-z]$/.test(name) ? 'subrule' : name.includes('.') ? 'rule' : name.length > 1 ? 'subsection' : 'section';
  const parent = parentNumber(name as RuleNumber);
  return {
    id: isNumber ? name : `glossary:${name}`,
    kind: isNumber ? depth : 'term',
    number: isNumber ? name : '',
    ...(isNumber ? {} : { title: name }),
    ...(parent === undefined ? {} : { parent }),
    text: '',
    examples: [],
    lines: [1, 1],
    ...overrides,
  };
}
