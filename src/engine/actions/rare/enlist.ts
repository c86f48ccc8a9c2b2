/** Enlist: as a creature attacks, another that stays at home may be tapped for it (702.154, 508.1g). */
import { chooseUpTo } from '../../events/choices.ts';
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import { citingAlso, type Game, type Procedure } from '../../events/procedure.ts';
import type { Enlisting } from '../../events/rareOfCombat.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { isSick } from '../../look/manaAbilities.ts';
import { notYet } from '../../state/notYet.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

/** Which optional costs of the attackers are paid is chosen, one after the other. */
export function* chooseEnlisted(game: Game, attackers: readonly ObjectId[]): Procedure<readonly Enlisting[]> {
  const chosen: Enlisting[] = [];
  for (const attacker of attackers) {
    const look = lookAt(game.state);
    const instances = look.characteristicsOf(attacker).abilities.filter((each) => each.kind === 'keyword' && each.keyword === 'enlist');
    if (instances.length === 0) continue;
    // Which of them triggers is not noted (702.154d).
    if (instances.length > 1) throw notYet('several enlist abilities');
    // Of a team that attacks together each member does so for their own creatures.
    const player = look.characteristicsOf(attacker).controller;
    const able = look.state.zones.battlefield.filter(
      (id) => !attackers.includes(id) && !chosen.some(({ enlisted }) => enlisted === id) && canBeEnlisted(look, player, id),
    );
    const [enlisted] = yield* chooseUpTo(
      game,
      player,
      able,
      1,
      `Which creature does ${attacker} enlist?`,
      'attack.optionalCost',
      'keyword.enlist',
    );
    if (enlisted !== undefined) chosen.push({ attacker, enlisted, player });
  }
  return chosen;
}

const canBeEnlisted = (look: Look, player: PlayerId, id: ObjectId): boolean => {
  const object = look.state.objects[id];
  const { types, controller } = look.characteristicsOf(id);
  return object?.tapped === false && !object.phasedOut && controller === player && types.includes('creature') && !isSick(look, id);
};

/** Taps what is enlisted, all at once; what has left meanwhile pays nothing. */
export function* enlist(game: Game, all: readonly Enlisting[]): Procedure<void> {
  const paid = all.filter(({ enlisted }) => game.state.objects[enlisted]?.tapped === false);
  const events = [
    ...paid.map(({ enlisted }): GameEvent => ({ kind: 'tap', object: enlisted })),
    ...paid.map(({ attacker, enlisted, player }): GameEvent => ({ kind: 'did', what: 'enlists', object: attacker, to: enlisted, player })),
  ];
  yield* perform(citingAlso(game, ['tap'], 'attack.optionalCost', 'keyword.enlist'), events);
}
