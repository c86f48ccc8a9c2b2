/** What pays for a spell's mana besides mana: creatures by convoke, artifacts by improvise, cards by delve (702.51, 702.126, 702.66). */
import { changeObject, objectsIn } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { citeNamed } from '../../concepts/citeKeyword.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { Cost } from '../../language/cost.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import type { Context } from '../../look/reading/context.ts';
import { variantOn } from '../../concepts/variant.ts';
import { dueWithHelp, helpReduces, type Topped } from './helpReduces.ts';
import { listDue } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import type { HelpFound } from '../../events/teller.ts';
import { citingAlso, type Game, type Rare, say, tellAll } from '../../events/procedure.ts';
import { type Answer, illegal, legal } from '../../events/question.ts';
import { atMost, bounds } from '../../state/bounds.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { combinations } from '../../state/combinations.ts';
import { areSomeOf, toList } from '../../events/answers.ts';

interface Helper {
  readonly keyword: 'convoke' | 'improvise' | 'delve' | 'waterbend';
  readonly able: (look: Look, player: PlayerId) => readonly ObjectId[];
  /** Whether a helper can pay a symbol. */
  readonly pays: (look: Look, id: ObjectId, symbol: ManaSymbol) => boolean;
}

const untapped =
  (type: 'creature' | 'artifact') =>
  (look: Look, player: PlayerId): readonly ObjectId[] =>
    look.state.zones.battlefield.filter((id) => {
      const object = look.state.objects[id];
      const { controller, types } = look.characteristicsOf(id);
      return object && !object.tapped && !object.phasedOut && controller === player && types.includes(type);
    });

const isGeneric = (_look: Look, _id: ObjectId, { kind }: ManaSymbol): boolean => kind === 'generic';

const helpers: readonly Helper[] = [
  {
    keyword: 'convoke',
    able: untapped('creature'),
    pays: (look, id, symbol) =>
      symbol.kind === 'generic' ||
      (symbol.kind === 'mana' && symbol.colors.some((color) => look.characteristicsOf(id).colors.includes(color))),
  },
  { keyword: 'improvise', able: untapped('artifact'), pays: isGeneric },
  {
    keyword: 'waterbend',
    able: (look, player) => [...new Set([...untapped('artifact')(look, player), ...untapped('creature')(look, player)])],
    pays: isGeneric,
  },
  { keyword: 'delve', able: (look, player) => objectsIn(look.state, 'graveyard', player), pays: isGeneric },
];

/** A keyword that helps, with what is able to and how much it may pay. */
interface Help {
  readonly helper: Helper;
  readonly able: readonly ObjectId[];
  readonly most: number;
}

/** What helps by one keyword, and what it leaves to be paid. */
interface Helping {
  readonly used: readonly ObjectId[];
  readonly rest: readonly ManaSymbol[];
}

/** What helps by one keyword, and the rules of that. */
interface Helped extends HelpFound {
  readonly keyword: Helper['keyword'];
  readonly used: readonly ObjectId[];
  readonly cites: readonly Concept[];
}

/**
 * Lets helpers pay a part of the symbols that are due and gives what is left for mana, and what was tapped: it helps to pay, so it is there.
 * Which help comes with the action; without that, as few as are needed, so that all of it can be paid if it can be at all. Where help reduces
 * the cost, it is known before that is told.
 */
