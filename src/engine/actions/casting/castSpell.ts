/** Casting spells, step by step as 601.2 has it ("playing" before July 2009: 409.1). */
import type { Ability, Effect } from '../../language/ability.ts';
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import { findEnchant } from '../../look/attachment.ts';
import { chooseExtras, chooseModes, chooseX, hasX, optionalCosts } from './announce.ts';
import { bestow } from '../../events/bestow.ts';
import { chooseDivision } from './division.ts';
import { isHelped } from './helped.ts';
import { addedCosts, announceSymbols, changesOf, totalMana } from './totalCost.ts';
import { checkLegendary } from './legendarySpells.ts';
import { checkKind, checkLegality, isBanned, isSorceryTime } from './timing.ts';
import { dependsOnKind, findWaysToCast, permissionsToUse, turnedUp, usePermission, type Way } from './ways.ts';
import { changeObject, noteCommander } from '../../state/changes.ts';
import { type Context, nothingAnnounced, unannounced } from '../../look/reading/context.ts';
import { conditionHolds } from '../../look/reading/read.ts';
import { payCosts, settleWays, type SingleCost } from '../costs/costs.ts';
import { canPayMana } from '../mana/payMana.ts';
import { memoryOfPaid } from '../costs/paidMemory.ts';
import { bothHalves, judgeFace } from '../../look/faces.ts';
import { citeNamed } from '../../concepts/citeKeyword.ts';
import { disguisedMemory } from '../../look/keywords/disguise.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { perform } from '../../events/perform.ts';
import type { HelpFound } from '../../events/teller.ts';
import { cite, type Game, type Procedure, rareOf, tellAll } from '../../events/procedure.ts';
import type { Costing, Lessened } from '../../events/rareOfCosts.ts';
import { Refusal } from '../../events/question.ts';
import type { Announced, GameState, ObjectId, PlayerId, SpellState } from '../../state/state.ts';
import { chooseTargets, effectsFor } from '../targets.ts';

export { chooseDivision } from './division.ts';

/** How an action says it wants a spell to be cast. */
export interface CastOptions {
  /** Of a split card the half, from 0; `bothHalves` (faces.ts) fuses them. Of other cards the face. */
  readonly face?: number;
  readonly faceDown?: boolean;
  readonly x?: number;
  /** How often, for multikicker. */
  readonly kicked?: boolean | number;
  /** An alternative cost: its keyword (`flashback`, `overload`), or the start of the text that offers it; `free` where nothing is paid. */
  readonly alternative?: string;
  /** Sources to tap, in this order; `free` skips the payment of mana. */
  readonly pay?: 'free' | readonly ObjectId[];
}

type SpellAbility = Extract<Ability, { kind: 'spell' }>;

/** Casting that an instruction lets happen while something else resolves: zones and times do not matter (608.2g). */
export interface CastNow {
  /** What is paid instead of the mana cost. */
  readonly cost?: readonly Cost[] | undefined;
  /** The keyword whose cost that is. */
  readonly keyword?: string | undefined;
  /** With its back face up. */
  readonly transformed?: true | undefined;
}

