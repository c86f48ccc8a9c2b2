/** A scenario's board as a position of the engine. What cannot be is refused with its place. */
import type { ZoneName } from '../../engine/language/places.ts';
import { atMost, bounds } from '../../engine/state/bounds.ts';
import { blank } from '../../engine/events/apply.ts';
import type { Card, Face } from '../../engine/language/card.ts';
import { readTypes } from '../../engine/look/creatureWords.ts';
import { disguisedMemory } from '../../engine/look/keywords/disguise.ts';
import { manaValueOf, parseManaCost } from '../../engine/language/manaCost.ts';
import { opponentsOf } from '../../engine/state/changes.ts';
import type { GameObject, GameState, Mana, PlayerId, Remembered, Thing } from '../../engine/state/state.ts';
import { citesOf } from '../../engine/concepts/numbers.ts';
import { archenemyOf } from '../../engine/state/formats.ts';
import type { Beginning } from '../../engine/turn/beginning.ts';
import type { CardTexts } from './cardTexts.ts';
import { announceSpells } from './announceSpells.ts';
import { checkCasual, checkCasualCard, startingLife } from '../format/casualFormats.ts';
import { makeCard } from './makeCard.ts';
import { livesOfTeams, playersOf, poisonOfTeams, readOptions, readTeams } from '../format/readFormat.ts';
import { placeInCombat } from './placeInCombat.ts';
import { heldByEffects } from './heldByEffect.ts';
import { refuse, refuseBeyond, refuseTogether } from '../format/refusal.ts';
import type { ObjectDescription, Scenario, Setup, StackDescription } from '../format/scenario.ts';

export interface Position {
  readonly state: GameState;
  readonly beginning: Beginning;
}

interface Placed {
  readonly description: StackDescription;
  readonly path: string;
  readonly zone: ZoneName;
  readonly ref: string;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly timestamp: number;
}

/** @throws ScenarioRefusal */
export function makePosition(scenario: Scenario, day: string, texts: CardTexts): Position {
  const { setup = {} } = scenario;
  const players = playersOf(scenario);
  const teams = readTeams(scenario, players);
  const options = readOptions(scenario, teams, players, day);
  checkPlayerKeys(setup, players);
  const shared = options?.sharedLife === true;
  const archenemy = scenario.format === 'archenemy' ? archenemyOf(teams) : undefined;
  const lives = shared ? livesOfTeams(setup, teams, day) : setup.life;
  const poison = shared ? poisonOfTeams(setup, teams, day) : setup.poison;
  const placed = placeObjects(setup, players);
  const filled = fillLibraries(setup, placed, players);
  const all = [...placed, ...filled];
  refuseBeyond('setup', () => atMost(bounds.objects, all.length, 'objects'));
  const cards = makeCards(all, texts, day);
  if (setup.nameStickers && citesOf('stickers', day).length === 0) refuse('setup.nameStickers', 'the rules of that day know no stickers');
  checkCasual(scenario, day);
  for (const { ref, path, zone, description, owner } of placed) {
    if (cards[ref]) checkCasualCard(cards[ref], { format: scenario.format, zone, isArchenemys: owner === archenemy }, path);
    if (description.commander && citesOf('commander.identity', day).length === 0)
      refuse(`${path}.commander`, 'the rules of that day know no commanders');
  }
  const objects = Object.fromEntries(all.map((each) => [`${each.ref}.0`, makeObject(each, cards, all, setup.turn ?? 1)]));
  const said = setup.active ?? players[0] ?? '';
  // The turn of a team is that of the player in its rightmost seat (805.2).
  const active = options?.sharedTurns === true ? (teams.find((team) => team.includes(said))?.[0] ?? said) : said;
  const step = setup.step ?? 'precombat main';
  const inZone = (zone: ZoneName, owner?: PlayerId): readonly string[] =>
    all.filter((each) => each.zone === zone && (owner === undefined || each.owner === owner)).map(({ ref }) => `${ref}.0`);
  const perPlayer = (zone: ZoneName) => Object.fromEntries(players.map((id) => [id, inZone(zone, id)]));
  const bare: GameState = {
    day,
    players: players.map((id) => ({
      id,
      life:
        lives?.[id] ?? startingLife({ objects, cards, zones: { command: inZone('command') } }, id, { format: scenario.format, archenemy }),
      poison: poison?.[id] ?? 0,
      counters: {},
      mana: parsePool(setup.mana?.[id] ?? '', `setup.mana.${id}`),
      landsPlayed: 0,
      left: false,
      drewFromEmpty: false,
      mulligans: 0,
      ...(setup.nameStickers?.[id] ? { nameStickers: setup.nameStickers[id] } : {}),
    })),
    teams,
    ...(options === undefined ? {} : { options }),
    cards,
    objects,
    zones: {
      battlefield: inZone('battlefield'),
      stack: inZone('stack'),
      exile: inZone('exile'),
      command: inZone('command'),
      outside: inZone('outside'),
      hand: perPlayer('hand'),
      library: perPlayer('library'),
      graveyard: perPlayer('graveyard'),
    },
    effects: [],
    delayed: [],
    waiting: [],
    turn: { number: setup.turn ?? 1, active, step, passed: [], happened: [], extraTurns: [] },
    past: {},
    next: { timestamp: Math.max(0, ...all.map(({ timestamp }) => timestamp)) + 1, effect: 1, token: 1 },
    seed: 1,
  };
  const state = announceSpells(
    placeInCombat(bare, setup),
    placed.filter(({ zone }) => zone === 'stack'),
  );
  checkProtectors(state, placed);
  return {
    state: heldByEffects(state),
    beginning: {
      step,
      attackersDeclared: setup.attacking !== undefined,
      blockersDeclared: setup.blocking !== undefined,
    },
  };
}

