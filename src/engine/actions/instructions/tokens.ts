/** Creating tokens, described or as copies (111, 707). */
import { kindsIn } from '../../language/parts.ts';
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { TokenDescription } from '../../language/token.ts';
import { blank } from '../../events/apply.ts';
import type { Face } from '../../language/card.ts';
import { atMost, bounds } from '../../state/bounds.ts';
import { countObjects, isInGame, takeTimestamp } from '../../state/changes.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { defenderOf } from '../combat/defenders.ts';
import { countersOf, withExceptions } from '../../look/copying.ts';
import type { Besides, EventOf } from '../../events/events.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { notYet } from '../../state/notYet.ts';
import { perform } from '../../events/perform.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { conceptNamed } from '../../concepts/named.ts';
import { citingAlso, type Game, type Procedure, rareOf, say } from '../../events/procedure.ts';
import { variantOn } from '../../concepts/variant.ts';
import { copyOf, type MadeCard, tokenName, tokenOwner } from './madeCards.ts';
import type { GameObject, ObjectId, PlayerId } from '../../state/state.ts';
import { namingGranter } from '../../state/granter.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { deedOfMade } from '../../events/instructions/deed.ts';
import type { Memory } from '../../events/instructions/instruction.ts';

type Creating = Extract<Instruction, { do: 'create token' | 'create copy' }>;

type Token = Extract<Creating, { do: 'create token' }>['token'];

/** What is about to be created, and what it rests on. */
interface Creation {
  readonly events: readonly EventOf<'create'>[];
  readonly cites: readonly Concept[];
}

/** Creates tokens, and gives what is remembered of them. */
export function* create(game: Game, instruction: Creating, context: Context): Procedure<Memory> {
  const { events, cites } = planCreation(game, instruction, context);
  return yield* nameCreated(game, instruction, context, becameOf(yield* perform(citingAlso(game, ['create'], ...cites), events)));
}

export const planCreation = (game: Game, instruction: Creating, context: Context): Creation =>
  instruction.do === 'create token' ? planTokens(game, instruction, context) : planCopies(game, instruction, context);

/** What was created attacks, where it is to. Gives what is remembered of it. */
export function* nameCreated(
  game: Game,
  { remember, attacking }: Creating,
  context: Context,
  made: readonly ObjectId[],
): Procedure<Memory> {
  if (attacking) {
    const look = lookAt(game.state);
    const [defender] = attacking === true ? [] : resolveRef(look, attacking, context);
    yield* rareOf(game, 'what enters attacking').enterAttacking(
      game,
      made,
      (whom) => defender === undefined || defenderOf(look, whom) === defender,
    );
  }
  return { it: made, ...(remember === undefined ? {} : { [remember]: made }), ...deedOfMade(remember ?? 'created', game.state, made) };
}

/** Tokens that a text describes. */
function planTokens(game: Game, instruction: Extract<Creating, { do: 'create token' }>, context: Context): Creation {
  const look = lookAt(game.state);
  const { token } = instruction;
  const make = (of: TokenDescription): Face =>
    makeTokenFace(game.state.day, namingGranter(of, context.source), (amount) => amountOf(look, amount, context));
  const cards = [token, ...(instruction.others ?? [])].map((each) =>
    'card' in each ? [faceOfCard(game, each.card)] : [each, ...(each.back ? [each.back] : [])].map(make),
  );
  const { attached, counters } = instruction;
  const [attachedTo] = attached ? resolveRef(look, attached, context) : [];
  if (attached && attachedTo === undefined) {
    say(game, 'stays');
    return { events: [], cites: [] };
  }
  const events = listEvents(
    game,
    instruction,
    cards.map((faces, at) => ({
      layout: faces.length > 1 ? 'transform' : 'normal',
      faces,
      up: 0,
      ...(instruction.emblem ? {} : { described: described(game, at === 0 ? token : instruction.others?.[at - 1]) }),
    })),
    {
      ...(instruction.emblem ? { kind: 'emblem', zone: 'command' } : {}),
      ...(instruction.tapped ? { tapped: true } : {}),
      ...(attachedTo === undefined ? {} : { attachedTo }),
    },
    context,
    () => (counters ? { [counters.counter]: Math.max(0, amountOf(look, counters.amount, context)) } : {}),
  );
  return {
    events,
    cites: [
      ...(instruction.emblem || 'card' in token ? [] : (['tokens.name'] as const)),
      ...(kindsIn(token).has('granter') ? (['name.granted'] as const) : []),
    ],
  };
}

