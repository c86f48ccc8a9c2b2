/** Finds where a text cites tournament policy: `MTR 4.3`, `IPG Appendix A`, `section 4.8 of the Tournament Rules`, `Floor Rules 101`. */
import { readAt } from '../corpus/wording/spans.ts';
import { policyIds, type PolicyId } from '../model/edition.ts';
import type { FoundMention } from './mention.ts';

const magic = String.raw`(?:(?:Magic(?:: The Gathering)?|DCI|M:?tG) )?`;
const names: Readonly<Record<PolicyId, string>> = {
  'tournament-rules': String.raw`${magic}(?:MTR|(?:tournament|floor) rules)`,
  'penalty-guide': String.raw`${magic}(?:M?IPG|infraction procedure guide|penalty guide(?:lines?)?)`,
};
/** A name may stand in emphasis, and is no part of `my_MTR`. */
const wordStart = String.raw`(?<![\p{L}\p{N}]_{0,3})`;
const anyName = policyIds.map((id) => names[id]).join('|');
const number = String.raw`(?:[1-9]\d?\.[1-9]\d?|[1-9]\d\d|appendix [A-H])(?![\w%€$£]|\.\d|,\d)`;
const section = String.raw`(?:sections?|sec\.|§§?|rules?|paragraphs?|chapters?)`;
/** Sections have one or two digits alone only where the word says that it is one. */
const led = String.raw`(?:${section} ?(?:[1-9]\d?(?![\w%]|\.\d|,\d)|${number})|${number})`;
const separated = String.raw`(?:,? (?:and|or|&) |, ?|/| ?- ?| (?:to|through) )`;

/**
 * A list of numbers, which each place of a text is read for once: what stands before and behind it says whose they are. So a text takes time
 * in proportion to its length.
 */
const anyList = new RegExp(String.raw`(?<![\p{L}\p{N}_.,$€£#-])${led}(?:${separated}(?:${section} ?)?${number})*`, 'giu');

/**
 * `MTR 4.2`, `Tournament Rules, section 6.1`, `the IPG’s section 2.5`; in emphasis or with the number in brackets it says the same, and is no part
 * of the mention: `**MTR**, section 4.3`, `MTR (4.3)`.
 */
const nameBefore = new RegExp(String.raw`${wordStart}(${anyName})([*_]{0,3})(?:['’]s)?,?:?([*_]{0,3}) (\(?)$`, 'iu');
/** Of brackets the list is all, or the first: an amount says of what. */
const bracketGoesOn = /[),;:]/y;
/** `3.5 of the IPG`. */
const nameBehind = new RegExp(String.raw` (?:of|in|from) (?:the )?([*_]{0,3})(${anyName})(?![\p{L}\p{N}])`, 'iuy');
/** `section 2.5`, of which nothing says where. */
const dottedSections = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:sections?|sec\.|§§?) ?(?:[1-9]\d?\.[1-9]\d?)(?:${separated}(?:[1-9]\d?\.[1-9]\d?)(?![\w%]|\.\d|,\d))*`,
  'giu',
);
/** The longest name, with what may stand before it and behind. */
const longestName = 64;

const member = new RegExp(
  String.raw`(?:${section} ?)?(?<number>(?:[1-9]\d?\.[1-9]\d?|[1-9]\d\d|[1-9]\d?|appendix [A-H])(?![\w]|\.\d))`,
  'giu',
);
const between = / ?- ?| (?:to|through) (?:section )?/iy;
const nameOf = Object.fromEntries(
  policyIds.map((id) => [id, new RegExp(String.raw`${wordStart}(?:${names[id]})(?![\p{L}\p{N}])`, 'iu')]),
) as Record<PolicyId, RegExp>;
/** `section 2.5 of my thesis`. */
const ofOther = / of (?!this\b)/iy;

/** In the order of the prose (prose.ts). */
export function findPolicyMentions(prose: string): readonly FoundMention[] {
  const elsewhere = policyIds.filter((id) => nameOf[id].test(prose));
  if (elsewhere.length === 0) return [];
  const found: FoundMention[] = [];
  for (const { 0: list, index } of prose.matchAll(anyList)) {
    // `Floor Rules 101`: the word before a number may end the name.
    const lead = /^rules /i.exec(list)?.[0].length ?? 0;
    const named = readBefore(prose, index, index) ?? readBefore(prose, index + lead, index);
    const before = named?.inBrackets && !readAt(bracketGoesOn, prose, index + list.length) ? undefined : named;
    const behind = readAt(nameBehind, prose, index + list.length);
    const of = (name: string | undefined): readonly PolicyId[] => policyIds.filter((id) => name !== undefined && nameOf[id].test(name));
    const start = before?.index ?? index;
    const end = index + list.length + (behind && behind[1] === '' ? behind[0].length : 0);
    if (before || behind) {
      const members = readMembers(list);
      for (const [place, { from, to, ends }] of members.entries()) {
        const isLast = place === members.length - 1;
        found.push({
          // A name belongs to the member that it stands beside.
          start: place === 0 ? start : index + ends[0],
          end: isLast ? end : index + ends[1],
          cited: toCited(from, to),
          // `MTR 4.3 and 2.5 of the IPG`: of two names each has what stands beside it.
          documents: of(behind && (!before || (isLast && place > 0)) ? behind[2] : before?.name),
          ground: 'said',
        });
      }
      continue;
    }
    for (const { 0: bare, index: at } of list.matchAll(dottedSections)) {
      const from = index + at;
      if (readAt(ofOther, prose, from + bare.length)) continue;
      for (const { from: first, to, ends } of readMembers(bare))
        found.push({
          start: from + ends[0],
          end: from + ends[1],
          cited: toCited(first, to),
          documents: elsewhere,
          ground: elsewhere.length === 1 ? 'elsewhere' : 'said',
        });
    }
  }
  return found;
}

interface NameBefore {
  readonly name: string;
  readonly index: number;
  readonly inBrackets: boolean;
}

/** The name that ends at an offset, and where the mention begins with it: at `list` where marks stand between. */
function readBefore(prose: string, at: number, list: number): NameBefore | undefined {
  const from = Math.max(0, at - longestName);
  const match = nameBefore.exec(prose.slice(from, at));
  if (!match) return undefined;
  const [, name = '', ...marks] = match;
  return { name, index: marks.join('') === '' ? from + match.index : list, inBrackets: marks.at(-1) === '(' };
}

const toCited = (from: string, to: string | undefined): FoundMention['cited'] =>
  to === undefined ? { kind: 'number', number: from } : { kind: 'range', from, to };

interface Member {
  readonly from: string;
  readonly to?: string;
  readonly ends: readonly [number, number];
}

function readMembers(list: string): readonly Member[] {
  const members: Member[] = [];
  for (const match of list.matchAll(member)) {
    const from = (match.groups?.['number'] ?? '').replace(/^appendix (.)$/i, (_, letter: string) => `Appendix ${letter.toUpperCase()}`);
    const before = members.at(-1);
    const gap = before && list.slice(before.ends[1], match.index);
    if (before && before.to === undefined && gap !== undefined && readAt(between, gap, 0)?.[0] === gap)
      members[members.length - 1] = { ...before, to: from, ends: [before.ends[0], match.index + match[0].length] };
    else members.push({ from, ends: [match.index, match.index + match[0].length] });
  }
  return members;
}
