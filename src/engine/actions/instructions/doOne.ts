/** One instruction, carried out by its family. */
import type { Instruction } from '../../language/instruction.ts';
import type { ExtraPhase } from '../../language/places.ts';
import { countEvents } from '../../state/bounds.ts';
import { changePlayer } from '../../state/changes.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { amountOf, choosersOf, resolveRef } from '../../look/reading/read.ts';
import { citesOfAsking } from '../../look/asking.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { leaveGame } from '../../events/leaving.ts';
import { cannot, loseGame, winGame } from '../../events/losing.ts';
import { notYet } from '../../state/notYet.ts';
import { perform } from '../../events/perform.ts';
import { cite, type Game, type Procedure, within } from '../../events/procedure.ts';
import { shuffle } from '../../state/random.ts';
import { type PlayerId, type Remembered, type Step, steps } from '../../state/state.ts';
import { leaderOf } from '../../state/teams.ts';
import { nameOf } from '../../events/tell.ts';
import { castNow, exileUntil } from './castNow.ts';
import { choose } from '../../events/choices.ts';
import { citesOfInstruction } from './cite.ts';
import {
  beginDelayed,
  beginModification,
  beginPrevention,
  beginRedirection,
  beginRestriction,
  beginRules,
  exchangeControl,
} from './effects.ts';
import { endTurn } from './endTurn.ts';
import { eventsOf } from '../../events/eventsOf.ts';
import type { GameEvent } from '../../events/events.ts';
import { addMana, doubleMana } from './mana.ts';
import { meld } from './meld.ts';
import { separate } from './piles.ts';
import { proliferate } from './proliferate.ts';
import { setLife } from './setLife.ts';
import { chooseNewTargets, copySpells } from './spellCopies.ts';
import { retarget } from './stack.ts';
import { createCopies, createTokens } from './tokens.ts';
import { becameOf, discard, linkTo, mill, move, sacrifice, scry, search, searchZones } from './zones.ts';

type Simple = Exclude<Instruction, { do: 'if' | 'for each' | 'may' }>;
type Memory = Readonly<Record<string, Remembered>>;

