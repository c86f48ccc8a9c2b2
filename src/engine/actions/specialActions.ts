/** Special actions with cards in the hand: suspending, foretelling and plotting them (116.2f, 116.2h, 116.2k, 702.62, 702.143, 702.170). */
import type { Ability } from '../language/ability.ts';
import { applyEvents } from '../events/apply.ts';
import { checkLegality, isSorceryTime } from './casting/timing.ts';
import { unannounced } from '../look/reading/context.ts';
import { payCosts } from './costs/costs.ts';
import type { EventOf } from '../events/events.ts';
import { turnFaceUp } from './faceDown.ts';
import { unlock } from './rare/unlock.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { hasKeyword } from '../look/look.ts';
import { parseManaCost } from '../language/manaCost.ts';
import { perform } from '../events/perform.ts';
import { citingAlso, type Game, type Procedure, rareOf, tellAll } from '../events/procedure.ts';
import { Refusal } from '../events/question.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';
import { isActive } from '../state/teams.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

/** The special actions that take nothing but an object, by the name that actions have for them. */
export const specialActions: Readonly<Record<string, (game: Game, player: PlayerId, id: ObjectId) => Procedure<void>>> = {
  'turn face up': turnFaceUp,
  suspend,
  foretell,
  plot,
  unlock,
  'roll the planar die': (game, player, id) => rareOf(game, 'the planar die').rollPlanarDie(game, player, id),
};

/** Exiles a card that its player could begin to cast, with time counters. @throws Refusal */
function* suspend(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const { cost = [], number } = keywordInHand(game, player, id, 'suspend');
  // Whether it could begin to be cast is asked of it as it would be on the stack (702.62c).
  const move: EventOf<'move'> = { kind: 'move', object: id, to: 'stack', cause: 'cast', as: { controller: player } };
  const { state, happened } = applyEvents(game.state, [move]);
  const before = lookAt(game.state);
  const times = { sorceryTime: isSorceryTime(before, player), had: hasKeyword(before, id, 'flash') };
  checkLegality(lookAt(state), player, happened[0]?.became ?? id, times);
  tellAll(game, game.teller?.special(player, 'suspend'));
  yield* payCosts(game, cost, unannounced(id, player));
  const counters = { time: number?.kind === 'number' ? number.value : 0 };
  yield* perform(citingAlso(game, ['exile'], 'keyword.suspend'), [
    { kind: 'move', object: id, to: 'exile', cause: 'exile', as: { counters } },
  ]);
}

/** Exiles a card face down for {2}; it can be cast on a later turn. @throws Refusal */
function* foretell(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  keywordInHand(game, player, id, 'foretell');
  if (!isActive(game.state, player)) throw new Refusal('only in its player’s own turn', 'keyword.foretell');
  tellAll(game, game.teller?.special(player, 'foretell'));
  const two = parseManaCost('{2}');
  if (two) yield* payCosts(game, [{ pay: 'mana', cost: two }], unannounced(id, player));
  yield* perform(game, [
    { kind: 'move', object: id, to: 'exile', cause: 'exile', as: { faceDown: true, memory: { foretell: game.state.turn.number } } },
  ]);
}

/** Exiles a card for its plot cost, in its player's main phase; on a later turn it can be cast for nothing. @throws Refusal */
function* plot(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const { cost = [] } = keywordInHand(game, player, id, 'plot');
  if (!isSorceryTime(lookAt(game.state), player))
    throw new Refusal('only in its player’s main phase while the stack is empty', 'keyword.plot', 'plot.special');
  tellAll(game, game.teller?.special(player, 'plot'));
  yield* payCosts(game, cost, unannounced(id, player));
  const memory = { plotted: game.state.turn.number };
  yield* perform(game, [{ kind: 'move', object: id, to: 'exile', cause: 'exile', as: { memory } }]);
}

function keywordInHand(game: Game, player: PlayerId, id: ObjectId, keyword: 'suspend' | 'foretell' | 'plot'): Keyword {
  const object = game.state.objects[id];
  const found = lookAt(game.state)
    .characteristicsOf(id)
    .abilities.find((ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === keyword);
  if (object?.zone !== 'hand' || object.owner !== player || !found)
    throw new Refusal(`it is no card with ${keyword} in the hand of ${player}`, `keyword.${keyword}`);
  return found;
}
