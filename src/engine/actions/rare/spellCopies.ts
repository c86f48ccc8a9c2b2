/** Copying spells and abilities on the stack (707.10). */
import { isSame } from '../../language/parts.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { blank } from '../../events/apply.ts';
import { bestow, isBestowed } from '../../events/bestow.ts';
import { atMost, bounds } from '../../state/bounds.ts';
import { countObjects, takeTimestamp } from '../../state/changes.ts';
import { combinations } from '../../state/combinations.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { disguisedMemory, isDisguised } from '../../look/keywords/disguise.ts';
import { withExceptions } from '../../look/copying.ts';
import { reworded } from '../../look/layers/textChange.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';
import { ask, cite, type Game, type Procedure, say } from '../../events/procedure.ts';
import { type Answer, legalIf } from '../../events/question.ts';
import type { Announced, GameObject, ObjectId, PlayerId, Remembered, Thing } from '../../state/state.ts';
import { toList } from '../../events/answers.ts';
import { notYet } from '../../state/notYet.ts';
import { wordsOf } from '../../look/reading/ownTargets.ts';
import { areTogether, legalTargets } from '../targets.ts';
import { announcedBy, couldBeTargets, inOrder } from './couldTarget.ts';
import { chooseObjects } from '../../events/choices.ts';
import { copyOf } from '../instructions/madeCards.ts';
import { addCard } from '../instructions/tokens.ts';
import { becameOf } from '../../events/instructions/became.ts';

/** Puts copies onto the stack: with the same modes, X, costs paid and targets, and new targets where that is allowed. */
export function* copySpells(
  game: Game,
  { what, newTargets, changes = [], target, couldTarget, others, amount }: InstructionOf<'copy spell'>,
  context: Context,
): Procedure<Readonly<Record<string, Remembered>>> {
  const made: ObjectId[] = [];
  const count = amount === undefined ? 1 : amountOf(lookAt(game.state), amount, context);
  const originals = resolveRef(lookAt(game.state), what, context);
  atMost(bounds.objects, countObjects(game.state) + count * originals.length, 'objects');
  for (const id of Array.from({ length: Math.max(0, count) }, () => originals).flat()) {
    // A spell that is gone is copied as it last was on the stack.
    const original = game.state.objects[id] ?? game.state.past[id]?.object;
    if (original?.zone !== 'stack') continue;
    // The other half goes along (709.5b).
    const { layout, faces } = game.state.cards[original.card] ?? {};
    if (layout === 'split' && faces?.[0]?.types.includes('enchantment')) throw notYet('a copy of a Room');
    const own = announcedBy(original)?.targets.flat() ?? [];
    const inTurn =
      couldTarget &&
      (yield* inOrder(game, original, without(resolveRef(lookAt(game.state), couldTarget, context), others ? own : []), context));
    const one = target && (yield* chooseOne(game, original, resolveRef(lookAt(game.state), target, context), context));
    for (const to of inTurn ?? [one]) {
      if (to === 'none') continue;
      const copy = makeCopy(game, to === undefined ? original : withTargets(original, to), changes, context);
      made.push(...becameOf(yield* perform(game, [{ kind: 'create', object: copy }])));
      // A copy of a bestowed Aura spell is one, too (702.103c).
      if (isBestowed(copy)) game.state = bestow(game.state, copy.id, copy.controller);
      const targets = announcedBy(copy)?.targets.flat() ?? [];
      if (newTargets) yield* chooseNewTargets(game, copy.id, context.controller);
      else if (targets.length > 0) yield* perform(game, [{ kind: 'targets', object: copy.id, targets, anew: true }]);
    }
  }
  return { it: made };
}

const without = (things: readonly Thing[], others: readonly Thing[]): readonly Thing[] => things.filter((thing) => !others.includes(thing));

/** Which of these the copy will target: they must be legal for each word "target" (707.10e). */
function* chooseOne(game: Game, original: GameObject, things: readonly Thing[], context: Context): Procedure<Thing> {
  const able = couldBeTargets(game, original, things, context);
  const [chosen = 'none'] = yield* chooseObjects(game, context.controller, able, 1, 'What does the copy target?', 'copy.target');
  cite(game, 'copy.target');
  if (chosen === 'none') say(game, 'no copy');
  return chosen;
}

function withTargets(original: GameObject, to: Thing): GameObject {
  const change = <T extends Announced>(announced: T): T => ({
    ...announced,
    targets: announced.targets.map((chosen) => chosen.map(() => to)),
    ...(announced.division ? { division: { [to]: Object.values(announced.division).reduce((sum, share) => sum + share, 0) } } : {}),
  });
  return {
    ...original,
    ...(original.spell ? { spell: change(original.spell) } : {}),
    ...(original.ability ? { ability: change(original.ability) } : {}),
  };
}

function makeCopy(game: Game, original: GameObject, changes: Parameters<typeof withExceptions>[1], context: Context): GameObject {
  const look = lookAt(game.state);
  const { controller } = context;
  const made = original.ability ? undefined : copyOf(look, original.id, (face) => withExceptions(face, changes, look, context));
  const [timestamp, next] = takeTimestamp(game.state);
  game.state = next;
  const card = made ? addCard(game, made) : `${original.card} copy ${timestamp}`;
  return {
    ...blank,
    id: `${card}.0`,
    card,
    kind: made ? 'copy' : 'ability',
    face: made?.up ?? 0,
    // Until July 2009 a copy of a spell was owned by the player who controlled it as well; its owner is that player still (707.10).
    owner: controller,
    controller,
    zone: 'stack',
    timestamp,
    controlledSince: 0,
    commander: false,
    faceDown: original.faceDown,
    // What convoked the original did so for the copy (707.10).
    ...(isDisguised(original) ? { memory: disguisedMemory } : original.memory['convoked'] ? { memory: original.memory } : {}),
    // Mana is no object: none was spent on the copy, which was not cast (707.10).
    ...(original.spell ? { spell: { ...original.spell, colorsSpent: [], manaSpent: 0, castFrom: 'outside' } } : {}),
    ...(original.ability ? { ability: original.ability } : {}),
  };
}

