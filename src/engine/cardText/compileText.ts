/**
 * Compiles rules text of any era into abilities. A line is accepted only when one of its readings prints back as the same line; everything
 * else is refused with the place and the phrase at which reading stopped. Pure; nothing is guessed.
 */
import { deedOfSlot } from '../language/deed.ts';
import { kindsIn } from '../language/parts.ts';
import { ofLandTypes } from './chosenLandType.ts';
import type { Ability, Effect } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import { abilityLine, spellLine } from './abilityLine.ts';
import { leadingAbilityWord } from './abilityWords.ts';
import { capitalise, putBack, setAside, type SetAside } from './asides.ts';
import { type CardFacts, isSpell, makeScope, number, type Scope, self, Unclear } from './scope.ts';
import { classLevel } from './expandedKeywords.ts';
import { stationSymbol } from './keywordNames.ts';
import { withAwaken } from './awaken.ts';
import { findUnbound } from './bound.ts';
import { findUnpaid } from './optionalCost.ts';
import { findMisplaced } from './misplaced.ts';
import { cleft, hasCleave, placeWithMarks, uncleft, withCleave } from './cleave.ts';
import { modifiersIn } from '../language/vanguardModifiers.ts';
import { joinEffects } from './joinEffects.ts';
import { castModes, type Modes, spellEffect } from './modes.ts';
import { withEscalate } from './modalCosts.ts';
import { findUncovered } from './uncovered.ts';
import { hasOverload, overloadedText, placeInWritten, withOverload } from './overload.ts';
import { withReadAhead } from './readAhead.ts';
import { type Construct, makeReader, run, type Tree } from './reading.ts';

export interface NotUnderstood {
  readonly ok: false;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The text from where reading stopped. */
  readonly phrase: string;
  /** Set when the text was understood, but the engine cannot do it yet. */
  readonly reason?: string;
}
export type Compiled = { readonly ok: true; readonly abilities: readonly Ability[] } | NotUnderstood;
export type CompiledInstruction = { readonly ok: true; readonly effect: Effect; readonly modes?: readonly Effect[] } | NotUnderstood;

/** A line as it was read, for printing and for its meaning. */
export interface Reading<M> {
  readonly tree: Tree;
  readonly aside: SetAside;
  readonly meaning: M;
  /** What was spoken of as paid with. */
  readonly paid: NonNullable<Scope['paid']>;
}
type Read<M> = { readonly ok: true; readonly reading: Reading<M> } | { readonly ok: false; readonly at: number };

/** Reads one line with the first construct that has a reading which prints back and makes sense. */
export function readLine<M>(
  written: string,
  constructs: readonly Construct<M>[],
  card: CardFacts,
  before: NonNullable<Scope['paid']> = [],
): Read<M> {
  const aside = setAside(written, card.name);
  const reader = makeReader(aside.text);
  let stopped = 0;
  let unclear: number | undefined;
  for (const construct of constructs) {
    for (const tree of run(construct, reader, 0)) {
      if (tree.end < aside.text.length) continue;
      const printed = capitalise(tree.of.print(tree));
      if (printed !== aside.text) {
        unclear ??= firstDifference(printed, aside.text);
        continue;
      }
      try {
        const { meaning, scope } = construct.mean(tree, { ...makeScope(card), paid: before });
        return { ok: true, reading: { tree, aside, meaning, paid: scope.said.filter(({ how }) => how === 'paid') } };
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        unclear ??= error.at;
      }
    }
    stopped = Math.max(stopped, reader.furthest);
  }
  return { ok: false, at: aside.origin[unclear ?? wordStart(aside.text, stopped)] ?? 0 };
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The beginning of the word in which reading stopped. */
function wordStart(text: string, at: number): number {
  let start = Math.min(at, text.length);
  while (start > 0 && /[\w'{}/+-]/.test(text.charAt(start - 1)) && /[\w'{}/+-]/.test(text.charAt(start))) start -= 1;
  while (start < text.length && text.charAt(start) === ' ') start += 1;
  return start;
}

/** The line that a reading prints: the text that was read, to the letter. */
export function printReading({ tree, aside }: Reading<unknown>): string {
  return putBack(capitalise(tree.of.print(tree)), aside);
}

/** Lines, those with the bullets of a mode or the rows of a table of results joined to the one above. */
function listLines(text: string): readonly { readonly text: string; readonly line: number }[] {
  const lines: { text: string; line: number }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const last = lines.at(-1);
    const belongs =
      line.startsWith('•') || /^\d+(?:[-–—]\d+|\+)? \| /.test(line) || (line.startsWith('+ ') && last?.text.startsWith('Spree'));
    if (belongs && last) last.text += `\n${line}`;
    else lines.push({ text: line, line: index + 1 });
  }
  return lines.filter((line) => line.text.trim() !== '');
}