/** Casts a spell, and gives it. @throws Refusal at the step that forbids it; the caller puts everything back (601.2, 732). */
export function* castSpell(game: Game, player: PlayerId, id: ObjectId, options: CastOptions = {}, now?: CastNow): Procedure<ObjectId> {
  game.state = turnedUp(game.state, id);
  const before = lookAt(game.state);
  const object = game.state.objects[id];
  if (!object) throw new Refusal('there is no such card', 'cast.announce');
  const ways = now ? ([wayOf(now)] as const) : findWays(before, player, id, options);
  const way = ways.length > 1 ? yield* rareOf(game, 'one of several ways to cast').chooseWay(game, player, id, ways) : ways[0];
  const face = way.face ?? options.face;
  const barred = judgeFace(game.state, object, face, now?.transformed ?? way.face !== undefined);
  if (barred !== undefined) throw new Refusal(barred, 'cast.announce');
  const sorceryTime = isSorceryTime(before, player);
  if (!now && dependsOnKind(before, player, id)) cite(game, 'cast.permitted.characteristics');
  const permissions = now ? [] : permissionsToUse(before, player, object, way, face);
  const permission =
    permissions.length > 1 ? yield* rareOf(game, 'one of several permissions').choosePermission(game, player, permissions) : permissions[0];
  if (permission) game.state = usePermission(game.state, permission);

  // 601.2a: the card goes onto the stack.
  const [moved] = yield* perform(game, [
    {
      kind: 'move',
      object: id,
      to: 'stack',
      cause: 'cast',
      as: {
        controller: player,
        face: face ?? 0,
        ...(way.faceDown ? { faceDown: true } : {}),
        ...(way.disguised ? { memory: disguisedMemory } : {}),
      },
    },
  ]);
  const spell = moved?.became ?? '';
  // Of a split card the chosen half alone is on the stack.
  const { layout } = game.state.cards[object.card] ?? {};
  const isFused = layout === 'split' && face === bothHalves;
  const evaluated = (as: Look): readonly Look[] => (isFused ? rareOf(game, 'fusing').evaluated(as, spell) : [as]);
  if (layout === 'split') cite(game, ...(isFused ? (['split.evaluated'] as const) : []), 'split.half');
  if (layout === 'prototype' && face === 1) cite(game, 'keyword.prototype');
  game.state = keepGranted(game.state, id, spell, way.name);
  if (way.name === 'bestow') {
    cite(game, 'keyword.bestow.evaluated');
    game.state = bestow(game.state, spell, player);
  }
  const look = lookAt(game.state);
  const { abilities } = look.characteristicsOf(spell);
  // Flash works where the card is cast from (702.8a), which is where an effect may have given it; not to another face, nor to one that nobody sees.
  const asItWas = !way.faceDown && (face ?? 0) === 0 && layout !== 'split';
  const times = { sorceryTime, had: asItWas && hasKeyword(before, id, 'flash'), flash: way.flash };
  const any = now !== undefined || way.name === 'madness';
  const timing = [...new Set(evaluated(look).flatMap((as) => checkLegality(as, player, spell, { ...times, any })))];
  const begunThough = isBanned(look, player, spell);

  // 601.2b: optional costs, modes, spliced cards, X, and which of several costs.
  const spellAbilities = abilities
    .filter((ability) => ability.kind === 'spell')
    .map((ability) => (changingText.includes(way.name) ? { ...ability, modes: ability.overloaded ?? ability.modes } : ability));
  const extras = chooseExtras(game, player, spell, options.kicked, options.alternative);
  const paid = [
    ...extras.flatMap(({ names }) => names),
    ...(way.name === 'normal' ? [] : [way.name]),
    ...(way.instead ?? []).flatMap((cost) => (cost.pay === 'mana' ? cost.cost.text : [])),
  ];
  const effects: Effect[] = [];
  const modes: number[] = [];
  const modeCosts: Cost[] = [];
  for (const ability of spellAbilities) {
    const { modes: of, choose } = ability;
    const isSo = choose?.when ? conditionHolds(look, choose.when, unannounced(spell, player)) : paid.includes('kicker');
    const count = isSo ? (choose?.kicked ?? choose) : choose;
    const counted = { modes: of, ...(count ? { choose: count } : {}) };
    const chosen = yield* chooseModes(game, player, spell, counted, paid.includes('entwine'));
    // How many is said before what allows so many is paid for (601.4).
    if (count !== choose) cite(game, 'cast.modes.depending');
    modes.push(...chosen);
    modeCosts.push(...chosen.flatMap((mode, at) => [...(choose?.costs?.[mode] ?? []), ...(at > 0 ? (choose?.beyond ?? []) : [])]));
    cite(game, ...citeNamed(choose?.keyword ?? ''));
    effects.push(...effectsOf(ability, chosen, undefined));
  }
  const spliced = game.rare ? yield* game.rare.splice(game, player, spell) : [];
  const costs = costsOf(look, spell, way, spellAbilities, [...[...extras, ...spliced].flatMap((each) => each.costs), ...modeCosts]);
  const printsX = look.characteristicsOf(spell).manaCost?.symbols.some(({ kind }) => kind === 'x') ?? false;
  const x = yield* chooseX(game, player, spell, printsX || hasX(costs), options.x, !hasX(costs));
  const announced: Announced = { ...nothingAnnounced, modes: modes.length > 0 ? modes : [0], x, paid };
  const context: Context = { source: spell, controller: player, announced, memory: {} };
  const free = options.pay === 'free';
  const enough = (of: readonly Cost[]): boolean =>
    free || isHelped(look, spell, of) || canPayMana(game, player, totalMana(look, of, { object: spell, context }), { spentOn: spell });
  const { costs: single, less } = yield* lessen(game, way, yield* settleWays(game, costs, { context, enough }, 'cast.modes'), context);
  const settled = free ? single : announceSymbols(game, single, { object: spell, context, less });

  tellAll(
    game,
    game.teller?.announces(player, {
      modes: spellAbilities.some((ability) => ability.modes.length > 1) ? modes : [],
      names: [
        ...extras.map(({ said }) => said),
        ...(abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === way.name) ? [way.name] : []),
      ],
      ...(printsX || hasX(costs) ? { x } : {}),
    }),
  );

  // 601.2c: targets. An Aura's is what it may enchant (303.4a).
  const enchant = look.characteristicsOf(spell).types.includes('enchantment') ? findEnchant(look, spell) : undefined;
  const doing = [
    ...effects,
    ...effectsOf(undefined, [], enchant),
    ...(way.name === 'mutate' ? [rareOf(game, way.name).mutating] : []),
    ...spliced.flatMap((each) => each.effects),
  ];
  const targets = yield* chooseTargets(game, doing, context);
  // 601.2d: how something is divided among them.
  const division = yield* chooseDivision(game, doing, { ...context, announced: { ...announced, targets } });
  const complete: Announced = { ...announced, targets, ...(division === undefined ? {} : { division }) };
  const due: Context = { ...context, announced: complete };
  const cast: SpellState = { ...complete, effects: effectsFor(lookAt(game.state), doing, due), castFrom: object.zone };
  game.state = changeObject(game.state, spell, { spell: cast });
  for (const as of evaluated(lookAt(game.state))) {
    checkKind(as, player, spell);
    checkLegendary(as, player, spell);
  }
  if (begunThough) cite(game, 'cast.permitted.choices');
  // An Aura spell has a target without the word (115.1b).
  tellAll(game, game.teller?.chooses(targets, division, enchant ? ['target.aura'] : []));
  // 601.2e: what lets it be cast when most spells could not be.
  tellAll(game, game.teller?.permits(game.state, spell, object, timing));

  // 601.2f: the total cost is locked in; 601.2g and 601.2h: mana abilities, and payment.
  const costing: Costing = { object: spell, context: due, less };
  const total = totalMana(lookAt(game.state), settled, costing);
  const others = [...settled, ...addedCosts(lookAt(game.state), costing)];
  const { commander, card } = game.state.objects[spell] ?? {};
  const taxed = commander && card !== undefined && cast.castFrom === 'command' ? card : undefined;
  const tellTotal = (helped: readonly HelpFound[], mana = total): void => {
    tellAll(
      game,
      game.teller?.total(lookAt(game.state), {
        mana,
        others,
        changes: changesOf(lookAt(game.state), costing),
        helped,
        way,
        taxed: taxed !== undefined,
        adds: extras.length > 0 || modeCosts.length > 0,
        splices: spliced.length > 0,
        paid,
        shown: before.characteristicsOf(id).abilities,
      }),
    );
  };
  const helps = !free && isHelped(look, spell, settled);
  if (!helps) tellTotal([]);
  const assists = !free && hasKeyword(look, spell, 'assist');
  const { due: own, mana: given } = assists ? yield* rareOf(game, 'assist').assist(game, player, spell, total) : { due: total, mana: [] };
  const { symbols, helped } = helps
    ? yield* rareOf(game, 'what helps to pay').help(game, player, spell, own, settled, cast.x, tellTotal)
    : { symbols: free ? [] : own, helped: [] };
  const payment = yield* payCosts(game, others, due, {
    symbols,
    helped,
    manaPaid: true,
    tells: ['cast.pay'],
    ...(free ? {} : { wish: options.pay }),
  });
  const mana = [...given, ...payment.mana];
  const colorsSpent = mana.map(({ color }) => color).filter((color) => color !== 'colorless');
  game.state = changeObject(game.state, spell, { spell: { ...cast, memory: memoryOfPaid(payment), colorsSpent, manaSpent: mana.length } });
  if (mana.some(({ only }) => only?.spent)) yield* rareOf(game, 'what mana does').spentMana(game, player, spell, mana);
  if (taxed !== undefined) game.state = noteCommander(game.state, player, taxed, { casts: 1 });
  const expended = game.rare?.expend(game, player, payment.mana.length) ?? [];

  // 601.2i: the spell becomes cast.
  yield* perform(game, [{ kind: 'targets', object: spell, targets: targets.flat() }]);
  yield* perform(game, [{ kind: 'cast', object: spell, player }, ...expended]);
  return spell;
}

