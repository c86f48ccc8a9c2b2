/** Loops of mandatory actions: the game is a draw (104.4b, 732.4). */
import { atMost, bounds } from '../state/bounds.ts';
import { inTurnOrder } from '../state/changes.ts';
import { asksWhatHappened } from './asksWhatHappened.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { notYet } from '../state/notYet.ts';
import { type Game, type Rare, rareOf, say } from '../events/procedure.ts';
import type { Growth } from '../events/rareOfLoops.ts';
import { Refusal } from '../events/question.ts';
import { isLimited } from '../look/range.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { GameObject, GameState, Thing } from '../state/state.ts';

/** From so many resolutions on, positions are compared: a stack that comes to an end mostly has by then. */
const comparedFrom = 20;

/** So many positions are compared with one before another takes its place. */
const comparedWithOne = 12;

/**
 * Ends the game as a draw when, with nothing but passes in between, a position comes again, or one that has only grown by what nothing asks
 * about (growingLoops.ts). A choice among several answers begins the count anew: whoever has one could stop it. One position is kept, each
 * for twice as long as the one before, so that a loop of any length is found and little is remembered.
 */
export const watchLoops: Rare['watchLoops'] = () => {
  let resolutions = 0;
  let choices = 0;
  let stack = 0;
  let kept: Kept | undefined;
  const begin = (): void => {
    resolutions = 0;
    kept = undefined;
  };
  return {
    begin,
    resolving: (game) => {
      if (game.asked.choices !== choices) begin();
      ({ choices } = game.asked);
      const { state } = game;
      if (resolutions === 0) stack = state.zones.stack.length;
      resolutions += 1;
      atMost(bounds.resolutions + stack, resolutions, 'objects of the stack resolve one after another, and nobody has a choice');
      if (resolutions < comparedFrom) return;
      if (kept) {
        kept.growth.resolving(game);
        if (isSameTop(kept, state) && kept.compared < comparedWithOne) {
          kept.compared += 1;
          if (describePosition(state) === (kept.description ??= describePosition(kept.state)) || kept.growth.isAll(game)) drawGame(game);
        }
      }
      if (!kept || resolutions >= 2 * kept.at)
        kept = { at: resolutions, state, compared: 0, growth: rareOf(game, 'loops').watchGrowth(game) };
    },
  };
};

interface Kept {
  readonly at: number;
  readonly state: GameState;
  description?: string;
  compared: number;
  readonly growth: Growth<Game>;
}

/** Whether the same is about to resolve in both. */
function isSameTop({ state: before }: Kept, after: GameState): boolean {
  const [was, is] = [before, after].map(({ objects, zones }) => objects[zones.stack.at(-1) ?? '']);
  return was?.ability !== undefined && was.ability.ability.text === is?.ability?.ability.text && was.controller === is.controller;
}

/** The game is a draw. */
export function drawGame(game: Game): void {
  // 801.16: for those alone who have a part in it, and whoever is in their range.
  if (isLimited(game.state)) throw notYet('a loop in a limited range');
  say(game, 'loop');
  game.state = { ...game.state, outcome: { winners: [], draw: true } };
}

type Deed = Rare['noteDeed'];

export const noteDeed: Deed = (game, player, deed) => {
  variantOn(fragmentedLoops, game.state.day)(game, player, deed);
};

/** When what several players do comes back to the same position, the first of them in turn order must do something else there (731.3 of 2026-01-16). */
const mustChooseAnew: Deed = (game, player, deed) => {
  const { turn } = game.state;
  const { deeds = [] } = turn;
  const now = JSON.stringify([deed, turn.step, describePosition(game.state, true)]);
  const again = deeds.findIndex(([by, what]) => by === player && what === now);
  const involved = new Set(again < 0 ? [] : deeds.slice(again).map(([by]) => by));
  if (involved.size > 1 && inTurnOrder(game.state).find((id) => involved.has(id)) === player)
    throw new Refusal(`${player} has done so here before, and must make another choice`, 'loop.fragmented');
  game.state = { ...game.state, turn: { ...turn, deeds: [...deeds, [player, now]] } };
};

/** What becomes of a loop that several players keep up, each by actions of their own. Numbers are named outside of the game's own actions. */
export const fragmentedLoops: readonly Variant<Deed>[] = [
  { from: '2009-07-11', value: mustChooseAnew },
  { from: '', value: () => undefined },
];

/** Which timestamp is older than which, on the battlefield and among effects. */
function orderOfTimestamps({ zones, objects, effects }: GameState): readonly number[] {
  const times = [
    ...zones.battlefield.flatMap((id) => [objects[id]?.timestamp ?? 0, ...Object.values(objects[id]?.counterTimes ?? {})]),
    ...effects.map(({ timestamp }) => timestamp),
  ];
  const ordered = new Map([...new Set(times)].toSorted((one, other) => one - other).map((time, at) => [time, at]));
  return times.map((time) => ordered.get(time) ?? 0);
}

/** A position without what differs each time: ids, timestamps, what is past; by what effects come to, or by the effects themselves. */
function describePosition(state: GameState, byLooks = false): string {
  const look = lookAt(state);
  const nameOf = (thing: Thing | undefined): string | undefined =>
    thing === undefined ? undefined : (state.objects[thing]?.card ?? thing);
  // What is called the same need not be the same, and what looks the same may remember something else.
  const more = ({
    kind,
    card,
    copied,
    flipped,
    memory,
    activations,
    exhausted,
    loyaltyUsed,
    attacking,
    blocking,
    controlledSince,
  }: GameObject) => [
    kind === 'token' || kind === 'copy' ? state.cards[card]?.faces : undefined,
    [copied, flipped, memory, activations, exhausted, loyaltyUsed, attacking, blocking, controlledSince > state.turn.number],
  ];
  const describe = (object: GameObject) => [
    object.kind === 'card' ? object.card : (object.ability?.ability.text ?? object.card.replace(/#\d+$/, '')),
    ...(byLooks ? [] : more(object)),
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
    byLooks && { ...look.characteristicsOf(object.id), abilities: look.characteristicsOf(object.id).abilities.map(({ text }) => text) },
  ];
  const zone = (ids: readonly string[]) => ids.map((id) => state.objects[id]).flatMap((object) => (object ? [describe(object)] : []));
  const { battlefield, stack, exile, hand, library, graveyard } = state.zones;
  const personal = [hand, library, graveyard].map((lists) => Object.entries(lists).map(([player, ids]) => [player, zone(ids)]));
  const players = byLooks
    ? state.players.map(({ id, life, poison, mana, counters, designations }) => [id, life, poison, mana.length, counters, designations])
    : state.players;
  return JSON.stringify([
    players,
    byLooks
      ? zone(battlefield)
          .map((each) => JSON.stringify(each))
          .toSorted()
      : [zone(battlefield), orderOfTimestamps(state)],
    zone(stack),
    zone(exile),
    personal,
    state.effects
      .filter(({ changes }) => !byLooks || changes.length === 0)
      .map(({ changes, affected, duration, rules, shield }) => [
        changes,
        affected?.map(nameOf),
        duration,
        ...(byLooks ? [rules, shield] : []),
      ]),
    byLooks ? state.delayed.length : state.delayed,
    // What chance will bring, what has been drawn, and how much has happened, where something may ask.
    ...(byLooks ? [] : [state.seed, state.turn.drawn, zone(state.zones.command), asksWhatHappened(look) && state.turn.happened]),
  ]);
}