function refuse({ text, line }: { readonly text: string; readonly line: number }, at: number): NotUnderstood {
  const before = text.slice(0, at).split('\n');
  return { ok: false, line: line + before.length - 1, column: (before.at(-1) ?? '').length + 1, phrase: text.slice(at) || text };
}

const cannot = (line: { readonly text: string; readonly line: number }, what: string): NotUnderstood => ({
  ...refuse(line, 0),
  reason: `the engine cannot do "${what}" yet`,
});

/** Whether a text can be read at all, whatever the engine does with it: for measuring the grammar. */
export function canRead(text: string, card: CardFacts): boolean {
  const constructs = isSpell(card) ? [spellLine, abilityLine] : [abilityLine];
  return listLines(text).every((line) => readLine(line.text, constructs, card).ok);
}

/** Compiles a whole text, one ability on each line. Types may be written in either case. */
export function compileText(text: string, card: CardFacts): Compiled {
  if (hasCleave(text)) return compileCleave(text, card);
  const read = compileLines(text, card);
  if (!read.ok || !hasOverload(read.abilities)) return read;
  const overloaded = compileLines(overloadedText(text), card);
  const reason = 'overloaded, with "each" for "target", it is not understood';
  if (!overloaded.ok) {
    const { line, column } = overloaded;
    const written = text.split(/\r?\n/)[line - 1] ?? '';
    return { ...refuse({ text: written, line }, placeInWritten(written, column - 1)), reason };
  }
  const abilities = withOverload(read.abilities, overloaded.abilities);
  return abilities ? { ok: true, abilities } : { ...refuse({ text, line: 1 }, 0), reason };
}

/** A spell with cleave: as it is written, and without what stands in square brackets (702.148a). */
function compileCleave(text: string, card: CardFacts): Compiled {
  const read = compileLines(uncleft(text), card);
  if (!read.ok) {
    const written = text.split(/\r?\n/)[read.line - 1] ?? '';
    return { ...read, ...refuse({ text: written, line: read.line }, placeWithMarks(written, read.column - 1)) };
  }
  const without = compileLines(cleft(text), card);
  if (!without.ok) return { ...refuse({ text, line: 1 }, 0), reason: 'cloven, it is not understood' };
  return { ok: true, abilities: withCleave(read.abilities, without.abilities) };
}

/** What an ability word introduces may speak of the paragraph above it, as "instead" does: paragraphs of a spell are one ability (113.3a). */
export const goesOn = (line: string): boolean => leadingAbilityWord(line) !== '';