export const help: Rare['help'] = function* (game, player, spell, due, costs, x, tellTotal) {
  const look = lookAt(game.state);
  const { own, topped } = dueWithHelp(look, spell, due);
  const helps = helpsOf(look, player, spell, own, costs, x);
  const reduces = variantOn(helpReduces, look.state.day);
  let left = own;
  const tapped: ObjectId[] = [];
  const all: Helped[] = [];
  if (!reduces) tellTotal([]);
  for (const [at, help] of helps.entries()) {
    const { helper, able, most } = help;
    if (left.length === 0) break;
    const plan = (from: number, rest: readonly ManaSymbol[], taps: readonly ObjectId[]): Helping | undefined =>
      planHelp({ game, player, spell, look, topped }, helps, from, rest, taps);
    const named = askFor(game, player, spell, helper, able, left, look, most);
    const taps = (used: readonly ObjectId[]): readonly ObjectId[] => (helper.keyword === 'delve' ? tapped : [...tapped, ...used]);
    const payable =
      (by: readonly ObjectId[]) =>
      (rest: readonly ManaSymbol[]): boolean =>
        plan(at + 1, rest, taps(by)) !== undefined;
    const found = named ? nameHelp(look, helper, named, left, payable(named)) : plan(at, left, tapped);
    const { used, rest } = found ?? { used: [], rest: left };
    const cites = helper.keyword === 'waterbend' ? (['action.waterbend.only'] as const) : citeNamed(helper.keyword);
    if (!named) {
      const due = left;
      const could = (by: readonly ObjectId[]): boolean => assign(look, helper, by, due, payable(by)) !== undefined;
      const others = able.filter((id) => !tapped.includes(id));
      tellAll(
        game,
        game.teller?.helps(game.state, {
          player,
          keyword: helper.keyword,
          used,
          able: others,
          most: Math.min(due.length, most),
          could,
          cites,
        }),
      );
    }
    if (used.length === 0) continue;
    all.push({ keyword: helper.keyword, used, count: used.length, paid: without(left, rest), cites });
    left = rest;
    if (helper.keyword !== 'delve') tapped.push(...used);
  }
  const symbols = topped(left);
  if (reduces) tellTotal(all, symbols);
  if (own !== due && symbols.length > left.length) say(game, 'costs at least', spell, symbols.length - left.length);
  for (const { keyword, used, paid, cites } of all) {
    const done = yield* perform(
      citingAlso(game, ['tap', 'cost'], 'cast.pay', ...cites),
      used.map((object) => (keyword === 'delve' ? { kind: 'move', object, to: 'exile', cause: 'cost' } : { kind: 'tap', object })),
    );
    const memory = game.state.objects[spell]?.memory ?? {};
    // What convoked it, and what was exiled with it, the permanent goes on knowing (702.51c, 607.2a).
    const known = {
      convoke: { convoked: used },
      delve: { convoked: memory['convoked'] ?? [], exiled: becameOf(done) },
      improvise: {},
      waterbend: {},
    }[keyword];
    game.state = changeObject(game.state, spell, { memory: { ...memory, ...known } });
    if (!reduces) say(game, 'helps', keyword, paid, cites);
  }
  return { symbols, helped: tapped };
};

