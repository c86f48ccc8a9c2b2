/**
 * Loops that add something at each turn: tokens, life, counters. They go on for ever when nobody is asked anything, the same abilities
 * resolve in the same order, and nothing in the game looks at how much there is of what grows. That is claimed only where all of it is seen
 * to be so: of the language of abilities only the little is let through that cannot tell a larger board from a smaller one.
 */
import { isSame } from '../language/parts.ts';
import type { Ability } from '../language/ability.ts';
import type { Instruction } from '../language/instruction.ts';
import type { StaticRule } from '../language/staticRule.ts';
import { meaningOf } from '../look/keywords/meaning.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import type { Game } from '../events/procedure.ts';
import type { Growth } from '../events/rareOfLoops.ts';
import type { GameObject, GameState, ObjectId, PlayerState, Thing } from '../state/state.ts';
import { eventsOf } from '../events/triggers/matchEvent.ts';
import { bears, mentions } from './asksWhatHappened.ts';

/** What has resolved since a position that is kept. */
interface Cycle {
  readonly forced: number;
  readonly abilities: Set<Ability>;
  /** The lowest that the stack has been: what lies below was not touched. */
  floor: number;
  /** The position in which something was about to resolve last. */
  last: GameState;
}

export function watchGrowth({ asked, state: before }: Game): Growth<Game> {
  const cycle: Cycle = { forced: asked.forced.length, abilities: new Set(), floor: before.zones.stack.length, last: before };
  return { resolving: (game) => noteResolving(cycle, game), isAll: (game) => hasOnlyGrown(before, game, cycle) };
}

function noteResolving(cycle: Cycle, { state }: Game): void {
  // What was about to resolve then has; what is now belongs to the next turn of the loop, if the loop is closed here.
  const done = topOf(cycle.last)?.ability?.ability;
  if (done) cycle.abilities.add(done);
  cycle.floor = Math.min(cycle.floor, cycle.last.zones.stack.length - 1);
  cycle.last = state;
}

const topOf = ({ objects, zones }: GameState): GameObject | undefined => objects[zones.stack.at(-1) ?? ''];

/** Whether a position is a kept one with only more of what nothing asks about, so that what led from one to the other goes on for ever. */
function hasOnlyGrown(before: GameState, { state: after, asked }: Game, cycle: Cycle): boolean {
  const look = lookAt(after);
  // An answer that was the only legal one may be one of several as the board grows.
  return (
    asked.forced.length === cycle.forced &&
    before.seed === after.seed &&
    before.effects === after.effects &&
    before.delayed.length + after.delayed.length + before.waiting.length + after.waiting.length === 0 &&
    isSame([before.turn.drawn, before.turn.step, before.turn.number], [after.turn.drawn, after.turn.step, after.turn.number]) &&
    before.players.every((player, at) => hasGrown(player, after.players[at])) &&
    isSameStack(before, after, cycle.floor) &&
    isSameElsewhere(before, after) &&
    boardHasGrown(before, after) &&
    [...cycle.abilities].every(addsAlways) &&
    Object.values(after.objects).every(({ id }) => cannotTell(look, id)) &&
    !after.effects.some(({ changes, rules = [] }) => [...changes, ...rules].some(looksAtAmounts))
  );
}

/** A player is as before, with as much life or more. */
const hasGrown = (was: PlayerState, is: PlayerState | undefined): boolean =>
  is !== undefined && is.life >= was.life && was.life > 0 && isSame({ ...was, life: 0 }, { ...is, life: 0 });

/** What lay above the floor lies on top again, and the same abilities of the same sources. */
function isSameStack(before: GameState, after: GameState, floor: number): boolean {
  const [was, is] = [before, after].map((state) => state.zones.stack.map((id) => describeOnStack(state, id)));
  const active = (was ?? []).slice(floor);
  return (is ?? []).length >= (was ?? []).length && isSame(active, (is ?? []).slice(-active.length));
}

function describeOnStack(state: GameState, id: ObjectId): unknown {
  const object = state.objects[id];
  const { ability } = object ?? {};
  if (!object || !ability) return id;
  const kindOf = (thing: Thing | undefined): unknown => {
    const found = thing === undefined ? undefined : (state.objects[thing] ?? state.past[thing]?.object);
    return found?.kind === 'token' ? describeToken(state, found) : thing;
  };
  const { object: what, became, player, source, recipient, amount, mana } = ability.event ?? {};
  return [
    ability.ability,
    ability.source,
    object.controller,
    ability.targets,
    ability.modes,
    ability.memory,
    [kindOf(what), kindOf(became), player, kindOf(source), kindOf(recipient), amount, mana],
  ];
}

const zonesElsewhere = ['exile', 'command', 'outside', 'hand', 'library', 'graveyard'] as const;

const isSameElsewhere = (before: GameState, after: GameState): boolean =>
  zonesElsewhere.every((zone) => isSame(before.zones[zone], after.zones[zone]));