/** The text that creates it says what a token is like (111.3), or only its name, where the rules say what such tokens are (111.10). */
function described({ hasRule, state }: Game, token: Token | undefined): Concept {
  if (token && 'card' in token) return 'tokens.ofCard';
  const predefined = token?.predefined === undefined ? undefined : conceptNamed('tokens', token.predefined);
  return predefined && (hasRule?.(predefined, state.day) ?? true) ? predefined : 'tokens.text';
}

/** Of all cards there are, the engine knows those of the game. */
function faceOfCard({ state }: Game, name: string): Face {
  const found = Object.values(state.cards)
    .flatMap(({ faces }) => faces)
    .find((face) => face.name === name);
  if (!found) throw notYet(`a token of the absent card ${name}`);
  return found;
}

/** Tokens that are copies of objects; of one that is gone, as it last was (707.2). */
function planCopies(game: Game, instruction: Extract<Creating, { do: 'create copy' }>, context: Context): Creation {
  const look = lookAt(game.state);
  const things = resolveRef(look, instruction.of, context).filter(
    (id) => look.state.objects[id] !== undefined || look.state.past[id] !== undefined,
  );
  if (things.length === 0) say(game, 'nothing to copy');
  const except = instruction.except ?? [];
  const copies = things.map((id) => copyOf(look, id, (face) => withExceptions(face, except, look, context)));
  const besides = ({ faces, up }: MadeCard): Besides => (faces[up] ? countersOf(faces[up], except, look, context) : {});
  return {
    events: listEvents(game, instruction, copies, instruction.tapped ? { tapped: true } : {}, context, besides),
    // A token that copies a double-faced object has both faces (707.8a).
    cites: [
      ...things.flatMap((id) => game.teller?.copying(look, id, except, context) ?? []),
      ...(copies.some(({ faces }) => faces.length > 1) ? (['copy.faces'] as const) : []),
    ],
  };
}

function listEvents(
  game: Game,
  { who, amount }: Creating,
  cards: readonly MadeCard[],
  as: Partial<GameObject>,
  context: Context,
  besides: (card: MadeCard) => Besides,
): readonly EventOf<'create'>[] {
  const events: EventOf<'create'>[] = [];
  for (const player of resolveRef(lookAt(game.state), who, context).filter((id) => isInGame(game.state, id))) {
    const count = Math.max(0, amountOf(lookAt(game.state), amount, { each: player, ...context }));
    atMost(bounds.objects, countObjects(game.state) + events.length + count * cards.length, 'objects');
    for (const card of cards) {
      const made = addCards(game, card, count);
      events.push(...made.map((each) => makeToken(game, player, each, card, { ...as, counters: besides(card) }, context)));
    }
  }
  return events;
}

function makeToken(
  game: Game,
  player: PlayerId,
  card: string,
  { up, described: by }: MadeCard,
  as: Partial<GameObject>,
  context: Context,
): EventOf<'create'> {
  const [timestamp, next] = takeTimestamp(game.state);
  game.state = next;
  return {
    kind: 'create',
    object: {
      id: `${card}.0`,
      card,
      kind: 'token',
      owner: variantOn(tokenOwner, game.state.day)(context.controller, player),
      controller: player,
      zone: 'battlefield',
      timestamp,
      controlledSince: game.state.turn.number + 1,
      commander: false,
      ...blank,
      face: up,
      ...as,
    },
    besides: as.counters ?? {},
    ...(by ? { described: by } : {}),
    ...(context.each === undefined ? {} : { for: context.each }),
  };
}

/** What is made during play is called by its name and the number of its creation. */
export const addCard = (game: Game, made: MadeCard): string => addCards(game, made, 1)[0] ?? '';

/** So many of the same at once. */
function addCards(game: Game, { layout, faces, up }: MadeCard, count: number): readonly string[] {
  const name = `${faces[up]?.name ?? ''}#`;
  const before = Object.keys(game.state.cards).filter((each) => each.startsWith(name)).length;
  const added = Array.from({ length: count }, (_, at) => name + String(before + at + 1));
  const cards = { ...game.state.cards };
  for (const card of added) cards[card] = { layout, faces };
  game.state = { ...game.state, cards };
  return added;
}

function makeTokenFace(
  day: string,
  { name, colors: ofColors, types, power, toughness, abilities }: TokenDescription,
  amount: (of: Amount) => number,
): Face {
  const subtypes = types.subtypes ?? [];
  return {
    name: name ?? variantOn(tokenName, day)(subtypes),
    colors: ofColors,
    supertypes: types.supertypes ?? [],
    types: types.types ?? [],
    subtypes,
    ...(power === undefined ? {} : { power: amount(power) }),
    ...(toughness === undefined ? {} : { toughness: amount(toughness) }),
    text: '',
    abilities,
  };
}