/** Ways of casting in which a spell has another text (702.96a, 702.148a), or a further one (702.113a). */
const changingText: readonly string[] = ['overload', 'cleave', 'awaken'];

/** What a creature that is paid with besides takes off the cost (702.119a, 702.180a). */
function* lessen(game: Game, { name }: Way, costs: readonly SingleCost[], context: Context): Procedure<Lessened> {
  const lessens = name === 'emerge' || name === 'harmonize' ? name : undefined;
  if (!lessens) return { costs, less: 0 };
  return yield* rareOf(game, name)[lessens](game, costs, context);
}

/** The ability by which a card is cast, if an effect gave it that, stays with the spell (400.7g). */
function keepGranted(state: GameState, card: ObjectId, spell: ObjectId, keyword: string): GameState {
  const effects = state.effects.map((effect) =>
    effect.affected?.includes(card) &&
    effect.changes.some(
      (change) => change.kind === 'add ability' && change.ability.kind === 'keyword' && change.ability.keyword === keyword,
    )
      ? { ...effect, affected: [...effect.affected, spell] }
      : effect,
  );
  return { ...state, effects };
}
const wayOf = ({ cost, keyword = cost?.length === 0 ? 'free' : 'alternative' }: CastNow): Way =>
  cost ? { name: keyword, instead: cost } : { name: 'normal' };

