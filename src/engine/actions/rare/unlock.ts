/** Unlocking a door of a Room: a special action, for the mana cost of a half that is locked (709.5e, 116.2). */
import { perform } from '../../events/perform.ts';
import { type Game, type Procedure, say } from '../../events/procedure.ts';
import { Refusal } from '../../events/question.ts';
import { bothHalves, noHalf } from '../../look/faces.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { unannounced } from '../../look/reading/context.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { isSorceryTime } from '../casting/timing.ts';
import { payCosts } from '../costs/costs.ts';
import { askWhich } from './askWhich.ts';

const sides = ['left', 'right'];

export function* unlock(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const look = lookAt(game.state);
  const object = game.state.objects[id];
  const { halves = [] } = look.copiable(id);
  const { face = bothHalves } = object ?? {};
  const locked = face === bothHalves ? [] : sides.filter((_, at) => at !== face);
  if (object?.zone !== 'battlefield' || halves.length === 0 || locked.length === 0) throw new Refusal('it has no locked door', 'unlock');
  if (look.characteristicsOf(id).controller !== player) throw new Refusal(`${player} does not control it`, 'unlock');
  if (!isSorceryTime(look, player)) throw new Refusal('only in its player’s main phase while the stack is empty', 'unlock');
  const at = sides.indexOf(
    yield* askWhich(game, { player, text: 'Which door is unlocked?', source: id }, locked, 'that door is not locked', 'unlock'),
  );
  const cost = halves[at]?.cost;
  if (!cost) throw new Refusal('it has no mana cost, so its cost cannot be paid', 'cost.unpayable', 'cost.unable');
  say(game, 'unlocks', player, id);
  yield* payCosts(game, [{ pay: 'mana', cost }], unannounced(id, player));
  const opened = face === noHalf ? at : bothHalves;
  yield* perform(game, [{ kind: 'change', object: id, change: { face: opened }, name: 'unlocked' }]);
  yield* perform(game, [
    { kind: 'did', what: 'unlocks', object: id, player, amount: at },
    ...(opened === bothHalves ? ([{ kind: 'did', what: 'unlocks fully', object: id, player }] as const) : []),
  ]);
}
