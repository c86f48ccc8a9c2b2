/** Choosing what to keep of one's own, and parting with the rest: each player chooses in turn order, then all of it goes at once (101.4, 701.21). */
import { chooseObjects, chooseUpTo } from '../../events/choices.ts';
import { deedOfObjects } from '../../events/instructions/deed.ts';
import { timesOf } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { findMatching, resolveRef } from '../../look/reading/read.ts';
import { inTurnOrder } from '../../state/changes.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { toGraveyard } from '../instructions/toGraveyard.ts';

const what = 'What is kept?';
export const keep: RareInstructions['keep'] = function* (game, instruction, context) {
  const { who, filter, amount, upTo, kinds, discards, destroys } = instruction;
  const look = lookAt(game.state);
  const players = resolveRef(look, who, context);
  const able = inTurnOrder(game.state)
    .filter((id) => players.includes(id))
    .map((player): readonly [PlayerId, readonly ObjectId[]] => [player, findMatching(look, filter, { ...context, each: player })]);
  const rest: ObjectId[] = [];
  for (const [player, own] of able) {
    const most = amount === 'fewest' ? Math.min(...able.map(([, all]) => all.length)) : timesOf(look, amount, context);
    const kept: ObjectId[] = [];
    for (const kind of kinds ?? []) {
      const such = findMatching(look, { kind: 'and', filters: [filter, kind] }, { ...context, each: player });
      kept.push(...(yield* chooseObjects(game, player, such, 1, 'What is kept?')));
    }
    if (!kinds) kept.push(...(yield* upTo ? chooseUpTo(game, player, own, most, what) : chooseObjects(game, player, own, most, what)));
    rest.push(...own.filter((id) => !kept.includes(id)));
  }
  if (destroys) {
    const source = context.source;
    return deedOfObjects(
      'destroyed',
      yield* perform(
        game,
        rest.map((object) => ({ kind: 'destroy', object, source, regenerable: true })),
      ),
      look,
      ['destroy'],
    );
  }
  const deed = discards ? 'discarded' : 'sacrificed';
  const happened = yield* perform(
    game,
    rest.map((id) => (discards ? { ...toGraveyard('discard')(id), by: context.controller } : toGraveyard('sacrifice')(id))),
  );
  return deedOfObjects(deed, happened, look);
};