/**
 * For each word "target", other things may be chosen; what cannot be chosen anew stays as it is (707.10c, 115.7d). Only the last set
 * counts, so that two targets may change places (115.7e). The first answer may name all of them.
 */
export function* chooseNewTargets(game: Game, id: ObjectId, controller: PlayerId): Procedure<void> {
  const object = game.state.objects[id];
  const announced = object?.spell ?? object?.ability;
  if (!object || !announced) return;
  const look = lookAt(game.state);
  const before = announced.targets;
  const effects = reworded(game.state, id, announced.effects);
  const rule = object.kind === 'copy' || object.kind === 'ability' ? 'copy.newTargets' : 'target.change';
  const wordAt = (at: number, targets: Announced['targets']) => {
    const context: Context = {
      source: object.ability?.source ?? id,
      controller: object.controller,
      announced: { ...announced, targets },
      memory: {},
      ...(object.ability ? { ability: object.ability.ability } : {}),
    };
    return wordsOf(effects, context)[at];
  };
  const legalFor = (at: number, targets: Announced['targets']): readonly Thing[] => {
    const word = wordAt(at, targets);
    return word ? legalTargets(look, ...word) : [];
  };
  const legalBefore = before.map((_, at) => legalFor(at, before));
  /** What is changed is legal; what is not, is as legal as it was. */
  const isLegalSet = (targets: Announced['targets']): boolean =>
    targets.every((now, at) => {
      const able = legalFor(at, targets);
      const [slot, own] = wordAt(at, targets) ?? [];
      if (slot && own && !areTogether(look, slot, now, own)) return false;
      return now.every((thing) => able.includes(thing) || (before[at]?.includes(thing) && !legalBefore[at]?.includes(thing)));
    });
  /** The choices for the word behind what is chosen with which all can come out right. */
  const choicesAfter = (chosen: Announced['targets']): readonly (readonly Thing[])[] => {
    const now = before[chosen.length] ?? [];
    const all = [...new Set([...now, ...legalFor(chosen.length, chosen), ...legalFor(chosen.length, [])])];
    return combinations(all, now.length, { least: now.length, fits: (set) => canComplete([...chosen, set]) });
  };
  const canComplete = (chosen: Announced['targets']): boolean =>
    chosen.length === before.length ? isLegalSet(chosen) : choicesAfter(chosen).length > 0;
  const chosen: (readonly Thing[])[] = [];
  while (chosen.length < before.length) {
    const at = chosen.length;
    const able = choicesAfter(chosen);
    const size = before[at]?.length ?? 0;
    if (able.length === 0 || size === 0) {
      chosen.push(before[at] ?? []);
      continue;
    }
    /** The words that an answer speaks of, each with its targets; "no" leaves them as they are. */
    const namedIn = (given: Answer): Announced['targets'] => {
      if (given === 'no') return before.slice(at);
      const list = toList(given);
      let from = 0;
      return list.length === size ? [list] : before.slice(at).map(({ length }) => list.slice(from, (from += length)));
    };
    // Whoever has no other choice may say either: that thing, or that it stays.
    if (able.length === 1 && isSame(able[0], before[at])) game.asked.forced.push({ player: controller, answer: 'no' });
    const answer = yield* ask(game, {
      player: controller,
      kind: 'target',
      text: 'Which new target?',
      source: id,
      options: () => (size === 1 ? able.flat() : able),
      judge: (given) => {
        const words = [...chosen, ...namedIn(given)];
        const isWhole = words.every((now, word) => now.length === before[word]?.length && new Set(now).size === now.length);
        return legalIf(
          isWhole && (given === 'no' || words.flat().length === chosen.flat().length + toList(given).length) && canComplete(words),
          'it is no legal target',
          'cast.targets',
          'copy.newTargets',
        );
      },
      cites: [rule],
    });
    chosen.push(...namedIn(answer));
  }
  setTargets(game, object, chosen, announced.targets);
  const all = chosen.flat();
  if (all.length > 0) say(game, 'targets', all, all.join() !== before.flat().join(), rule);
  yield* perform(game, [{ kind: 'targets', object: id, targets: chosen.flat(), anew: true }]);
}

/** What was divided stays as it was divided; a new target takes over the share of the old one (707.10c, 115.7f). */
export function setTargets(game: Game, object: GameObject, targets: Announced['targets'], before: Announced['targets']): void {
  const old = before.flat();
  const renamed = new Map(targets.flat().map((thing, at) => [old[at] ?? '', thing]));
  const change = <T extends Announced>(announced: T): T => ({
    ...announced,
    targets,
    ...(announced.division
      ? { division: Object.fromEntries(Object.entries(announced.division).map(([thing, share]) => [renamed.get(thing) ?? thing, share])) }
      : {}),
  });
  const changed: GameObject = {
    ...object,
    ...(object.spell ? { spell: change(object.spell) } : {}),
    ...(object.ability ? { ability: change(object.ability) } : {}),
  };
  game.state = { ...game.state, objects: { ...game.state.objects, [object.id]: changed } };
}