/** What is due no more. */
function without(due: readonly ManaSymbol[], rest: readonly ManaSymbol[]): readonly ManaSymbol[] {
  const left = rest.map((symbol) => JSON.stringify(symbol));
  return due.filter((symbol) => {
    const at = left.indexOf(JSON.stringify(symbol));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What helps to pay for a spell or ability, and how much by each keyword, where X is so much. */
function helpsOf(
  look: Look,
  player: PlayerId,
  spell: ObjectId,
  due: readonly ManaSymbol[],
  costs: readonly Cost[],
  x: number,
): readonly Help[] {
  const bent = costs
    .flatMap((cost) => (cost.pay === 'mana' && cost.waterbend ? listDue(cost.cost, x) : []))
    .filter(({ kind }) => kind === 'generic').length;
  return helpers.flatMap((helper): Help[] => {
    const most = helper.keyword === 'waterbend' ? bent : due.length;
    const has = helper.keyword === 'waterbend' || hasKeyword(look, spell, helper.keyword);
    return has && most > 0 ? [{ helper, able: helper.able(look, player), most }] : [];
  });
}

/** Whether it can be paid with mana and with what helps. */
export function canPayWithHelp(
  game: Game,
  { controller: player, announced }: Context,
  spell: ObjectId,
  due: readonly ManaSymbol[],
  costs: readonly Cost[],
): boolean {
  const look = lookAt(game.state);
  const { own, topped } = dueWithHelp(look, spell, due);
  const helps = helpsOf(look, player, spell, own, costs, announced.x);
  return planHelp({ game, player, spell, look, topped }, helps, 0, own, []) !== undefined;
}

/** Those that the action names pay what they can, so that the rest can be paid where that is possible. */
function nameHelp(
  look: Look,
  helper: Helper,
  used: readonly ObjectId[],
  due: readonly ManaSymbol[],
  payable: (rest: readonly ManaSymbol[]) => boolean,
): Helping | undefined {
  const rest = assign(look, helper, used, due, payable) ?? assign(look, helper, used, due, () => true);
  return rest && { used, rest };
}

/** The fewest by one keyword with which all can be paid, those behind it helping too; undefined when it cannot be paid. */
function planHelp(
  paying: { readonly game: Game; readonly player: PlayerId; readonly spell: ObjectId; readonly look: Look; readonly topped: Topped },
  helps: readonly Help[],
  at: number,
  due: readonly ManaSymbol[],
  tapped: readonly ObjectId[],
): Helping | undefined {
  const { game, player, spell, look, topped } = paying;
  const help = helps[at];
  if (!help) {
    const kept = { tapping: new Set(tapped), sacrificing: new Set(tapped) };
    return canPayMana(game, player, topped(due), { spentOn: spell, kept }) ? { used: [], rest: due } : undefined;
  }
  const { helper, able, most } = help;
  let tries = 0;
  for (const used of fewestFirst(
    look,
    able.filter((id) => !tapped.includes(id)),
    Math.min(due.length, most),
  )) {
    atMost(bounds.payments, (tries += 1), 'ways to be tried of paying one cost');
    const taps = helper.keyword === 'delve' ? tapped : [...tapped, ...used];
    const rest = assign(look, helper, used, due, (symbols) => planHelp(paying, helps, at + 1, symbols, taps) !== undefined);
    if (rest) return { used, rest };
  }
  return undefined;
}

/** Choices of helpers by their number, none first. Of those that are the same in colours and abilities, the first ones stand for any. */
function* fewestFirst(look: Look, able: readonly ObjectId[], most: number): Generator<readonly ObjectId[]> {
  const kinds = [
    ...Map.groupBy(able, (id) =>
      JSON.stringify([look.characteristicsOf(id).colors, look.characteristicsOf(id).abilities.length === 0 ? '' : id]),
    ).values(),
  ];
  const choose = function* (at: number, size: number): Generator<readonly ObjectId[]> {
    const kind = kinds[at];
    if (size === 0) yield [];
    else if (kind)
      for (let count = Math.min(size, kind.length); count >= 0; count -= 1)
        for (const others of choose(at + 1, size - count)) yield [...kind.slice(0, count), ...others];
  };
  for (let size = 0; size <= Math.min(most, able.length); size += 1) yield* choose(0, size);
}

function askFor(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  helper: Helper,
  able: readonly ObjectId[],
  due: readonly ManaSymbol[],
  look: Look,
  most: number,
): readonly ObjectId[] | undefined {
  const fits = (given: Answer): boolean => {
    const list = toList(given);
    return list.length <= most && areSomeOf(list, able) && assign(look, helper, list, due, () => true) !== undefined;
  };
  const answer = game.prepared({
    player,
    kind: 'help',
    text: `What helps to pay with ${helper.keyword}?`,
    source,
    options: () => combinations(able, due.length, { fits }),
    judge: (given) =>
      fits(given)
        ? legal
        : toList(given).length > most
          ? illegal(
              `no more than ${most} can be paid with ${helper.keyword}`,
              helper.keyword === 'waterbend' ? 'action.waterbend.only' : 'cast.pay',
              ...citeNamed(helper.keyword),
            )
          : illegal(`it does not help with ${helper.keyword}`, 'cast.pay', ...citeNamed(helper.keyword)),
    cites: ['cast.pay'],
  });
  return answer === undefined ? undefined : toList(answer);
}

/** Gives each helper a symbol that it can pay, so that the rest is as it is wanted; gives the rest. */
function assign(
  look: Look,
  helper: Helper,
  used: readonly ObjectId[],
  due: readonly ManaSymbol[],
  wanted: (rest: readonly ManaSymbol[]) => boolean,
): readonly ManaSymbol[] | undefined {
  const [first, ...others] = used;
  if (first === undefined) return wanted(due) ? due : undefined;
  const tried = new Set<string>();
  for (const [at, symbol] of due.entries()) {
    const kind = JSON.stringify(symbol);
    if (tried.has(kind) || !helper.pays(look, first, symbol)) continue;
    tried.add(kind);
    const rest = assign(look, helper, others, due.toSpliced(at, 1), wanted);
    if (rest) return rest;
  }
  return undefined;
}
