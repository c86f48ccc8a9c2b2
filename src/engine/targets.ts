/** Targets: chosen as a spell or ability is put onto the stack, looked at again as it resolves (115, 601.2c, 608.2b). */
import type { Effect, TargetSlot } from './abilities.ts';
import { amountOf, type Context, findMatching, matches, type Thing } from './context.ts';
import { lookAt } from './layers/characteristics.ts';
import type { Look } from './look.ts';
import { type Answer, ask, type Game, type Judgement, legal, type Procedure, Refusal } from './procedure.ts';
import { barsTarget } from './protection.ts';
import type { ObjectId } from './state.ts';

/** Everything that may be chosen for one word "target". */
export function legalTargets(look: Look, slot: TargetSlot, context: Context): readonly Thing[] {
  return findMatching(look, slot.filter, context).filter(
    (thing) => thing !== context.source && barsTarget(look, thing, context.source, context.controller) === undefined,
  );
}

/** Whether a chosen target is still legal: there, as it has to be, and not barred (608.2b). */
export function isLegalTarget(look: Look, thing: Thing, slot: TargetSlot, context: Context): boolean {
  if (!look.state.players.some(({ id, left }) => id === thing && !left) && look.state.objects[thing] === undefined) return false;
  return matches(look, thing, slot.filter, context) && barsTarget(look, thing, context.source, context.controller) === undefined;
}

/** Chooses the targets of the effects of a spell or ability, word by word. @throws Refusal when there are too few (601.2c). */
export function* chooseTargets(game: Game, effects: readonly Effect[], context: Context): Procedure<readonly (readonly Thing[])[]> {
  const chosen: (readonly Thing[])[] = [];
  const slots = effects.flatMap(({ targets }) => targets);
  for (const [at, slot] of slots.entries()) {
    const look = lookAt(game.state);
    const inContext: Context = { ...context, announced: { ...context.announced, targets: chosen } };
    const options = legalTargets(look, slot, inContext);
    const [least, most] = [amountOf(look, slot.least, inContext), amountOf(look, slot.most, inContext)];
    if (options.length < least) throw new Refusal(`there are not enough legal targets (${options.length} of ${least})`, 'cast.targets');
    const answer = yield* ask(game, {
      player: context.controller,
      kind: 'target',
      text: `Target ${at + 1}`,
      source: context.source,
      options: () => listChoices(options, least, most),
      judge: (given) => judgeTargets(look, given, options, least, most, inContext),
      cites: ['cast.targets'],
    });
    chosen.push(toList(answer));
  }
  return chosen;
}

/** The one thing, name or number that an answer is; empty for a list or a map. */
export const toText = (answer: Answer | undefined): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

/** The things that an answer names. */
export const toList = (answer: Answer): readonly ObjectId[] =>
  Array.isArray(answer) ? (answer as readonly Answer[]).map(toText) : answer === false || answer === 'no' ? [] : [toText(answer)];

/** Ways of choosing so many of these; a single one is named without a list around it. */
export function listChoices(options: readonly Thing[], least: number, most: number): readonly Answer[] {
  if (least === 1 && most === 1) return options;
  const sets = combinations(options, Math.min(most, options.length));
  return sets.filter((set) => set.length >= least);
}

/** All subsets of at most so many, the smaller first; the order of members is that of the list. */
export function combinations<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  let sets: (readonly T[])[] = [[]];
  for (const item of items) sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, item])];
  return sets.toSorted((a, b) => a.length - b.length);
}

function judgeTargets(look: Look, answer: Answer, options: readonly Thing[], least: number, most: number, context: Context): Judgement {
  const list = toList(answer);
  if (new Set(list).size < list.length)
    return { legal: false, reason: 'the same target is chosen twice for one word "target"', cites: ['cast.targets'] };
  if (list.length < least || list.length > most)
    return { legal: false, reason: `${list.length} targets chosen, ${least} to ${most} expected`, cites: ['cast.targets'] };
  const wrong = list.find((thing) => !options.includes(thing));
  if (wrong === undefined) return legal;
  const known = look.state.objects[wrong] !== undefined || look.state.players.some(({ id }) => id === wrong);
  const bar = known ? barsTarget(look, wrong, context.source, context.controller) : undefined;
  return { legal: false, reason: `${wrong} is no legal target`, cites: bar === undefined ? ['cast.targets'] : [bar, 'cast.targets'] };
}
