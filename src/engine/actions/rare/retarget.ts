/** Changing a target of what is on the stack to another legal one, or to what a text names (115.7a, 115.7b). */
import { choosersOf, resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { reworded } from '../../look/layers/textChange.ts';
import { perform } from '../../events/perform.ts';
import { type Game, type Procedure, type RareInstructions, say } from '../../events/procedure.ts';
import { notYet } from '../../state/notYet.ts';
import type { Announced, ObjectId, PlayerId, Thing } from '../../state/state.ts';
import { chooseObjects } from '../../events/choices.ts';
import { wordsOf } from '../../look/reading/ownTargets.ts';
import { areTogether, isLegalTarget, legalTargets } from '../targets.ts';
import { setTargets } from './spellCopies.ts';

/** Where no target can be changed so, none is. */
export const retarget: RareInstructions['retarget'] = function* (game, { what, to, who, one }, context) {
  const look = lookAt(game.state);
  const [player = context.controller] = who ? choosersOf(look, who, context) : [];
  const things = to && resolveRef(look, to, context);
  for (const id of resolveRef(look, what, context)) yield* retargetOne(game, id, player, things, one === true);
  return undefined;
};

type Targets = Announced['targets'];

/** The targets with another thing in one of their places. */
const withThing = (targets: Targets, [word, place]: readonly [number, number], thing: Thing): Targets =>
  targets.map((list, at) => (at === word ? list.map((each, other) => (other === place ? thing : each)) : list));

function* retargetOne(game: Game, id: ObjectId, player: PlayerId, only: readonly Thing[] | undefined, isAny: boolean): Procedure<void> {
  const object = game.state.objects[id];
  const announced = object?.spell ?? object?.ability;
  if (!object || !announced) return;
  const before = announced.targets;
  if (!isAny && before.flat().length > 1) throw notYet('changing several targets');
  const look = lookAt(game.state);
  const effects = reworded(game.state, id, announced.effects);
  const wordIn = (targets: Targets, at: number) =>
    wordsOf(effects, {
      source: object.ability?.source ?? id,
      controller: object.controller,
      announced: { ...announced, targets },
      memory: {},
      ...(object.ability ? { ability: object.ability.ability } : {}),
    })[at];
  const isLegal = (targets: Targets, at: number, thing: Thing): boolean => {
    const word = wordIn(targets, at);
    return word !== undefined && isLegalTarget(look, thing, ...word);
  };
  const areTogetherAt = (targets: Targets, at: number): boolean => {
    const [slot, own] = wordIn(targets, at) ?? [];
    return !slot || !own || areTogether(look, slot, targets[at] ?? [], own);
  };
  /** What is new is legal, and nothing else becomes illegal by it (115.7a, 115.7e). */
  const mayBecome = (at: readonly [number, number], thing: Thing): boolean => {
    const now = withThing(before, at, thing);
    return now.every(
      (list, word) =>
        new Set(list).size === list.length &&
        areTogetherAt(now, word) &&
        list.every((each) => isLegal(now, word, each) || (each !== thing && !isLegal(before, word, each))),
    );
  };
  const changes = before.flatMap((list, word) =>
    list.map((old, place) => {
      const at = [word, place] as const;
      const asked = wordIn(
        before.map((each, other) => (other < word ? each : [])),
        word,
      );
      const all = only ?? (asked ? legalTargets(look, ...asked) : []);
      return { at, old, able: all.filter((thing) => thing !== old && mayBecome(at, thing)) };
    }),
  );
  const able = changes.filter((each) => each.able.length > 0);
  const rule = isAny ? 'target.change.one' : 'target.change.all';
  if (able.length === 0) {
    say(game, 'targets', before.flat(), false, rule);
    return;
  }
  const [old] = yield* chooseObjects(game, player, [...new Set(able.map((each) => each.old))], 1, 'Which target is changed?', rule);
  const change = able.find((each) => each.old === old);
  if (!change) return;
  const [thing] = yield* chooseObjects(game, player, change.able, 1, 'Which new target?', rule);
  if (thing === undefined) return;
  const targets = withThing(before, change.at, thing);
  setTargets(game, object, targets, before);
  say(game, 'targets', targets.flat(), true, rule);
  yield* perform(game, [{ kind: 'targets', object: id, targets: targets.flat(), anew: true }]);
}