function compileLines(text: string, card: CardFacts): Compiled {
  const abilities: Ability[] = [];
  const spell = isSpell(card);
  let level: Level | undefined;
  let paid: NonNullable<Scope['paid']> = [];
  let above: { readonly text: string; readonly line: number } | undefined;
  for (const written of listLines(text)) {
    let line = written;
    const from = readLevel(line.text);
    const pair = level && /^(\d+)\/(\d+)$/.exec(line.text);
    if (from) level = from;
    if (level && pair) abilities.push(whileLevel(level, line.text, [...(level.keyword ? [intoCreature] : []), setPair(pair)]));
    if (from?.keyword) abilities.push(from.keyword);
    if (from ?? pair) continue;
    if (setAside(line.text, card.name).text === '' || (card.types.includes('vanguard') && modifiersIn(line.text))) continue;
    const constructs = spell ? [spellLine, abilityLine] : [abilityLine];
    let read = readLine(line.text, constructs, card, paid);
    if (!read.ok && above && goesOn(line.text)) {
      line = { text: `${above.text}\n${line.text}`, line: above.line };
      read = readLine(line.text, constructs, card, paid);
      if (read.ok) abilities.pop();
    }
    if (!read.ok) return refuse(line, read.at);
    const found = read.reading.meaning(line.text);
    if (found.some((ability) => ability.kind === 'spell' && ability.additionalCosts)) paid = [...paid, ...read.reading.paid];
    if (spell && found.some(worksOnBattlefieldAlone)) return cannot(line, 'a static ability of a spell');
    if (spell && found.some(ascends) && abilities.some(({ kind }) => kind === 'spell')) return cannot(line, 'ascend behind something else');
    const uncovered = findUncovered(found);
    if (uncovered !== undefined) return cannot(line, uncovered);
    const misplaced = findMisplaced(found);
    if (misplaced !== undefined) return elsewhere(line, misplaced);
    const gained = found.find((each) => each.kind === 'activated' && each.keyword === classLevel);
    if (gained) {
      abilities.push(gained);
      level = ofClass(line.text);
      continue;
    }
    above = spell && found.length === 1 && found[0]?.kind === 'spell' && !found[0].additionalCosts ? line : undefined;
    const at = level;
    abilities.push(...(at ? found.map((ability) => whileLevel(at, line.text, [{ kind: 'add ability', ability }])) : found));
  }
  const all = ofLandTypes(spell ? withAwaken(withEscalate(joinSpell(abilities))) : withReadAhead(abilities));
  if (spell && all.some(triggersAsCast) && !all.some(({ kind }) => kind === 'spell'))
    return cannot({ text, line: 1 }, 'a spell that does nothing itself');
  const unbound = findUnbound(all) ?? findUnpaid(all);
  return unbound === undefined ? { ok: true, abilities: all } : unsaid({ text, line: 1 }, unbound);
}

const unsaid = (line: Parameters<typeof cannot>[0], what: string): NotUnderstood => ({
  ...cannot(line, what),
  reason: `nothing says what is meant by "${deedOfSlot(what) ?? what}"`,
});

const elsewhere = (line: Parameters<typeof cannot>[0], what: string): NotUnderstood => ({
  ...cannot(line, what),
  reason: 'it would happen to a card that is no permanent',
});

/** On a spell it is part of what the spell does, in its place (702.131a). */
const ascends = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'ascend';

/** Of a spell that has nothing else, what it does was taken into the ability. */
const triggersAsCast = (ability: Ability): boolean =>
  ability.kind === 'triggered' && [ability.event].flat().every((event) => event.on === 'cast' && event.what === 'self');

/** A static ability that is not about its own object does nothing on the stack (113.6): what looks like one there was misread. */
const worksOnBattlefieldAlone = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.from === undefined &&
  !ability.defining &&
  !(ability.rules ?? []).every((rule) => rule.rule === 'alternative cost' || kindsIn(rule).has('self'));

interface Level {
  readonly symbol: string;
  readonly conditions: readonly Condition[];
  /** A station symbol is a keyword ability itself (702.184b). */
  readonly keyword?: Ability;
}
type Change = NonNullable<Extract<Ability, { kind: 'static' }>['changes']>[number];

