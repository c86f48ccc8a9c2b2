/** What is said of several at once and meant of each by itself: "each player loses 1 life for each Swamp they control". */
import { isSame } from '../language/parts.ts';
import type { Instruction, InstructionOf } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { sayEachPlayer, sayPlayer } from './antecedents.ts';
import { holds, isEach, mapTree, type Scope, Unclear } from './scope.ts';

const each: Ref = { kind: 'each' };

/** In an instruction what is said of these is said of each of them. */
const asEach = <T>(value: T, of: Ref): T => mapTree(value, (inside) => (isSame(inside, of) ? each : undefined));

/** Whether it is so of some of a set goes through that set by itself. */
const withoutSome = (value: unknown): unknown =>
  mapTree(value, (inside) => ('kind' in inside && inside.kind === 'some' && 'of' in inside ? inside.of : undefined));

/** Whether something in it means each one of a set that nothing in it goes through. */
const isFree = (value: unknown): boolean =>
  holds(withoutSome(value), (inside) => isSame(inside, each)) && !holds(value, (inside) => 'do' in inside && inside.do === 'for each');

/** These ask how many, and of what, for each player by themselves. */
const goesThrough: readonly Instruction['do'][] = ['draw', 'discard', 'sacrifice', 'search', 'set life'];

/** Instructions of which some mean each of a set: those are carried out for each of it. */
export function distribute(does: readonly Instruction[], of: Ref | undefined): readonly Instruction[] {
  if (!of) return does;
  return does.map((instruction) => {
    if (!isFree(instruction) || (goesThrough.includes(instruction.do) && 'who' in instruction && isSame(instruction.who, of)))
      return instruction;
    return { do: 'for each', of, then: [asEach(instruction, of)] };
  });
}

/** The same where X is what each has: what changes objects looks at each of them by itself already. */
export const distributeX = (does: readonly Instruction[], of: Ref | undefined): readonly Instruction[] =>
  does.flatMap((each) => (each.do === 'modify' ? [each] : distribute([each], of)));

/** An instruction that asks a player: each of several players in turn. */
export const perPlayer = (who: Ref, instruction: Instruction): readonly Instruction[] =>
  isEach(who) ? [{ do: 'for each', of: who, then: [asEach(instruction, who)] }] : [instruction];

/** What is done by others than who may have them do it: several do it at once, or each does it all in turn. */
export function doneByOthers(other: Ref, then: readonly Instruction[]): readonly Instruction[] {
  if (!isEach(other)) return then;
  const does = distribute(
    then.map((does) => ('who' in does && does.who.kind === 'each' ? { ...does, who: other } : does)),
    other,
  );
  return does.length > 1 && does.some((each) => each.do === 'for each') ? [{ do: 'for each', of: other, then }] : does;
}

/** What is asked behind what each of several does is asked of each of them. @throws Unclear where it is not said whom it is asked of */
export function askEach(does: InstructionOf<'if'>, { said }: Scope, at: number): readonly Instruction[] {
  if (!isFree(does.condition) || said.some(({ ref }) => ref.kind === 'each')) return [does];
  const [only, ...others] = does.then;
  if (only?.do === 'for each' && others.length === 0) return [{ ...only, then: [{ ...does, then: only.then }] }];
  if (!only || others.length > 0 || !('who' in only) || !isEach(only.who)) throw new Unclear(at, 'whom it is asked of is not said');
  return perPlayer(only.who, does);
}

/** Who acts from here on behind "may" and "have": of several players the one in question. */
export function acting(scope: Scope, who: Ref | undefined): Scope {
  if (!who || !isEach(who)) return { ...scope, doer: who ?? scope.doer, plainly: true };
  return { ...sayPlayer({ ...scope, said: scope.said.filter(({ ref }) => !isSame(ref, who)) }, each), doer: each, plainly: true };
}

/** Behind what each of several players did, they are several again. */
export const alone = (scope: Scope, who: Ref): Scope =>
  isEach(who) ? sayEachPlayer({ ...scope, said: scope.said.filter(({ ref }) => ref.kind !== 'each') }, who) : scope;

/** Sets that later words speak of are remembered before the first instruction that speaks of them (608.2h). */
export function rememberSets(does: readonly Instruction[], sets: Scope['sets']): readonly Instruction[] {
  return sets.reduce((made, set) => insertFirst(made, set) ?? made, does);
}
/** Nothing is asked: all of them are chosen. */
const remember = (of: Ref, slot: string): Instruction => ({
  do: 'choose',
  who: { kind: 'you' },
  from: of,
  amount: { kind: 'count', of },
  slot,
});
function insertFirst(does: readonly Instruction[], { of, slot }: Scope['sets'][number]): readonly Instruction[] | undefined {
  for (const [at, instruction] of does.entries()) {
    const inside = Object.entries(instruction).filter(([, value]) => Array.isArray(value) && holds(value, (each) => 'do' in each));
    const own = Object.fromEntries(Object.entries(instruction).filter(([key]) => !inside.some(([name]) => name === key)));
    if (holds(own, (each) => isSame(each, of))) return [...does.slice(0, at), remember(of, slot), ...does.slice(at)];
    for (const [key, value] of inside) {
      const changed = insertFirst(value as readonly Instruction[], { of, slot });
      // What stands beside it speaks of the same: it is remembered before both.
      const beside = { ...instruction, [key]: [] };
      if (changed && holds(beside, (each) => 'slot' in each && each.slot === slot))
        return [...does.slice(0, at), remember(of, slot), ...does.slice(at)];
      if (changed) return [...does.slice(0, at), { ...instruction, [key]: changed }, ...does.slice(at + 1)];
    }
  }
  return undefined;
}