/**
 * The way that the action names, or the usual one; several where the card has a keyword more than once, or no way is the usual one.
 * @throws Refusal when there is none
 */
function findWays(look: Look, player: PlayerId, id: ObjectId, { face, faceDown, alternative }: CastOptions): readonly [Way, ...Way[]] {
  const ways = findWaysToCast(look, player, id, face);
  if (faceDown) {
    const found = ways.find((way) => way.faceDown);
    if (!found) throw new Refusal('it cannot be cast face down', 'faceDown', 'cast.permitted');
    return [found];
  }
  const open = ways.filter((way) => !way.faceDown);
  if (alternative === undefined || isExtra(look, id, alternative)) {
    const [first, ...more] = open;
    if (!first)
      throw new Refusal(
        'it cannot be cast from where it is',
        'cast.announce',
        'cast.permitted',
        ...(dependsOnKind(look, player, id) ? (['cast.permitted.characteristics'] as const) : []),
      );
    const usual = open.find(({ name }) => name === 'normal');
    return usual ? [usual] : [first, ...more];
  }
  const wanted = alternative.toLowerCase();
  const others = open.filter(({ name }) => name !== 'normal');
  const found =
    ways.find(({ name }) => name.toLowerCase() === wanted) ??
    others.find(({ name }) => name.toLowerCase().includes(wanted)) ??
    (others.length === 1 ? others[0] : undefined);
  if (!found)
    throw new Refusal(
      `it cannot be cast with ${alternative}`,
      'cast.modes',
      ...citeNamed(wanted),
      ...(wanted === 'bestow' ? (['keyword.bestow.evaluated'] as const) : []),
    );
  return [found, ...open.filter((way) => way !== found && way.name === found.name)];
}

/** Whether a name is that of an optional additional cost, not of an alternative one. */
const isExtra = (look: Look, id: ObjectId, name: string): boolean =>
  optionalCosts.includes(name) &&
  look.characteristicsOf(id).abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === name);

/** Everything to be paid. What has no mana cost cannot be paid, unless something else is paid instead (118.6). */
function costsOf(look: Look, spell: ObjectId, way: Way, abilities: readonly SpellAbility[], extra: readonly Cost[]): readonly Cost[] {
  const { manaCost, abilities: all } = look.characteristicsOf(spell);
  if (!way.instead && manaCost === undefined)
    throw new Refusal('it has no mana cost, so its cost cannot be paid', 'cost.unpayable', 'cost.unable');
  const base: readonly Cost[] = way.instead ?? (manaCost ? [{ pay: 'mana', cost: manaCost }] : []);
  const printed = abilities.flatMap(({ additionalCosts = [] }) => additionalCosts);
  return [...base, ...(way.additional ?? []), ...(all.length > 0 ? printed : []), ...extra];
}

/** What a spell does with the chosen modes; a permanent spell does nothing, but an Aura has a target. */
export function effectsOf(
  ability: SpellAbility | undefined,
  modes: readonly number[],
  enchant: ReturnType<typeof findEnchant>,
): readonly Effect[] {
  if (enchant) {
    const one: Amount = { kind: 'number', value: 1 };
    return [{ targets: [{ filter: enchant, least: one, most: one }], instructions: [] }];
  }
  return ability === undefined ? [] : modes.flatMap((mode) => ability.modes[mode] ?? []);
}