/** "LEVEL 1-3", "LEVEL 4+", "STATION 8+": what stands below counts while there are so many counters (711.2, 721.2a). */
function readLevel(line: string): Level | undefined {
  const [symbol, station] = /^STATION (\d+)\+$/.exec(line) ?? [];
  if (symbol !== undefined) {
    const amount = number(Number(station));
    return {
      symbol,
      conditions: [{ kind: 'compare', left: { kind: 'counters', counter: 'charge', of: self }, comparison: 'at least', right: amount }],
      keyword: { kind: 'keyword', text: symbol, keyword: stationSymbol, number: amount },
    };
  }
  const [found, least = '', most] = /^LEVEL (\d+)(?:[-–](\d+)|\+)$/.exec(line) ?? [];
  if (found === undefined) return undefined;
  const counters = { kind: 'counters', counter: 'level', of: self } as const;
  const conditions: readonly Condition[] = [
    { kind: 'compare', left: counters, comparison: 'at least', right: number(Number(least)) },
    ...(most === undefined ? [] : [{ kind: 'compare', left: counters, comparison: 'at most', right: number(Number(most)) } as const]),
  ];
  return { symbol: found, conditions };
}
/** "{W}: Level 2": what stands below counts once the Class has got that level (716.2a). */
const ofClass = (text: string): Level => {
  const symbol = text.replace(/^.*: /, '');
  return { symbol, conditions: [{ kind: 'matches', subject: self, filter: { kind: 'designated', as: symbol.toLowerCase() } }] };
};
const setPair = ([, power, toughness]: RegExpExecArray): Change => ({
  kind: 'set power/toughness',
  power: number(Number(power)),
  toughness: number(Number(toughness)),
});
/** A station card with a size written below a symbol is a creature of that size while the symbol counts (721.2b). */
const intoCreature: Change = { kind: 'add types', types: { types: ['creature'] } };
const whileLevel = ({ symbol, conditions }: Level, text: string, changes: readonly Change[]): Ability => ({
  kind: 'static',
  text: `${symbol}: ${text}`,
  changes,
  condition: { kind: 'and', conditions },
});

/** Paragraphs of a spell are one spell ability (113.3a); additional costs stand beside it. */
function joinSpell(abilities: readonly Ability[]): readonly Ability[] {
  const spells = abilities.filter((ability) => ability.kind === 'spell');
  const [first, ...more] = spells;
  if (!first || more.length === 0) return abilities;
  const additional = spells.flatMap(({ additionalCosts = [] }) => additionalCosts);
  const doing = spells.filter(({ modes }) => modes.length > 0);
  const modal = doing.find(({ modes }) => modes.length > 1);
  if (modal && doing.length > 1) return abilities;
  const joined: Ability = {
    ...(modal ?? first),
    text: spells.map(({ text }) => text).join('\n'),
    modes: modal ? modal.modes : [joinEffects(doing.flatMap(({ modes }) => modes))],
    ...(additional.length > 0 ? { additionalCosts: additional } : {}),
  };
  return [joined, ...abilities.filter((ability) => ability.kind !== 'spell')];
}

const nameless: CardFacts = { name: '', types: [], subtypes: [] };

/** Compiles what a nameless source does at once: "Destroy target creature." */
export function compileInstruction(text: string, card: CardFacts = nameless): CompiledInstruction {
  const line = { text: text.trim(), line: 1 };
  const read = readLine<Modes>(line.text, [castModes, spellEffect], card);
  if (!read.ok) return refuse(line, read.at);
  const { modes, choose } = read.reading.meaning;
  const uncovered = findUncovered(modes);
  if (uncovered !== undefined) return cannot(line, uncovered);
  const misplaced = findMisplaced(modes);
  if (misplaced !== undefined) return elsewhere(line, misplaced);
  const unbound = findUnbound([{ kind: 'spell', text: line.text, modes }]);
  if (unbound !== undefined) return unsaid(line, unbound);
  const [effect = { targets: [], instructions: [] }] = modes;
  return { ok: true, effect, ...(choose ? { modes } : {}) };
}
