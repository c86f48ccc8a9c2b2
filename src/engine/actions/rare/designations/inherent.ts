/** Abilities that no object has (724.2, 727.1, 702.179d): an object in the command zone stands for them, as an emblem would. */
import type { Ability } from '../../../language/ability.ts';
import { blank } from '../../../events/apply.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import type { Game } from '../../../events/procedure.ts';
import { placeAll, removeObject, takeTimestamp } from '../../../state/changes.ts';
import type { GameObject, PlayerId } from '../../../state/state.ts';
import { addCard } from '../../instructions/tokens.ts';

export type Triggered = Extract<Ability, { kind: 'triggered' }>;

/** What stands for the abilities of a name: of one player, or of whoever has it. */
export const inherentOf = ({ state }: Game, name: string, player?: PlayerId): GameObject | undefined =>
  state.zones.command
    .map((id) => state.objects[id])
    .find(
      (object) =>
        object?.kind === 'emblem' &&
        state.cards[object.card]?.faces[0]?.name === name &&
        (player === undefined || object.controller === player),
    );

/** Makes it for a player, where it is not there. */
export function makeInherent(game: Game, name: string, player: PlayerId, abilities: readonly Ability[]): void {
  const card = addCard(game, {
    layout: 'normal',
    faces: [{ name, supertypes: [], types: [], subtypes: [], text: abilities.map(({ text }) => text).join('\n'), abilities }],
    up: 0,
  });
  const [timestamp, next] = takeTimestamp(game.state);
  const object: GameObject = {
    ...blank,
    id: `${card}.0`,
    card,
    kind: 'emblem',
    owner: player,
    controller: player,
    zone: 'command',
    timestamp,
    controlledSince: next.turn.number,
    commander: false,
  };
  game.state = placeAll(next, [object]);
}

export function removeInherent(game: Game, { id }: GameObject): void {
  game.state = removeObject(game.state, id);
}

/** Whether a player controls a permanent with a keyword. */
export function controlsKeyword(game: Game, keyword: string): ReadonlySet<PlayerId> {
  const look = lookAt(game.state);
  return new Set(
    game.state.zones.battlefield
      .filter((id) => game.state.objects[id]?.phasedOut === false)
      .map((id) => look.characteristicsOf(id))
      .filter(({ abilities }) => abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword))
      .map(({ controller }) => controller),
  );
}