/** Who protects a battle was chosen as it entered (310.8a); among several it is not guessed. */
function checkProtectors(state: GameState, placed: readonly Placed[]): void {
  for (const { ref, path, zone, controller } of placed) {
    const object = state.objects[`${ref}.0`];
    const isBattle = zone === 'battlefield' && object !== undefined && state.cards[ref]?.faces[object.face]?.types.includes('battle');
    if (!isBattle) continue;
    const allowed = opponentsOf(state, controller);
    const chosen = object.memory['player'];
    if (chosen === undefined && allowed.length > 1) refuse(`${path}.chosen`, 'it is not said who protects it: chosen: { player: … }');
    if (chosen !== undefined && !allowed.some((each) => each === chosen))
      refuse(`${path}.chosen.player`, 'only an opponent of its controller protects a Siege', JSON.stringify(chosen));
  }
}

function checkPlayerKeys(setup: Setup, players: readonly PlayerId[]): void {
  const check = (path: string, map: Readonly<Record<string, unknown>> | undefined): void => {
    for (const key of Object.keys(map ?? {})) if (!players.includes(key)) refuse(`${path}.${key}`, 'there is no such player', key);
  };
  for (const key of ['life', 'mana', 'poison', 'librarySize', 'nameStickers'] as const) check(`setup.${key}`, setup[key]);
  for (const zone of ['hand', 'graveyard', 'library', 'exile', 'command', 'outside'] as const)
    check(`setup.zones.${zone}`, setup.zones?.[zone]);
  if (setup.active !== undefined && !players.includes(setup.active)) refuse('setup.active', 'there is no such player', setup.active);
}

