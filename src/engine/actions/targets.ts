/** Targets: chosen as a spell or ability is put onto the stack, looked at again as it resolves (115, 601.2c, 608.2b). */
import { toText, toList } from '../events/answers.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Effect, TargetSlot } from '../language/ability.ts';
import { wordsAsked } from '../language/paidParts.ts';
import { kindsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { bounds, TooManyAnswers } from '../state/bounds.ts';
import { combinations } from '../state/combinations.ts';
import type { Thing } from '../state/state.ts';
import type { Context } from '../look/reading/context.ts';
import { numberOf } from '../look/reading/compare.ts';
import { contextsOf } from '../look/reading/ownTargets.ts';
import { amountOf, choosersOf, findMatching, matches, resolveRef } from '../look/reading/read.ts';
import { citesOfChooser } from '../look/reading/rulesRead.ts';
import { type Parts, partsOf, tooManyParts } from './casting/division.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import { ask, cite, type Game, type Procedure, rareOf } from '../events/procedure.ts';
import { type Answer, illegal, type Judgement, legal, legalIf, NoLegalChoice } from '../events/question.ts';
import type { IllegalTarget } from '../events/sayings.ts';
import { barsTarget } from '../look/targetable.ts';
import { citesOfRange, inRange, isNewNeighbour, seatsReached } from '../look/range.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { PlayerId } from '../state/state.ts';
import { countOf } from '../state/sentences.ts';
import { isInGame } from '../state/changes.ts';

/** Whether something may be the target of several words of one spell or ability (601.2c), or of one alone (2004-06-01 409.1c). */
export const targetOfSeveral: readonly Variant<boolean>[] = [
  { from: '2004-10-01', value: true },
  { from: '', value: false },
];

/** Everything that may be chosen for one word "target". A spell is never its own target (115.5). `before`: what other words have chosen. */
export function legalTargets(look: Look, slot: TargetSlot, context: Context, before: readonly Thing[] = []): readonly Thing[] {
  const isSpell = look.state.objects[context.source]?.zone === 'stack' && context.ability === undefined;
  const taken = before.length === 0 || variantOn(targetOfSeveral, look.state.day) ? [] : before;
  return findMatching(look, slot.filter, context).filter(
    (thing) => !(isSpell && thing === context.source) && !taken.includes(thing) && barsTarget(look, thing, context) === undefined,
  );
}

/** Whether a chosen target is still legal: there, as it has to be, and not barred (608.2b). */
export const isLegalTarget = (look: Look, thing: Thing, slot: TargetSlot, context: Context): boolean =>
  whyIllegal(look, thing, slot, context) === undefined;

/** Why a chosen target is not legal any more: it is gone, barred, or not as it has to be; undefined where it is. */
export function whyIllegal(look: Look, thing: Thing, slot: TargetSlot, context: Context): IllegalTarget['why'] | undefined {
  if (!isInGame(look.state, thing) && look.state.objects[thing] === undefined) return 'gone';
  const bar = barsTarget(look, thing, context);
  return bar ?? (matches(look, thing, slot.filter, context) ? undefined : 'other');
}

/**
 * Chooses the targets of the effects of a spell or ability, word by word; each effect counts its own words from 0.
 * @throws NoLegalChoice when there are too few (601.2c).
 */
export function* chooseTargets(game: Game, effects: readonly Effect[], context: Context): Procedure<readonly (readonly Thing[])[]> {
  const all: (readonly Thing[])[] = [];
  for (const effect of effects) {
    const { targets } = effect;
    const parts = partsOf(game, effect, context);
    const asked = wordsAsked(effect, context.announced.paid);
    const own: (readonly Thing[])[] = [];
    for (const [word, slot] of targets.entries()) {
      if (asked[word] === false) {
        own.push([]);
        continue;
      }
      const inContext: Context = { ...context, announced: { ...context.announced, targets: own } };
      const each = slot.each ? resolveRef(lookAt(game.state), slot.each, inContext) : [undefined];
      const chosen: Thing[] = [];
      for (const thing of each)
        chosen.push(
          ...(yield* chooseForWord(
            game,
            slot,
            thing === undefined ? inContext : { ...inContext, each: thing },
            all.length + own.length,
            parts?.slot === word ? parts : { most: Infinity, least: 0 },
            [...all, ...own].flat(),
          )),
        );
      own.push(chosen);
    }
    all.push(...own);
  }
  return all;
}

/** The effects, where a target is chosen for each of several, with those for whom one was: it must still be that one's (608.2b). */
export const effectsFor = (look: Look, effects: readonly Effect[], context: Context): readonly Effect[] =>
  contextsOf(effects, context).map((own, at) => ({
    instructions: effects[at]?.instructions ?? [],
    targets: (effects[at]?.targets ?? []).map((slot, word) => {
      if (!slot.each) return slot;
      const each = resolveRef(look, slot.each, own);
      const things = (own.announced.targets[word] ?? []).map(
        (thing) => each.find((one) => isLegalTarget(look, thing, slot, { ...own, each: one })) ?? '',
      );
      return { ...slot, each: { kind: 'these', things } };
    }),
  }));

/**
 * Places, from 1, of the modes that can be chosen: for the others there are not enough legal targets (700.2a, 603.3c). What a word asks of
 * an X, of a division or of another player is looked at when these are known. @throws TooManyAnswers
 */
export function possibleModes({ state }: Pick<Game, 'state'>, modes: readonly Effect[], context: Context): readonly number[] {
  const look = lookAt(state);
  const waits = ({ targets }: Effect): boolean =>
    targets.some((slot) => slot.by !== undefined || ['x', 'division'].some((kind) => kindsIn(slot).has(kind)));
  return modes.flatMap((mode, at) => (waits(mode) || canChooseTargets(look, mode, context) ? [at + 1] : []));
}

/** Whether targets can be chosen for every word of an effect; what is chosen for one may be no target for the next. @throws TooManyAnswers */
function canChooseTargets(look: Look, effect: Effect, context: Context): boolean {
  const { targets } = effect;
  const asked = wordsAsked(effect, context.announced.paid);
  let tries = 0;
  const canGoOn = (chosen: readonly (readonly Thing[])[]): boolean => {
    const slot = targets[chosen.length];
    if (!slot) return true;
    if (asked[chosen.length] === false) return canGoOn([...chosen, []]);
    tries += 1;
    if (tries > bounds.tries) throw TooManyAnswers.tried([]);
    const inContext: Context = { ...context, announced: { ...context.announced, targets: chosen } };
    const each = slot.each ? resolveRef(look, slot.each, inContext) : [undefined];
    const [least, most] = [Math.max(0, amountOf(look, slot.least, inContext)), Math.max(0, amountOf(look, slot.most, inContext))];
    const options = each.map((thing) =>
      legalTargets(look, slot, thing === undefined ? inContext : { ...inContext, each: thing }, chosen.flat()),
    );
    if (options.some(({ length }) => length < least)) return false;
    // Only where a later word speaks of what is chosen for this one it matters which.
    const later = targets.slice(chosen.length + 1);
    const isSpokenOf =
      later.some(({ filter }) => kindsIn(filter).has('target')) || (later.length > 0 && !variantOn(targetOfSeveral, look.state.day));
    if (!isSpokenOf || each.length !== 1) return canGoOn([...chosen, options.flatMap((some) => some.slice(0, most))]);
    return combinations(options[0] ?? [], Math.min(most, options[0]?.length ?? 0), { least }).some((some) => canGoOn([...chosen, some]));
  };
  return canGoOn([]);
}

/** Whether these can be targets for one word together. */
export function areTogether(look: Look, { together, total }: TargetSlot, things: readonly Thing[], context: Context): boolean {
  const objects = things.flatMap((id) => look.state.objects[id] ?? []);
  if (together && new Set(objects.map(({ owner }) => owner)).size > 1) return false;
  if (!total) return true;
  // Of negative powers the sum is what it is (107.1b).
  return objects.reduce((sum, each) => sum + (numberOf(look, each, total.of) ?? 0), 0) <= amountOf(look, total.most, context);
}

type Among = Pick<Parts, 'most' | 'least'>;

/** `parts`: among how many something is divided. `before`: what was chosen for the words before it. */
function* chooseForWord(
  game: Game,
  slot: TargetSlot,
  context: Context,
  at: number,
  parts: Among,
  before: readonly Thing[],
): Procedure<readonly Thing[]> {
  const look = lookAt(game.state);
  const player = slot.by ? yield* pickChooser(game, slot.by, context) : context.controller;
  // Another player who chooses, chooses what is in range of both (801.5a).
  const own = player === context.controller ? context : { ...context, within: [player] };
  const options = legalTargets(look, slot, own, before);
  const [least, most] = [Math.max(0, amountOf(look, slot.least, context)), Math.max(0, amountOf(look, slot.most, context))];
  const owned = Map.groupBy(options, (id) => slot.together && look.state.objects[id]?.owner).values();
  const room = Math.max(0, ...[...owned].map(({ length }) => length));
  if (room < least) {
    const there = room === 0 ? 'none' : `only ${room}`;
    throw new NoLegalChoice(`it needs ${countOf(least, 'target')}, and ${there} ${room > 1 ? 'are' : 'is'} legal`, 'cast.targets');
  }
  if (most === 0) return [];
  if (least > parts.most) throw new NoLegalChoice(tooManyParts(parts.most, least), 'cast.division');
  const due = Math.min(parts.least, parts.most, room);
  cite(game, ...(game.teller?.asks(look, slot.filter) ?? []));
  const answer = yield* ask(game, {
    player,
    kind: 'target',
    text: at === 0 ? 'Which target?' : 'Which is the next target?',
    source: context.source,
    options: () =>
      listChoices(options, Math.max(least, due), Math.min(most, parts.most)).filter((some) =>
        areTogether(look, slot, toList(some), context),
      ),
    judge: (given) => {
      const judgement = judgeTargets(look, given, options, least, most, own);
      if (judgement.legal && !areTogether(look, slot, toList(given), context))
        return illegal(slot.together ? 'they are not of one graveyard' : `their total ${slot.total?.of ?? ''} is too much`, 'cast.targets');
      const count = toList(given).length;
      if (judgement.legal && count < due) return illegal('what is divided among any number is divided among one at least', 'numbers.any');
      return judgement.legal && count > parts.most ? illegal(tooManyParts(parts.most, count), 'cast.division') : judgement;
    },
    cites: ['cast.targets', ...citesOfRange(game.state, slot.by ? ['range.choices'] : ['range.targets', ...seatsReached(game.state)])],
  });
  return toList(answer);
}

/** Another player who makes a choice; of several, the one whom the controller picks. */
export function* pickChooser(game: Game, by: Ref, context: Context): Procedure<PlayerId> {
  cite(game, ...citesOfChooser(lookAt(game.state), by, context));
  const players = choosersOf(lookAt(game.state), by, context);
  const [first, ...others] = players;
  if (first !== undefined && others.length === 0 && !isInGame(game.state, first))
    return yield* rareOf(game, 'choices of who has left').standIn(game, first, context);
  if (first === undefined || others.length === 0) return first ?? context.controller;
  const answer = yield* ask(game, {
    player: context.controller,
    kind: 'object',
    text: 'Which player chooses?',
    source: context.source,
    options: () => players,
    judge: (given) => legalIf(players.includes(toText(given)), 'that player cannot choose it', 'resolve.choice'),
    cites: citesOfRange(game.state, ['range.choices']),
  });
  return toText(answer);
}

/** Ways of choosing so many of these; a single one is named without a list around it. */
export function listChoices(options: readonly Thing[], least: number, most: number): readonly Answer[] {
  if (least === 1 && most === 1) return options;
  return combinations(options, most, { least });
}

function judgeTargets(look: Look, answer: Answer, options: readonly Thing[], least: number, most: number, context: Context): Judgement {
  const list = toList(answer);
  if (new Set(list).size < list.length) return illegal('the same target is chosen twice', 'cast.targets');
  if (list.length < least || list.length > most)
    return illegal(
      `it takes ${least === most ? countOf(least, 'target') : `${least} to ${most} targets`}, not ${list.length}`,
      'cast.targets',
    );
  const wrong = list.find((thing) => !options.includes(thing));
  if (wrong === undefined) return legal;
  const known = look.state.objects[wrong] !== undefined || look.state.players.some(({ id }) => id === wrong);
  const bars = known ? whyNot(look, wrong, context) : [];
  return illegal(`${wrong} is no legal target`, ...bars, 'cast.targets');
}

function whyNot(look: Look, thing: Thing, context: Context): readonly Concept[] {
  const { controller, within = [] } = context;
  if (!inRange(look, controller, thing))
    return isNewNeighbour(look, controller, thing) ? ['range.targets', 'range.determined'] : ['range.targets'];
  if (!within.every((player) => inRange(look, player, thing))) return ['range.choices'];
  const bar = barsTarget(look, thing, context);
  return bar === undefined ? [] : [bar];
}