/** Carries out one instruction and gives what it remembers for the ones behind it. */
export function* doOne(asked: Game, instruction: Simple, context: Context): Procedure<Memory | undefined> {
  const look = lookAt(asked.state);
  const cites = citesOfInstruction(instruction, 'who' in instruction ? resolveRef(look, instruction.who, context).length : 1);
  cite(
    asked,
    ...citesOfAsking(look, instruction),
    ...(stationsOtherwise(look, instruction, context) ? (['keyword.station.instead'] as const) : []),
  );
  const game = cites.length === 0 ? asked : within(asked, { tell: (event, text, ...more) => asked.tell(event, text, ...more, ...cites) });
  const players = (who: Parameters<typeof resolveRef>[1]): readonly PlayerId[] =>
    resolveRef(look, who, context).filter((thing) => isPlayer(game.state, thing));
  switch (instruction.do) {
    case 'draw':
      for (const player of players(instruction.who))
        yield* draw(game, player, amountOf(look, instruction.amount, { ...context, each: player }));
      return undefined;
    case 'move':
      return yield* move(game, instruction, context);
    case 'meld':
      yield* meld(game, instruction, context);
      return undefined;
    case 'discard':
      return yield* discard(game, instruction, context);
    case 'sacrifice':
      return yield* sacrifice(game, instruction, context);
    case 'search':
      return yield* search(game, instruction, context);
    case 'mill':
      return yield* mill(game, instruction, context);
    case 'scry':
    case 'surveil':
      yield* scry(game, instruction, context);
      return undefined;
    case 'shuffle':
      for (const player of players(instruction.what)) game.state = shuffle(game.state, player);
      return undefined;
    case 'cast':
      return yield* castNow(game, instruction, context);
    case 'exile until':
      return yield* exileUntil(game, instruction, context);
    case 'add mana':
      for (const player of players(instruction.who)) yield* addMana(game, player, instruction, context);
      return undefined;
    case 'double mana':
      for (const player of players(instruction.who)) yield* doubleMana(game, player, context);
      return undefined;
    case 'create token':
      return yield* createTokens(game, instruction, context);
    case 'create copy':
      return yield* createCopies(game, instruction, context);
    case 'copy spell':
      return yield* copySpells(game, instruction, context);
    case 'proliferate':
      for (const player of players(instruction.who)) yield* proliferate(game, player);
      return undefined;
    case 'modify':
      beginModification(game, instruction, context);
      return undefined;
    case 'exchange control':
      exchangeControl(game, instruction, context);
      return undefined;
    case 'restrict':
      beginRestriction(game, instruction, context);
      return undefined;
    case 'rules':
      beginRules(game, instruction, context);
      return undefined;
    case 'prevent damage':
      beginPrevention(game, instruction, context);
      return undefined;
    case 'later':
      beginDelayed(game, instruction, context);
      return undefined;
    case 'choose': {
      const chosen = yield* choose(game, instruction, context);
      if (instruction.link) linkTo(game, context.source, instruction.slot, typeof chosen === 'object' ? chosen : [String(chosen)]);
      return { [instruction.slot]: chosen };
    }
    case 'reveal': {
      const shown = resolveRef(look, instruction.what, context);
      game.tell('reveal', `Revealed: ${shown.map((id) => nameOf(game.state, id)).join(', ') || 'nothing'}.`, 'resolve.instruction');
      yield* perform(
        game,
        shown.map((object) => ({ kind: 'did', what: 'reveals', object, player: context.controller, source: context.source })),
      );
      return instruction.remember === undefined ? { it: shown } : { it: shown, [instruction.remember]: shown };
    }
    case 'win':
      yield* winGame(
        game,
        players(instruction.who).filter((player) => !cannot(game, player, 'win')),
      );
      return undefined;
    case 'lose':
      yield* loseGame(game, players(instruction.who));
      return undefined;
    case 'set life':
      yield* setLife(
        game,
        players(instruction.who).map((player) => ({ player, to: amountOf(look, instruction.amount, { ...context, each: player }) })),
        context.source,
      );
      return undefined;
    case 'concede':
      leaveGame(game, players(instruction.who));
      return undefined;
    case 'extra turn':
      game.state = {
        ...game.state,
        turn: {
          ...game.state.turn,
          extraTurns: [...new Set(players(instruction.who).map((id) => leaderOf(game.state, id))), ...game.state.turn.extraTurns],
        },
      };
      return undefined;
    case 'extra phases': {
      const { turn } = game.state;
      // 500.10a: only in the player's own turn.
      if (!players(instruction.who).includes(turn.active)) return undefined;
      const times = Math.max(0, amountOf(look, instruction.amount, context));
      countEvents(game.tally, times, 0);
      const added = Array.from({ length: times }, () => instruction.phases.map((phase) => stepsOf[phase])).flat();
      game.state = { ...game.state, turn: { ...turn, extraPhases: [...added, ...(turn.extraPhases ?? [])] } };
      return undefined;
    }
    case 'control player':
      if (game.state.options?.sharedTurns === true || game.state.markers) throw notYet('control the turn of a team or of one of several');
      for (const player of players(instruction.who)) game.state = changePlayer(game.state, player, { nextTurnBy: context.controller });
      return undefined;
    case 'end turn':
      yield* endTurn(game);
      return undefined;
    case 'search zones':
      return yield* searchZones(game, instruction, context);
    case 'new targets': {
      const [player = context.controller] = choosersOf(look, instruction.who, context);
      for (const id of resolveRef(look, instruction.what, context)) yield* chooseNewTargets(game, id, player);
      return undefined;
    }
    case 'retarget':
      yield* retarget(game, instruction, context);
      return undefined;
    case 'redirect damage':
      beginRedirection(game, instruction, context);
      return undefined;
    case 'piles':
      yield* separate(game, instruction, context);
      return undefined;
    default: {
      const events = eventsOf(look, instruction, context);
      if (!events) throw notYet(instruction.do);
      tellUndone(game, instruction, events, context);
      const happened = yield* perform(game, events);
      if (instruction.do === 'lose life')
        return {
          lost: happened.reduce((sum, { event }) => (event.kind === 'life' && event.cause === 'loss' ? sum - event.change : sum), 0),
        };
      return instruction.do === 'counter' ? { it: becameOf(happened) } : undefined;
    }
  }
}

/** Whether a static ability lets the creature that was tapped to station do so by something else than its power (702.184c). */
function stationsOtherwise(look: Look, instruction: Simple, context: Context): boolean {
  if (instruction.do !== 'counters' || instruction.amount.kind !== 'stationing') return false;
  const tapped = resolveRef(look, instruction.amount.of, context);
  return rulesInForce(look).some(
    ({ rule, context: own }) => rule.rule === 'station by toughness' && resolveRef(look, rule.what, own).some((id) => tapped.includes(id)),
  );
}

/** What an instruction does not do, and why: what cannot transform (712.9), an exchange that cannot be completed (702.65b). */
function tellUndone({ state, tell }: Game, instruction: Simple, events: readonly GameEvent[], context: Context): void {
  if (instruction.do === 'transform') {
    const things = resolveRef(lookAt(state), instruction.what, context).filter((id) => state.objects[id]?.zone === 'battlefield');
    for (const id of things.filter((each) => !events.some((event) => event.kind === 'change' && event.object === each)))
      tell('stays', `${nameOf(state, id)} does not transform: it has no other face.`, 'transform.only');
  }
  if (instruction.do === 'swap' && events.length === 0) tell('stays', 'Nothing is exchanged.', 'keyword.auraSwap.fails');
}

const stepsOf: Readonly<Record<ExtraPhase, readonly Step[]>> = {
  upkeep: ['upkeep'],
  combat: steps.slice(steps.indexOf('beginning of combat'), steps.indexOf('postcombat main')),
  main: ['postcombat main'],
};

/** Cards are drawn one by one (121.2). */
function* draw(game: Game, player: PlayerId, amount: number): Procedure<void> {
  if (amount > 1) cite(game, 'draw.single');
  for (let at = 0; at < amount; at += 1) yield* perform(game, [{ kind: 'draw', player }]);
}
