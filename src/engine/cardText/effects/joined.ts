/** Sentences of which one belongs to the other: what is prevented, what a copy may target, what enters is from its first moment on. */
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { isSame, partsIn, speaksOf } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { Changes } from '../changes.ts';
import { instructionsIn } from '../instructionsIn.ts';
import { anywhere, mapTree, Unclear } from '../scope.ts';

/** "Red creatures get +2/+0 and white creatures get +0/+2 until end of turn": a duration is that of all that is said before it so. */
export function lastTogether(does: readonly Instruction[]): readonly Instruction[] {
  const changing = (each: Instruction | undefined): each is InstructionOf<'modify'> =>
    each?.do === 'modify' && each.changes.every(({ kind }) => kind === 'modify power/toughness' || kind === 'add ability');
  return does.map((each, at) => {
    if (!changing(each) || each.duration !== 'permanent') return each;
    const rest = does.slice(at + 1);
    const lasting = rest.findIndex((other) => changing(other) && other.duration !== 'permanent');
    const last = rest[lasting];
    return changing(last) && rest.slice(0, lasting).every(changing) ? { ...each, duration: last.duration } : each;
  });
}

/** What speaks of prevented damage belongs to the prevention; a search shuffles by itself. */
export function joinSentences(does: readonly Instruction[]): readonly Instruction[] {
  return does.reduce<readonly Instruction[]>((done, next) => {
    const last = done.at(-1);
    const delayed = last && withLater(last, next);
    if (delayed) return [...done.slice(0, -1), delayed];
    if (last?.do === 'copy spell' && next.do === 'retarget' && next.to)
      return [...done.slice(0, -1), { ...last, newTargets: false, target: next.to }];
    if (last && next.do === 'modify' && next.is) {
      const entering = whatEnters(last, next.changes);
      if (entering) return [...done.slice(0, -1), entering];
    }
    const shuffled = last && next.do === 'shuffle' ? joinShuffle(last, next.what) : undefined;
    if (shuffled) return [...done.slice(0, -1), shuffled];
    if (next.do === 'if prevented') return [...done.slice(0, -1), withEach(last, next)];
    if (last?.do !== 'prevent damage' || !partsIn(next).some(({ kind, slot }) => kind === 'memory' && slot === 'damage'))
      return [...done, next];
    // What waits for all of it does so once, also where it is prevented little by little.
    if (next.do === 'later') throw new Unclear(0, 'what is prevented by then is not known together');
    return [...done.slice(0, -1), { ...last, then: [...(last.then ?? []), next] }];
  }, []);
}
/** What is done "if damage is prevented this way" is done with each prevention, not behind what begins the shield (615.5). @throws Unclear */
function withEach(last: Instruction | undefined, { from, then }: InstructionOf<'if prevented'>): Instruction {
  if (last?.do !== 'prevent damage') throw new Unclear(0, 'nothing is prevented');
  const before = last.then ?? [];
  if (from === undefined) return { ...last, then: [...before, ...then] };
  // A source of damage may be anywhere by now.
  const filter: Filter = { kind: 'and', filters: [from, anywhere] };
  const condition: Condition = { kind: 'matches', subject: { kind: 'event', role: 'source' }, filter };
  return { ...last, then: [...before, { do: 'if', condition, then }] };
}
/** What a text says a permanent is that it has just put onto the battlefield, that is from its first moment on (611.2e). */
function whatEnters(last: Instruction, changes: Changes): Instruction | undefined {
  if (last.do === 'move') return last.to === 'battlefield' ? { ...last, changes } : undefined;
  if (last.do === 'create token') return withAbilities(last, changes);
  if (last.do !== 'may' && last.do !== 'if') return undefined;
  const inner = last.then.at(-1);
  const entering = inner && whatEnters(inner, changes);
  return entering && { ...last, then: [...last.then.slice(0, -1), entering] };
}
/** What a text says of shuffling right behind a search is a part of it, for who may search too. */
function joinShuffle(last: Instruction, library: Ref): Instruction | undefined {
  if (last.do === 'search') return isSame(last.library ?? last.who, library) ? withShuffle(last) : undefined;
  if (last.do !== 'may' || last.cost) return undefined;
  const inner = last.then.at(-1);
  const shuffled = inner && joinShuffle(inner, library);
  return shuffled && { ...last, then: [...last.then.slice(0, -1), shuffled] };
}
/**
 * A search shuffles, since each text says so behind it: sooner or later, or if it was done. What says so is not a shuffle more.
 * @throws Unclear of one that does not
 */
export function withShuffles(does: readonly Instruction[], at: number): readonly Instruction[] {
  const all = instructionsIn(does);
  const said = all.flatMap((each, place) => {
    if (each.do !== 'search' || !each.ordered) return [];
    const library = each.library ?? each.who;
    const shuffle = all.slice(place).find((later) => later.do === 'shuffle' && isSame(later.what, library));
    if (!shuffle) throw new Unclear(at, 'a library is searched, and not shuffled');
    // What is found and stays there goes elsewhere first: it is shuffled where the text says so.
    return each.stays ? [] : [shuffle];
  });
  return mapTree(without(does, said), (part) => ('ordered' in part ? withShuffle(part as InstructionOf<'search'>) : undefined));
}
/** Those that are left, and no question whether something was done of which nothing hangs any more. */
function without(does: readonly Instruction[], gone: readonly Instruction[]): readonly Instruction[] {
  if (gone.length === 0) return does;
  return does.flatMap((each): readonly Instruction[] => {
    if (gone.includes(each)) return [];
    if (each.do !== 'may' && each.do !== 'if') return [each];
    const [then, otherwise] = [without(each.then, gone), each.otherwise && without(each.otherwise, gone)];
    return each.do === 'if' && then.length < each.then.length && then.length === 0 && !otherwise
      ? []
      : [{ ...each, then, ...(otherwise ? { otherwise } : {}) }];
  });
}
function withShuffle({ ordered: _, ...search }: InstructionOf<'search'>): Instruction {
  return search;
}
/** "Return it at the beginning of your next upkeep. It gains haste": what is said of what a delayed ability moves is a part of that. */
function withLater(last: Instruction, next: Instruction): Instruction | undefined {
  if (last.do === 'later') {
    const isOf = speaksOf(next, last.then);
    // "If you lose the flip, sacrifice it" behind what is done later when it is won: what is asked is asked now, and "it" is none of these.
    if (next.do === 'if' && isOf && !speaksOf(next.condition, last.then))
      throw new Unclear(0, 'what is asked now has nothing of what is done later');
    return isOf ? { ...last, then: [...last.then, next] } : undefined;
  }
  if (last.do !== 'may' && last.do !== 'if') return undefined;
  const inner = last.then.at(-1);
  const later = inner && withLater(inner, next);
  return later && { ...last, then: [...last.then.slice(0, -1), later] };
}
/** "They have": what the text that creates a token gives it is a part of it, for its copies too (111.3). */
function withAbilities(create: InstructionOf<'create token'>, changes: Changes): Instruction | undefined {
  const given = changes.flatMap((change) => (change.kind === 'add ability' ? [change.ability] : []));
  if (!('types' in create.token) || given.length < changes.length) return undefined;
  return { ...create, token: { ...create.token, abilities: [...create.token.abilities, ...given] } };
}
