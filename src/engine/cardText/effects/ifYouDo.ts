/** "If you do", "if they don't", "otherwise": what hangs on whether the instruction before was carried out (608.2c). */
import type { Condition } from '../../language/condition.ts';
import { type Deed, deedSlot } from '../../language/deed.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { Unclear } from '../scope.ts';
import type { Tree } from '../syntax.ts';
import { untold } from './ifSo.ts';

/** An ability that a copy gains as it copies is a part of the copy (707.9a). */
function gainedByCopy(
  [first, ...rest]: readonly Instruction[],
  [gain, ...more]: readonly Instruction[],
): readonly Instruction[] | undefined {
  const [copy] = first?.do === 'modify' ? first.changes : [];
  const own = gain?.do === 'modify' && gain.changes.every(({ kind }) => kind === 'add this ability');
  if (first?.do !== 'modify' || copy?.kind !== 'copy' || rest.length + more.length > 0 || !own) return undefined;
  return [{ ...first, changes: [{ ...copy, except: [...(copy.except ?? []), ...gain.changes] }] }];
}

/** Deeds of instructions that have no name of their own to leave it under. */
const deedOf: Readonly<Partial<Record<Instruction['do'], Deed>>> = {
  'add mana': 'mana added',
  damage: 'dealt',
  destroy: 'destroyed',
  draw: 'drawn',
  'gain life': 'gained',
  'lose life': 'lost',
  sacrifice: 'sacrificed',
  tap: 'tapped',
  untap: 'untapped',
};
/** Where an instruction leaves whether it was done. */
function slotOf(does: Instruction): string | undefined {
  const named = 'remember' in does ? does.remember : undefined;
  if (named !== undefined) return named;
  const deed = does.do === 'counters' ? (does.remove ? 'counters removed' : 'counters put') : deedOf[does.do];
  return deed && deedSlot(deed, 'by player');
}
/** What stands before the deed itself: choices, and what shows or offers what the deed then moves. */
const leadsTo: readonly Instruction['do'][] = ['choose', 'may', 'reveal'];
/** These are done however few cards there are (701.22, 701.25). */
const always: readonly Instruction['do'][] = ['scry', 'surveil'];
/** Of several, some may be done where all cannot (609.3). */
const isPartial = (does: Instruction): boolean =>
  (does.do === 'choose' || does.do === 'sacrifice' || does.do === 'discard') &&
  ((does.amount?.kind === 'number' && does.amount.value > 1) || does.amount?.kind === 'event amount');
/** Whether all of it was done; undefined where it surely was. @throws Unclear of what nothing tells whether it was */
function wasDone(does: readonly Instruction[], at: number): Condition | undefined {
  if (does.slice(-2).some(isPartial)) throw new Unclear(at, 'whether all of it was done is not known');
  const deeds = does.filter((each, place) => place === does.length - 1 || !leadsTo.includes(each.do));
  const conditions = deeds.flatMap((each): readonly Condition[] => {
    if (always.includes(each.do)) return [];
    const slot = slotOf(each);
    if (slot === undefined) throw new Unclear(at, 'whether it was done is not known');
    return [{ kind: 'done', slot }];
  });
  return conditions.length > 1 ? { kind: 'and', conditions } : conditions[0];
}
/** Who does the last of these; undefined where the instruction names nobody. */
export function actorIn(does: readonly Instruction[]): Ref | undefined {
  const last = does.at(-1);
  if (last?.do === 'for each' || last?.do === 'if') return actorIn(last.then);
  return last && 'who' in last ? last.who : undefined;
}
/** "If you do" joined to what one may do: part of the same choice. */
export function onSuccess(does: readonly Instruction[], then: readonly Instruction[], at: number): readonly Instruction[] {
  const last = does.at(-1);
  if (last?.do === 'may') {
    const copied = gainedByCopy(last.then, then);
    const joined = copied
      ? { ...last, then: copied }
      : { ...last, then: [...last.then, ...then], offered: last.offered ?? last.then.length };
    return [...does.slice(0, -1), joined];
  }
  if (last?.do === 'sacrifice' && last.remember === undefined)
    return onSuccess([...does.slice(0, -1), { ...last, remember: 'sacrificed' }], then, at);
  // An offer under a condition: who was not asked did not do it.
  if (last?.do === 'if' && !last.otherwise) return [...does.slice(0, -1), { ...last, then: onSuccess(last.then, then, at) }];
  const condition = wasDone(does, at);
  return condition ? [...does, { do: 'if', condition, then }] : [...does, ...then];
}
export function onFailure(
  does: readonly Instruction[],
  otherwise: readonly Instruction[],
  at: number,
  isOtherwise = false,
): readonly Instruction[] {
  const last = does.at(-1);
  if (last?.do === 'may') {
    const [only, ...others] = last.then;
    // "You may put it there if it's a land": who may not does not, and neither does who declines.
    if (only?.do === 'if' && others.length === 0)
      return [...does.slice(0, -1), untold({ ...only, then: [{ ...last, then: only.then, otherwise }], otherwise })];
    return [...does.slice(0, -1), { ...last, otherwise }];
  }
  if (last?.do === 'if') {
    // An offer under a condition: who was not asked did not do it, nor did who declines; whether "otherwise" means both is not said.
    const offer = last.then.at(-1);
    if (isOtherwise && last.then.some((each) => each.do === 'may' && each.cost === undefined))
      throw new Unclear(at, 'whether who declines does it is not said');
    const then = offer?.do === 'may' ? onFailure(last.then, otherwise, at, isOtherwise) : last.then;
    return [...does.slice(0, -1), untold({ ...last, then, otherwise })];
  }
  const condition = wasDone(does, at);
  if (!condition) throw new Unclear(at, 'it is always done');
  return [...does, { do: 'if', condition: { kind: 'not', condition }, then: otherwise }];
}
/** "If you do ... If you don't ...": both of the same choice, or of whether it was done. */
export function eitherWay(
  does: readonly Instruction[],
  then: readonly Instruction[],
  otherwise: readonly Instruction[],
  at: number,
): readonly Instruction[] {
  const before = does.at(-1);
  const done = onSuccess(does, then, at);
  const last = done.at(-1);
  const isOffer = before?.do === 'may' && before.then[0]?.do !== 'if' && !before.otherwise;
  if ((last?.do !== 'may' && last?.do !== 'if') || (last.do === 'may' ? !isOffer : before?.do === 'if'))
    throw new Unclear(at, 'when the other is done is not known');
  return [...done.slice(0, -1), { ...last, otherwise }];
}
/** What one may do instead is not done by who declines: then the other is. */
export function orElse(then: readonly Instruction[], first: readonly Instruction[]): readonly Instruction[] {
  const last = then.at(-1);
  return last?.do === 'may' && !last.otherwise ? [...then.slice(0, -1), { ...last, otherwise: first }] : then;
}
/** What "you" or "they" did or did not. @throws Unclear when it was for somebody else to do */
export function doneBy(words: string, does: readonly Instruction[], { first }: Tree['parts']): readonly Instruction[] {
  const who = actorIn(does);
  const fits = words.startsWith('you') ? who === undefined || who.kind === 'you' : who !== undefined && who.kind !== 'you';
  if (!fits) throw new Unclear((first?.end ?? 0) + '. '.length, `it is not for “${words}”`);
  return does;
}
