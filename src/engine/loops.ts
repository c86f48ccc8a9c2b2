/** Loops of mandatory actions: the game is a draw (104.4b, 732.4). */
import { inTurnOrder } from './changes.ts';
import { lookAt } from './layers/characteristics.ts';
import { notYet } from './notYet.ts';
import { type Game, Refusal } from './procedure.ts';
import { isLimited } from './range.ts';
import { fragmentedLoopsOn } from './rules/fragmentedLoops.ts';
import type { GameObject, GameState, PlayerId, Thing } from './state.ts';

/** So often may objects of the stack resolve, one after another without a choice, before the game counts as one that never ends. */
export const mostResolutions = 1000;

/** From so many on, positions are compared. */
const comparedFrom = 20;

/** Watches the stack resolve. */
export interface LoopWatch {
  /** To be called when something is about to resolve because all players passed. Ends the game when this never ends. */
  readonly resolving: (game: Game) => void;
  /** A player did something else than pass, or the stack was empty. */
  readonly begin: () => void;
}

/**
 * Ends the game as a draw when, with nothing but passes in between, the same position comes three times, or `mostResolutions` objects have
 * resolved (a loop that adds something each time). A choice among several answers begins the count anew: whoever has one could stop it.
 */
export function watchLoops(): LoopWatch {
  let resolutions = 0;
  let choices = 0;
  let seen = new Map<string, number>();
  const begin = (): void => {
    resolutions = 0;
    seen = new Map();
  };
  return {
    begin,
    resolving: (game) => {
      if (game.asked.choices !== choices) begin();
      ({ choices } = game.asked);
      resolutions += 1;
      if (resolutions < comparedFrom) return;
      const position = describePosition(game.state);
      const times = (seen.get(position) ?? 0) + 1;
      seen.set(position, times);
      if (times >= 3 || resolutions > mostResolutions + game.state.zones.stack.length) drawGame(game);
    },
  };
}

/** The game is a draw. */
export function drawGame(game: Game): void {
  // 801.16: for those alone who have a part in it, and whoever is in their range.
  if (isLimited(game.state)) throw notYet('a loop where range of influence is limited');
  game.tell('draw game', 'A loop of mandatory actions goes on for ever: the game is a draw.', 'drawGame', 'drawGame.loop');
  game.state = { ...game.state, outcome: { winners: [], draw: true } };
}

/**
 * When what several players do comes back to the same position, the first of them in turn order must do something else there
 * (731.3 of 2026-01-16). @throws Refusal
 */
export function noteDeed(game: Game, player: PlayerId, deed: string): void {
  const { turn, day } = game.state;
  if (fragmentedLoopsOn(day) === 'numbers') return;
  const { deeds = [] } = turn;
  const now = JSON.stringify([deed, turn.step, describePosition(game.state, true)]);
  const again = deeds.findIndex(([by, what]) => by === player && what === now);
  const involved = new Set(again < 0 ? [] : deeds.slice(again).map(([by]) => by));
  if (involved.size > 1 && inTurnOrder(game.state).find((id) => involved.has(id)) === player)
    throw new Refusal(`${player} has done so here before, and must make another choice`, 'loop.fragmented');
  game.state = { ...game.state, turn: { ...turn, deeds: [...deeds, [player, now]] } };
}

/** A position without what differs each time: ids, timestamps, what is past; by what effects come to, or by the effects themselves. */
function describePosition(state: GameState, byLooks = false): string {
  const look = lookAt(state);
  const nameOf = (thing: Thing | undefined): string | undefined =>
    thing === undefined ? undefined : (state.objects[thing]?.card ?? thing);
  const describe = (object: GameObject) => [
    object.kind === 'card' ? object.card : (object.ability?.ability.text ?? object.card.replace(/#\d+$/, '')),
    object.controller,
    object.tapped,
    object.faceDown,
    object.face,
    object.phasedOut,
    object.damage,
    object.regenerationShields,
    Object.entries(object.counters).filter(([, count]) => count !== 0),
    nameOf(object.attachedTo),
    nameOf(object.ability?.source),
    (object.ability ?? object.spell)?.targets.flat().map(nameOf),
    byLooks && { ...look.of(object.id), abilities: look.of(object.id).abilities.map(({ text }) => text) },
  ];
  const zone = (ids: readonly string[]) => ids.map((id) => state.objects[id]).flatMap((object) => (object ? [describe(object)] : []));
  const { battlefield, stack, exile, hand, library, graveyard } = state.zones;
  const personal = [hand, library, graveyard].map((lists) => Object.entries(lists).map(([player, ids]) => [player, zone(ids)]));
  const players = state.players.map(({ id, life, poison, mana, counters }) => [id, life, poison, mana.length, counters]);
  return JSON.stringify([
    players,
    zone(battlefield)
      .map((each) => JSON.stringify(each))
      .toSorted(),
    zone(stack),
    zone(exile),
    personal,
    state.effects
      .filter(({ changes }) => !byLooks || changes.length === 0)
      .map(({ changes, affected, duration, rules, restriction, shield }) => [
        changes,
        affected?.map(nameOf),
        duration,
        ...(byLooks ? [rules, restriction, shield] : []),
      ]),
    state.delayed.length,
  ]);
}
