/** Carrying out instructions in the order in which they are written (608.2c). */
import type { Condition } from '../../language/condition.ts';
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { countEvents } from '../../state/bounds.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, choosersOf, conditionHolds, resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, isImpossible, legal, type Procedure, within } from '../../events/procedure.ts';
import { isLimited, unlimited } from '../../look/range.ts';
import type { PlayerId, Remembered } from '../../state/state.ts';
import { announceX, settleX } from '../costs/announceX.ts';
import { payCosts } from '../costs/costs.ts';
import { perform } from '../../events/perform.ts';
import { toText } from '../../events/answers.ts';
import { doOne } from './doOne.ts';
import { eventsOf } from '../../events/eventsOf.ts';
import { orderOneByOne } from './oneByOne.ts';
import { isPossible } from './possible.ts';
import { setLife } from './setLife.ts';
import { listOf, quoted } from '../../state/sentences.ts';
import { nameOf } from '../../events/tell.ts';

/** Follows instructions. What earlier ones remember, later ones know; gives the context with all of it. */
export function* followInstructions(game: Game, instructions: readonly Instruction[], context: Context): Procedure<Context> {
  let now = yield* choosePlayers(game, instructions, context);
  for (const instruction of joinPrevention(instructions)) now = yield* follow(game, instruction, now);
  return now;
}

/** "The active player" and "defending player" are one, also where several are: whose effect it is chooses (802.2a, 805.9, 810.7b). */
function* choosePlayers(game: Game, instructions: readonly Instruction[], context: Context): Procedure<Context> {
  if (game.state.players.length < 3) return context;
  const text = JSON.stringify(instructions);
  let now = context;
  for (const which of ['active', 'defending'] as const) {
    const several = now[which] === undefined && text.includes(`"which":"${which}"`) ? listPlayers(game, which, now) : [];
    if (several.length < 2) continue;
    const answer = yield* ask(game, {
      player: context.controller,
      kind: 'object',
      text: `Which ${which} player is meant?`,
      source: context.source,
      options: () => several,
      judge: (given) =>
        several.includes(toText(given))
          ? legal
          : { legal: false, reason: `it is one of ${listOf(several)}`, cites: ['team.defendingPlayer'] },
      cites: ['team.defendingPlayer'],
    });
    now = { ...now, [which]: [toText(answer)] };
  }
  return now;
}

const listPlayers = (game: Game, which: 'active' | 'defending', context: Context): readonly PlayerId[] =>
  resolveRef(lookAt(game.state), { kind: 'players', which }, context);

/** What is done "if damage is prevented this way" is done with each prevention, not after the instruction that begins the shield. */
function joinPrevention(instructions: readonly Instruction[]): readonly Instruction[] {
  return instructions.flatMap((instruction, at): readonly Instruction[] => {
    const next = instructions[at + 1];
    if (instruction.do === 'if prevented' && instructions[at - 1]?.do === 'prevent damage') return [];
    if (instruction.do !== 'prevent damage' || next?.do !== 'if prevented') return [instruction];
    const filter: Filter = { kind: 'and', filters: [next.from, { kind: 'or', filters: zones.map((zone) => ({ kind: 'zone', zone })) }] };
    const condition: Condition = { kind: 'matches', subject: { kind: 'event', role: 'source' }, filter };
    return [{ ...instruction, then: [...(instruction.then ?? []), { do: 'if', condition, then: next.then }] }];
  });
}

/** A source of damage may be anywhere by now. */
const zones = ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'library', 'command'] as const;

function* follow(game: Game, instruction: Instruction, context: Context): Procedure<Context> {
  switch (instruction.do) {
    case 'if': {
      const holds = conditionHolds(lookAt(game.state), instruction.condition, context);
      return yield* followInstructions(game, holds ? instruction.then : (instruction.otherwise ?? []), context);
    }
    case 'for each': {
      if (yield* doForAll(game, instruction, context)) return context;
      let now = context;
      const things = resolveRef(lookAt(game.state), instruction.of, context);
      for (const each of yield* orderOneByOne(game, things, context)) {
        const { each: _, ...after } = yield* followInstructions(game, instruction.then, { ...now, each });
        now = after;
      }
      return now;
    }
    case 'may':
      return yield* followIfWilling(game, instruction, context);
    default: {
      if (isLimited(game.state)) tellCut(game, instruction, context);
      const remembered = yield* doOne(isLimited(game.state) ? within(game, { doer: context.controller }) : game, instruction, context);
      return remembered === undefined ? context : remember(context, remembered);
    }
  }
}

