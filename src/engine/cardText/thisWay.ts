/**
 * What a text did, spoken of by what was done: "for each creature destroyed this way", "if a land card was discarded this way", "a creature
 * dealt damage this way". It is what it was before that (608.2h), whatever has become of it since.
 */
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { deedSlot, isDeedSlot } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import type { Instruction } from '../language/instruction.ts';
import { isSame, kindsIn, partsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { paidAs } from './bound.ts';
import { amount as anyAmount, condition, noun, nouns } from './phrases.ts';
import { and, controlledBy, number, type Scope, Unclear, you } from './scope.ts';
import { clause } from './syntax.ts';

/** In a template. */
export const deed = '(deed:destroyed|exiled|sacrificed|discarded|milled|revealed|tapped|countered|returned)';

/** Those to which it was done. @throws Unclear where it was done twice, by a cost and by the effect */
export function doneTo(what: string | undefined = '', { said, paid }: Scope): Ref {
  // What a cost was paid with is remembered by itself; cards that are revealed stay what they are.
  const costs = [...said.filter(({ how, sentence }) => how === 'paid' && sentence === 0), ...(paid ?? [])];
  const isPaid = costs.some(({ ref }) => ref.kind === 'memory' && ref.slot === what);
  // One that is shown by itself has no name of its own.
  if (what === 'revealed' && !said.some(({ ref }) => isSame(ref, { kind: 'memory', slot: what })))
    return { kind: 'memory', slot: isPaid ? what : deedSlot(what, 'became') };
  return { kind: 'memory', slot: isPaid || what === 'revealed' ? what : deedSlot(what, 'was') };
}
/** How many of them were such. */
export const howMany = (of: Ref, like: Filter): Amount => ({ kind: 'count', of, like });
const atLeastOne = (left: Amount): Condition => ({ kind: 'compare', left, comparison: 'at least', right: number(1) });
export const wasSuch = (of: Ref, like: Filter): Condition => atLeastOne(howMany(of, like));
/** Those that damage was dealt to. */
export const dealtTo: Ref = { kind: 'memory', slot: deedSlot('dealt', 'was') };

condition.define(
  clause(`(a|an|at least one) <of> (is|was) ${deed} this way`, { of: noun }, ({ of }, { scope, forms }) =>
    wasSuch(doneTo(forms['deed'], scope), of),
  ),
  clause('you (deed:sacrifice|sacrificed|discard|discarded) (a|an) <of> this way', { of: noun }, ({ of }, { scope, forms }) => {
    const isCard = forms['deed']?.startsWith('discard') === true;
    // Of several who did you are asked for.
    return wasSuch(doneTo(isCard ? 'discarded' : 'sacrificed', scope), and(of, isCard ? { kind: 'owned', by: you } : controlledBy(you)));
  }),
  clause(
    'you (deed:exile|exiled|return|returned|put) (a|an) <of>(to:| to your hand| into your hand| %onto) this way',
    { of: noun },
    ({ of }, { scope: { said }, forms: { deed: verb = '', to = '' }, tree: { start } }) => {
      const name = verb === 'put' ? verb : verb.startsWith('exile') ? 'exiled' : 'returned';
      const done = said.flatMap(({ how, ref, arrived }) =>
        how === 'moved' && ref.kind === 'memory' && ref.slot.replace(/ \d+$/, '') === name ? [{ slot: ref.slot, arrived }] : [],
      );
      const [only, ...others] = done;
      // What is said of where it went has to be what was done.
      const isThere = name === 'exiled' ? to === '' : to !== '' && to.endsWith('hand') === (only?.arrived === undefined);
      if (!only || others.length > 0 || !isThere) throw new Unclear(start, 'which of it is meant is not said');
      // "A Cave" is a permanent, so that it is judged as it entered (109.2); "a Cave card" as it was.
      const isPermanent = to !== '' && !to.endsWith('hand') && !kindsIn(of).has('card');
      return wasSuch({ kind: 'memory', slot: deedSlot(only.slot, isPermanent ? 'became' : 'was') }, of);
    },
  ),
  clause('(a|an) <of> is dealt damage this way', { of: noun }, ({ of }): Condition =>
    of.kind === 'player' || of.kind === 'opponent'
      ? { kind: 'some', of: dealtTo, holds: { kind: 'matches', subject: { kind: 'each' }, filter: of } }
      : wasSuch(dealtTo, of),
  ),
);
anyAmount.define(
  clause(
    `the number of <of> (deed:sacrificed|discarded|tapped|countered|returned|revealed) this way`,
    { of: nouns },
    ({ of }, { scope, forms }) => howMany(doneTo(forms['deed'], scope), of),
  ),
);

/** What can be done once and so many times over with the same outcome: so many times as there are of these. */
export function times(does: Instruction, many: Amount): Instruction | undefined {
  const isCounted = does.do === 'create token' || does.do === 'counters' || does.do === 'draw' || does.do === 'add mana';
  const isAlike = isCounted && !partsIn({ ...does, who: undefined }).some(({ kind }) => ['each', 'memory', 'target'].includes(kind));
  const amount = isCounted ? (does.amount ?? number(1)) : undefined;
  if (!isAlike || amount?.kind !== 'number') return undefined;
  return { ...does, amount: amount.value === 1 ? many : { kind: 'times', factor: amount.value, of: many } };
}
export const itsController: Ref = { kind: 'controller', of: { kind: 'each' } };
/** For each of those that were such: at once, where that can be; else each by itself, where it is spoken of. */
export function forEachOf(of: Ref, like: Filter, then: readonly Instruction[], at: number): readonly Instruction[] {
  const [only, ...others] = then;
  if (only && others.length === 0 && 'who' in only && isSame(only.who, itsController)) {
    const own = times({ ...only, who: { kind: 'each' } }, howMany(of, and(like, controlledBy({ kind: 'each' }))));
    if (own) return [{ do: 'for each', of: { kind: 'players', which: 'each' }, then: [own] }];
  }
  if (partsIn(then).some(({ kind }) => kind === 'each'))
    return [{ do: 'for each', of, then: [{ do: 'if', condition: wasSuch({ kind: 'each' }, like), text: '', then }] }];
  return then.map((does) => {
    const once = times(does, howMany(of, like));
    if (!once) throw new Unclear(at, 'it is not the same as to do it once for all');
    return once;
  });
}

/** The same was done twice: which of it is meant is not said. @throws Unclear */
export function onceDone(does: readonly Instruction[], at: number): void {
  const asked = partsIn(does).flatMap(({ kind, slot }) => (kind === 'memory' && typeof slot === 'string' ? [slot] : []));
  const deeds = new Set(
    asked.filter((slot) => isDeedSlot(slot) || amountsDone.includes(slot)).map((slot) => slot.replace(/: [a-z ]+$/, '')),
  );
  if (deeds.size === 0) return;
  if ([...deeds].some((name) => timesDone(does, name) > 1)) throw new Unclear(at, 'it was done twice');
}
/** How often it is done at most: of what is done if something is so, and of what is done otherwise, one. */
function timesDone(value: unknown, name: string): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (!('do' in value)) return sum(Object.values(value), name);
  const each = value as Instruction;
  const own = ('remember' in each && each.remember === name) || each.do === doing[name] || paysWith(each, name) ? 1 : 0;
  if (each.do === 'if') return own + Math.max(timesDone(each.then, name), timesDone(each.otherwise, name));
  return own + sum(Object.values(each), name);
}
const sum = (values: readonly unknown[], name: string): number => values.reduce<number>((all, each) => all + timesDone(each, name), 0);
/** Instructions that have no name of their own to leave it under. */
const doing: Readonly<Record<string, Instruction['do']>> = {
  destroyed: 'destroy',
  tapped: 'tap',
  countered: 'counter',
  dealt: 'damage',
  lost: 'lose life',
};
/** Of which the text says how much it was. */
const amountsDone = ['dealt', 'lost'];
/** Whether it was done to pay what was offered. */
const paysWith = (each: Instruction, name: string): boolean =>
  each.do === 'may' && (each.cost ?? []).some(({ pay }) => paidAs[pay] === name);