function placeObjects({ zones = {} }: Setup, players: readonly PlayerId[]): readonly Placed[] {
  const seen = new Map<string, string>();
  const placed: Placed[] = [];
  const place = (description: StackDescription, path: string, zone: ZoneName, player: PlayerId | undefined, timestamp: number): void => {
    const { ref = path.replace(/^setup\.zones\./, '') } = description;
    const before = seen.get(ref);
    if (before !== undefined) refuse(`${path}.ref`, `${before} has this ref already`, ref);
    // Its objects are `ref.0`, `ref.1`: no player may be called like one of them.
    if (players.some((player) => player === ref || player.replace(/\.\d+$/, '') === ref))
      refuse(`${path}.ref`, 'a player is called so', ref);
    if (/#\d+$/.test(ref)) refuse(`${path}.ref`, 'names with # are those of what is made during play', ref);
    seen.set(ref, path);
    for (const key of ['owner', 'controller'] as const) {
      const named = description[key];
      if (named !== undefined && !players.includes(named)) refuse(`${path}.${key}`, 'there is no such player', named);
    }
    const owner = description.owner ?? player ?? description.controller;
    if (owner === undefined) return refuse(path, 'nobody owns or controls it: say "controller"');
    if (player !== undefined && owner !== player && isPersonal(zone)) refuse(`${path}.owner`, `it would be in ${owner}’s ${zone}`, owner);
    checkStatus(description, zone, path);
    refuseBeyond(`${path}.timestamp`, () => atMost(bounds.timestamp, Math.abs(timestamp), 'timestamps'));
    placed.push({ description, path, zone, ref, owner, controller: description.controller ?? owner, timestamp });
  };
  for (const zone of ['battlefield', 'stack'] as const)
    for (const [at, each] of (zones[zone] ?? []).entries())
      place(each, `setup.zones.${zone}[${at}]`, zone, undefined, each.timestamp ?? at + 1);
  for (const zone of ['hand', 'graveyard', 'library', 'exile', 'command', 'outside'] as const)
    for (const [player, list] of Object.entries(zones[zone] ?? {}))
      for (const [at, each] of list.entries()) place(each, `setup.zones.${zone}.${player}[${at}]`, zone, player, each.timestamp ?? at + 1);
  return placed;
}

const isPersonal = (zone: ZoneName): boolean => zone === 'hand' || zone === 'library' || zone === 'graveyard';

/** Status, damage and attachments are of permanents; a token is nowhere else (111.7). */
function checkStatus(description: ObjectDescription, zone: ZoneName, path: string): void {
  if (zone === 'battlefield') {
    if (
      description.type === undefined &&
      description.faces === undefined &&
      description.copyOf === undefined &&
      description.faceDown !== true
    )
      refuse(path, 'it has no type line: say "type"');
    return;
  }
  for (const key of ['tapped', 'flipped', 'phasedOut', 'sick', 'damage', 'attachedTo', 'token'] as const)
    if (description[key] !== undefined && description[key] !== false && description[key] !== 0)
      refuse(`${path}.${key}`, `it is not on the battlefield but in the zone ${zone}`);
}

function fillLibraries({ librarySize = {} }: Setup, placed: readonly Placed[], players: readonly PlayerId[]): readonly Placed[] {
  return players.flatMap((player): Placed[] => {
    const there = placed.filter(({ zone, owner }) => zone === 'library' && owner === player).length;
    const size = librarySize[player] ?? there;
    refuseBeyond(`setup.librarySize.${player}`, () => atMost(bounds.objects, size, 'objects'));
    if (size < there) refuse(`setup.librarySize.${player}`, `${there} cards are listed in this library`, String(size));
    return Array.from({ length: size - there }, (_, at) => ({
      description: {},
      path: `setup.librarySize.${player}`,
      zone: 'library',
      ref: `library.${player}[${there + at}]`,
      owner: player,
      controller: player,
      timestamp: 0,
    }));
  });
}

/** Cards by ref. What copies something takes its faces from there, where it says nothing of its own. */
function makeCards(placed: readonly Placed[], texts: CardTexts, day: string): Readonly<Record<string, Card>> {
  const cards: Record<string, Card> = {};
  const making = new Set<string>();
  const make = (each: Placed): Card => {
    const known = cards[each.ref];
    if (known) return known;
    const { description, path, ref } = each;
    making.add(ref);
    const { copyOf } = description;
    let card: Card;
    if (copyOf !== undefined && description.name === undefined && description.type === undefined && description.faces === undefined) {
      const original = placed.find((other) => other.ref === copyOf) ?? refuse(`${path}.copyOf`, 'there is no such object', copyOf);
      if (making.has(copyOf) && cards[copyOf] === undefined) refuse(`${path}.copyOf`, 'it copies itself', copyOf);
      card = make(original);
    } else {
      const made = makeCard(description, path, texts);
      card = { ...made, faces: made.faces.map((face) => readTypes(face, day)) };
    }
    cards[ref] = card;
    return card;
  };
  // Whoever wrote them wants to know of all texts that are not read.
  return refuseTogether(() => cards, ...placed.map((each) => () => void make(each)));
}

/**
 * Whether what lies face down has ward hangs on how it came to be so: cast with disguise it has, turned down by something else it has not
 * (702.168a, 708.2). A card with disguise says it; nothing else can.
 */
function disguiseOf({ description: { faceDown = false, disguised }, path, zone }: Placed, card: Card | undefined): GameObject['memory'] {
  const able =
    faceDown &&
    (zone === 'battlefield' || zone === 'stack') &&
    card?.faces.some(({ abilities }) => abilities.some((each) => each.kind === 'keyword' && each.keyword === 'disguise')) === true;
  if (able && disguised === undefined)
    refuse(`${path}.faceDown`, 'whether it has ward hangs on how it came to be face down: say "disguised: true" or "disguised: false"');
  if (!able && disguised !== undefined) refuse(`${path}.disguised`, 'it is no card with disguise that lies face down');
  return disguised === true ? disguisedMemory : {};
}

function makeObject(each: Placed, cards: Readonly<Record<string, Card>>, all: readonly Placed[], turn: number): GameObject {
  const { description, path, ref, zone, owner, controller, timestamp } = each;
  const card = cards[ref];
  const disguise = disguiseOf(each, card);
  const face = faceUp(description, card, path);
  if (zone === 'battlefield' && card?.layout === 'split' && description.face === undefined)
    refuse(`${path}.face`, 'say which of its halves is unlocked, counted from 0');
  const copied = copiedFace(each, cards, all);
  const printed = copied ?? card?.faces[face];
  return {
    id: `${ref}.0`,
    card: ref,
    kind: description.token === true ? 'token' : isEmblem(each) ? 'emblem' : 'card',
    owner,
    controller,
    zone,
    timestamp,
    ...blank,
    face,
    tapped: description.tapped ?? false,
    flipped: flippedOf(description, card, path),
    faceDown: description.faceDown ?? false,
    phasedOut: description.phasedOut ?? false,
    counters: { ...(zone === 'battlefield' ? startingCounters(printed) : {}), ...description.counters },
    damage: description.damage ?? 0,
    controlledSince: description.sick === true ? turn + 1 : 0,
    memory: { ...rememberedOf(description, path, all), ...disguise },
    commander: description.commander ?? false,
    ...attachment(each, all),
    ...(copied === undefined ? {} : { copied }),
  };
}

/** In the command zone, what has no type line is an emblem (114). */
const isEmblem = ({ zone, description: { type, faces, copyOf, commander, faceDown } }: Placed): boolean =>
  zone === 'command' && type === undefined && faces === undefined && copyOf === undefined && !commander && !faceDown;

function startingCounters(face: Face | undefined): Readonly<Record<string, number>> {
  return {
    ...(face?.loyalty !== undefined && face.types.includes('planeswalker') ? { loyalty: face.loyalty } : {}),
    ...(face?.defense !== undefined && face.types.includes('battle') ? { defense: face.defense } : {}),
  };
}

function faceUp({ face, transformed, split }: StackDescription, card: Card | undefined, path: string): number {
  const faces = card?.faces.length ?? 1;
  if (face !== undefined && face >= faces)
    refuse(`${path}.face`, `it has ${faces} ${faces === 1 ? 'face' : 'faces'}, counted from 0`, String(face));
  if (split !== undefined) {
    if (card?.layout !== 'split') refuse(`${path}.split`, 'it is no split card', split);
    return ['left', 'right', 'both'].indexOf(split);
  }
  if (transformed === true) {
    if (card?.layout !== 'transform') refuse(`${path}.transformed`, 'it has no face to transform into');
    if (face === 0) refuse(`${path}.face`, 'it is transformed, so the other face is up', '0');
    return 1;
  }
  return face ?? 0;
}

function flippedOf({ flipped = false }: ObjectDescription, card: Card | undefined, path: string): boolean {
  if (flipped && card?.layout !== 'flip') refuse(`${path}.flipped`, 'it is no flip card');
  return flipped;
}

/** The copiable values of what it copies: a copy of a copy is what that one is a copy of (707.3). */
function copiedFace(
  each: Placed,
  cards: Readonly<Record<string, Card>>,
  all: readonly Placed[],
  seen: readonly string[] = [],
): Face | undefined {
  const { copyOf } = each.description;
  if (copyOf === undefined) return undefined;
  const path = `${each.path}.copyOf`;
  if (copyOf === each.ref || seen.includes(copyOf)) refuse(path, 'it copies itself', copyOf);
  const original = all.find(({ ref }) => ref === copyOf) ?? refuse(path, 'there is no such object', copyOf);
  const further = copiedFace(original, cards, all, [...seen, each.ref]);
  return further ?? cards[copyOf]?.faces[original.description.flipped ? 1 : faceUp(original.description, cards[copyOf], original.path)];
}

const memorySlots: Readonly<Record<string, string>> = {
  creatureType: 'creature type',
  cardType: 'card type',
  landType: 'basic land type',
};

function rememberedOf({ chosen = {} }: ObjectDescription, path: string, all: readonly Placed[]): Readonly<Record<string, Remembered>> {
  return Object.fromEntries(
    Object.entries(chosen).map(([key, value]) => {
      if (key !== 'card') return [memorySlots[key] ?? key, value];
      if (!all.some(({ ref }) => ref === value)) refuse(`${path}.chosen.card`, 'there is no such object', String(value));
      return [key, `${value}.0`];
    }),
  );
}

function attachment({ description, path, ref }: Placed, all: readonly Placed[]): { readonly attachedTo?: Thing } {
  const { attachedTo: to } = description;
  if (to === undefined) return {};
  if (to === ref) refuse(`${path}.attachedTo`, 'it is attached to itself', to);
  const other = all.find((each) => each.ref === to);
  if (!other) return { attachedTo: to };
  if (other.zone !== 'battlefield') refuse(`${path}.attachedTo`, `that is in the zone ${other.zone}`, to);
  if (other.description.attachedTo === ref) refuse(`${path}.attachedTo`, 'they are attached to each other', to);
  return { attachedTo: `${to}.0` };
}

/** Mana of a pool: each symbol is one mana of a colour, or colourless; a number is so much colourless mana. */
function parsePool(text: string, path: string): readonly Mana[] {
  if (text === '') return [];
  const cost = parseManaCost(text) ?? refuse(path, 'these are no mana symbols', text);
  refuseBeyond(path, () => atMost(bounds.mana, manaValueOf(cost), 'mana in a pool'));
  return cost.symbols.flatMap((symbol): readonly Mana[] => {
    if (symbol.kind === 'generic') return Array<Mana>(symbol.amount).fill({ color: 'colorless' });
    const [color] = symbol.kind === 'mana' ? symbol.colors : [];
    if (symbol.kind !== 'mana' || color === undefined || symbol.colors.length > 1 || symbol.generic !== undefined || symbol.life)
      return refuse(path, 'a pool holds single mana of a colour, or {C}', text);
    return [{ color }];
  });
}