/** What can happen to all of them at the same time does (608.2f). Says whether it was that. */
function* doForAll(game: Game, { of, then }: Extract<Instruction, { do: 'for each' }>, context: Context): Procedure<boolean> {
  const [only, ...others] = then;
  if (!only || others.length > 0) return false;
  const look = lookAt(game.state);
  const contexts = resolveRef(look, of, context).map((each): Context => ({ ...context, each }));
  if (only.do === 'set life') {
    const settings = contexts.flatMap((own) =>
      resolveRef(look, only.who, own).map((player) => ({ player, to: amountOf(look, only.amount, own) })),
    );
    yield* setLife(game, settings, context.source);
    return true;
  }
  const made = 'remember' in only || 'link' in only ? [undefined] : contexts.map((own) => eventsOf(look, only, own));
  if (made.includes(undefined)) return false;
  yield* perform(
    game,
    made.flatMap((events) => events ?? []),
  );
  return true;
}

/** Tells when part of an instruction does nothing because what it speaks of is out of range (801.10). */
function tellCut(game: Game, instruction: Instruction, context: Context): void {
  const look = lookAt(game.state);
  const cut = ['what', 'who', 'to', 'on', 'of'].some((key) => {
    const ref = (instruction as Readonly<Record<string, unknown>>)[key];
    if (typeof ref !== 'object') return false;
    return resolveRef(look, ref as Ref, context).length < resolveRef(unlimited(look), ref as Ref, context).length;
  });
  if (cut) game.tell('range', 'What is out of range is not affected.', 'range.effects');
}

function remember(context: Context, values: Readonly<Record<string, Remembered>>): Context {
  return { ...context, memory: { ...context.memory, ...values } };
}

/** What cannot be done is declined without being asked. */
function* decline(game: Game, player: PlayerId, otherwise: readonly Instruction[], context: Context): Procedure<Context> {
  game.asked.forced.push({ player, answer: 'no' });
  game.tell('declined', `${player} cannot do it.`, 'resolve.instruction');
  return yield* followInstructions(game, otherwise, context);
}

/** What is offered: what is paid, whose offer it is, and how it is worded. */
function tellOffer({ state }: Game, player: PlayerId, cost: readonly Cost[], { source, ability }: Context): string {
  const mana = cost.flatMap((each) => (each.pay === 'mana' ? [each.cost.text] : []));
  const name = nameOf(state, source);
  const wording = ability && ability.text !== '' ? `: ${quoted(ability.text)}` : '';
  if (cost.length === 0) return `Does ${player} accept what ${name} offers${wording}?`;
  return `Does ${player} pay ${mana.length === cost.length ? `${mana.join('')} for ${name}` : `what ${name} asks`}${wording}?`;
}

function* followIfWilling(
  game: Game,
  { who, cost: written = [], times, then, otherwise = [], remember: slot }: Extract<Instruction, { do: 'may' }>,
  context: Context,
): Procedure<Context> {
  const [player = context.controller] = choosersOf(lookAt(game.state), who, context);
  const cost = settleX(game, written, context);
  if (!isPossible(game, then, cost, { ...context, controller: cost.length > 0 ? player : context.controller }))
    return yield* decline(game, player, otherwise, context);
  const answer = yield* ask(game, {
    player,
    kind: 'may',
    ...(cost.length > 0 ? { pays: true } : {}),
    text: tellOffer(game, player, cost, context),
    source: context.source,
    options: () => ['yes', 'no'],
    judge: (given) =>
      ['yes', 'no', true, false].includes(given as string)
        ? legal
        : { legal: false, reason: 'the answer is yes or no', cites: ['resolve.instruction'] },
    cites: ['resolve.instruction'],
  });
  const willing = answer === 'yes' || answer === true;
  if (!willing) return yield* followInstructions(game, otherwise, context);
  const announced = yield* announceX(game, player, cost, context);
  const before = game.state;
  // What is taken back again is not told.
  const told: (() => void)[] = [];
  const paying = within(game, { tell: (...each) => void told.push(() => game.tell(...each)) });
  try {
    // All of it together, with each choice made separately for each time.
    const count = times === undefined ? 1 : Math.max(0, amountOf(lookAt(game.state), times, context));
    countEvents(game.tally, count, 0);
    yield* payCosts(paying, Array.from({ length: count }, () => cost).flat(), { ...announced, controller: player });
  } catch (error) {
    // A cost that cannot be paid is not paid at all (118.3).
    if (!isImpossible(error)) throw error;
    game.state = before;
    return yield* followInstructions(game, otherwise, context);
  }
  for (const tell of told) tell();
  return yield* followInstructions(game, then, slot === undefined ? announced : remember(announced, { [slot]: 'yes' }));
}
