/**
 * Rules of an answer in one address: `/answer/?rules=2026-01-16/704.5j,702.19b,2009-07-11/502.33,2009-07-11/glossary/trample`. Each is named by
 * its edition and its number or the slug of its term; one without an edition is of the edition of the one before it. A document with an edition
 * of its own is named before the day: `handbook/2026-01-16/704.5`; a paper that stands on one page as its address has it, with its anchor as the
 * last part: `documents/rulings-summary/1999-04-21/A.1`.
 */
import { toDocumentId, toIsoDate, type DocumentId, type IsoDate } from '../../model/edition.ts';
import { makeTermAnchor, parseAddress } from '../frame/addresses/addresses.ts';
import { toLink } from '../frame/addresses/siteRoot.ts';

/** One entry that an answer names. `name` is the anchor of a rule, the slug of a term. */
export type AnswerRule =
  | {
      readonly kind: 'rule' | 'term';
      readonly document?: DocumentId | undefined;
      readonly date: IsoDate;
      readonly name: string;
    }
  | { readonly kind: 'paper'; readonly key: string; readonly name: string };

/** What an address asks for: the rules, the parts that name none, and those that are too many. */
export interface AskedRules {
  readonly rules: readonly AnswerRule[];
  readonly strange: readonly string[];
  readonly over: readonly string[];
}

/** As many as an answer may have: an address is not a book. */
export const mostRules = 200;

/** The rule at a place; undefined for what no answer can name. */
export function toAnswerRule(place: string): AnswerRule | undefined {
  const address = parseAddress(toLink(place));
  if (!address || !('anchor' in address)) return undefined;
  const { anchor } = address;
  // No number or headword has them: they part the names.
  if (/[,/]/.test(anchor)) return undefined;
  if (address.kind === 'document') return { kind: 'paper', key: address.key, name: anchor };
  if (address.kind !== 'page' && address.kind !== 'contents' && address.kind !== 'glossary') return undefined;
  const { document, date } = address.edition;
  if (date === undefined) return undefined;
  const term = makeTermAnchor('');
  const isTerm = address.kind === 'glossary' && anchor.startsWith(term);
  return { kind: isTerm ? 'term' : 'rule', document, date, name: isTerm ? anchor.slice(term.length) : anchor };
}

/** What stands behind `rules=`. */
export function writeRules(rules: readonly AnswerRule[]): string {
  let before = '';
  return rules
    .map((rule) => {
      const edition = editionOf(rule);
      const parts = [...(edition === before ? [] : edition.split('/')), ...(rule.kind === 'term' ? ['glossary'] : []), rule.name];
      before = edition;
      return parts.map(encodeURIComponent).join('/');
    })
    .join(',');
}

const editionOf = (rule: AnswerRule): string =>
  rule.kind === 'paper' ? `documents/${rule.key}` : [rule.document, rule.date].filter((part) => part !== undefined).join('/');

/** The inverse of writeRules, for whatever somebody may have typed. `value` is as it stands in the address, not decoded. */
export function readRules(value: string): AskedRules {
  const rules: AnswerRule[] = [];
  const strange: string[] = [];
  const over: string[] = [];
  let before: Omit<Extract<AnswerRule, { kind: 'rule' | 'term' }>, 'kind' | 'name'> | { readonly key: string } | undefined;
  for (const part of value.split(/,|%2C/i)) {
    const names = part.split(/\/|%2F/i).map(decode);
    if (part.trim() === '') continue;
    const read = readOne(names, before);
    if (!read) {
      strange.push(names.join('/'));
      continue;
    }
    if (rules.length < mostRules) rules.push(read);
    else over.push(names.join('/'));
    before = read.kind === 'paper' ? { key: read.key } : { document: read.document, date: read.date };
  }
  return { rules, strange, over };
}

function readOne(
  names: readonly string[],
  before: { readonly document?: DocumentId | undefined; readonly date: IsoDate } | { readonly key: string } | undefined,
): AnswerRule | undefined {
  const [first = '', ...others] = names;
  if (first === 'documents') {
    const name = others.at(-1) ?? '';
    const folders = others.slice(0, -1);
    const key = folders.join('/');
    // A part that climbs or is empty would lead to another place than it says.
    return folders.some((each) => /^\.{0,2}$/.test(each)) || key === '' || name === '' ? undefined : { kind: 'paper', key, name };
  }
  const document = toDocumentId(first);
  const rest = document === undefined ? names : others;
  const date = toIsoDate(rest[0] ?? '');
  const named = date === undefined ? rest : rest.slice(1);
  const isTerm = named.length === 2 && named[0] === 'glossary';
  const name = named.at(-1) ?? '';
  if (name === '' || named.length !== (isTerm ? 2 : 1)) return undefined;
  if (date !== undefined) return { kind: isTerm ? 'term' : 'rule', document, date, name };
  if (document !== undefined || !before) return undefined;
  if ('key' in before) return isTerm ? undefined : { kind: 'paper', key: before.key, name };
  return { kind: isTerm ? 'term' : 'rule', ...before, name };
}

/** How a rule is called where it is said to be missing. */
export const nameRule = (rule: AnswerRule): string => `${rule.name} (${rule.kind === 'paper' ? rule.key : editionOf(rule)})`;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