/** Everything on the battlefield is still there as it was, with more +1/+1 counters perhaps, and what is new is as something that there was. */
function boardHasGrown(before: GameState, after: GameState): boolean {
  const kept = before.zones.battlefield.every((id) => {
    const [was, is] = [before.objects[id], after.objects[id]];
    return (
      was !== undefined && is !== undefined && (was === is || (isSame(withoutGrowth(was), withoutGrowth(is)) && growth(is) >= growth(was)))
    );
  });
  if (!kept) return false;
  // Two and more of a kind: one alone might be told from several.
  const kinds = Map.groupBy(
    before.zones.battlefield.flatMap((id) => before.objects[id] ?? []).filter(({ kind }) => kind === 'token'),
    (token) => JSON.stringify(describeToken(before, token)),
  );
  return after.zones.battlefield.every((id) => {
    const object = after.objects[id];
    if (before.objects[id] || !object) return object !== undefined;
    return object.kind === 'token' && (kinds.get(JSON.stringify(describeToken(after, object)))?.length ?? 0) > 1;
  });
}

const growth = ({ counters }: GameObject): number => counters['+1/+1'] ?? 0;

function withoutGrowth({ counters, counterTimes: _, ...rest }: GameObject): unknown {
  const { '+1/+1': __, ...others } = counters;
  return [rest, others];
}

/** A token without what is its own: its number and its timestamp. */
function describeToken({ cards }: GameState, { id: _, card, timestamp: __, counterTimes: ___, since: ____, ...rest }: GameObject): unknown {
  return [rest, cards[card]?.faces];
}

/** Whether an ability does the same each time, and adds what only adds. */
function addsAlways(ability: Ability): boolean {
  if (ability.kind !== 'triggered' || ability.condition || ability.meanwhile || ability.modes) return false;
  return ability.effect.targets.length === 0 && ability.effect.instructions.every(adds);
}

function adds(instruction: Instruction): boolean {
  switch (instruction.do) {
    case 'create token':
      return !('card' in instruction.token) && instruction.token.abilities.length === 0 && !instruction.attacking && isPlain(instruction);
    case 'gain life':
    case 'lose life':
    case 'tap':
    case 'untap':
      return isPlain(instruction);
    case 'counters':
      return instruction.counter === '+1/+1' && !instruction.remove && isPlain(instruction);
    default:
      return false;
  }
}

/** Whether an instruction speaks of no amount that could grow and of no set that could. */
const isPlain = (instruction: Instruction): boolean => !looksAtAmounts(instruction) && !mentions(instruction, sets);

/** Whether what is in the game would be the same on a larger board: its abilities ask for no amount, and for no condition. */
function cannotTell(look: Look, id: ObjectId): boolean {
  const { zone } = look.state.objects[id] ?? {};
  return look
    .characteristicsOf(id)
    .abilities.flatMap((ability) => [ability, ...meaningOf(ability, look.state.day)])
    .every((ability) => {
      if (ability.kind === 'triggered')
        return eventsOf(ability).every(
          (event) =>
            event.on === 'beginning' || (event.on !== 'state' && !ability.condition && !ability.meanwhile && !looksAtAmounts(event)),
        );
      if (ability.kind !== 'static') return true;
      // Elsewhere only what says so functions.
      if (zone !== 'battlefield' && zone !== 'command' && ability.from === undefined && ability.defining !== true) return true;
      return ability.condition === undefined && !looksAtAmounts(ability.changes ?? []) && (ability.rules ?? []).every(isBlind);
    });
}

/** A rule that replaces something by something else might begin to; one that makes more of the same goes on doing so. */
const isBlind = (rule: StaticRule): boolean =>
  !looksAtAmounts(rule) && (rule.rule !== 'replace' || rule.by.length === 0) && (rule.rule !== 'enters' || !rule.choose);

/** Kinds of amounts, conditions and filters whose answer may change as there is more of something. */
const amounts: ReadonlySet<string> = new Set([
  'mana spent',
  ...['x', 'count', 'characteristic', 'counters', 'life', 'hand size', 'event amount', 'memory', 'sum', 'beyond', 'times', 'half'],
  ...['starting life', 'least life', 'greatest', 'stationing', 'count different', 'devotion', 'happened', 'times paid'],
  ...['colors spent', 'spells last turn', 'compare', 'matches', 'exists', 'some', 'done', 'paid', 'spent', 'last', 'library top'],
  ...['shares', 'same name', 'most life', 'new since upkeep', 'toughness above power', 'designated', 'linked', 'partner', 'no abilities'],
]);
const sets: ReadonlySet<string> = new Set(['all', 'several', 'attached']);

/** A filter by power, toughness or mana value has a comparison; the same word is an amount that stays. */
const looksAtAmounts = (value: unknown): boolean => mentions(value, amounts) || bears(value, 'comparison');
