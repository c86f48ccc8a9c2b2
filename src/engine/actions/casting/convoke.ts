/** What pays for a spell's mana besides mana: creatures by convoke, artifacts by improvise, cards by delve (702.51, 702.126, 702.66). */
import type { Cost } from '../../language/cost.ts';
import { objectsIn } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { citeNamed } from '../../concepts/citeKeyword.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { listDue } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';
import { perform } from '../../events/perform.ts';
import { type Answer, type Game, legal, type Procedure } from '../../events/procedure.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { combinations } from '../../state/combinations.ts';
import { toList } from '../../events/answers.ts';

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
      const { controller, types } = look.of(id);
      return object && !object.tapped && !object.phasedOut && controller === player && types.includes(type);
    });

const isGeneric = (_look: Look, _id: ObjectId, { kind }: ManaSymbol): boolean => kind === 'generic';

const helpers: readonly Helper[] = [
  {
    keyword: 'convoke',
    able: untapped('creature'),
    pays: (look, id, symbol) =>
      symbol.kind === 'generic' || (symbol.kind === 'mana' && symbol.colors.some((color) => look.of(id).colors.includes(color))),
  },
  { keyword: 'improvise', able: untapped('artifact'), pays: isGeneric },
  {
    keyword: 'waterbend',
    able: (look, player) => [...new Set([...untapped('artifact')(look, player), ...untapped('creature')(look, player)])],
    pays: isGeneric,
  },
  { keyword: 'delve', able: (look, player) => objectsIn(look.state, 'graveyard', player), pays: isGeneric },
];

/** More helpers than this are not combined when nobody says which: then as many are taken as can be used. */
const mostCombined = 12;

/**
 * Lets helpers pay a part of the symbols that are due and gives what is left for mana. Which help comes with the action; without that, as
 * few as are needed.
 */
export function* payWithHelpers(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  due: readonly ManaSymbol[],
  costs: readonly Cost[] = [],
): Procedure<readonly ManaSymbol[]> {
  let left = due;
  const bent = costs
    .flatMap((cost) => (cost.pay === 'mana' && cost.waterbend ? listDue(cost.cost, 0) : []))
    .filter(({ kind }) => kind === 'generic').length;
  for (const helper of helpers) {
    const look = lookAt(game.state);
    const most = helper.keyword === 'waterbend' ? bent : left.length;
    if (left.length === 0 || most === 0 || (helper.keyword !== 'waterbend' && !hasKeyword(look, spell, helper.keyword))) continue;
    const able = helper.able(look, player);
    const kept = (used: readonly ObjectId[]) => ({ tapping: new Set(used), sacrificing: new Set<ObjectId>() });
    const payable = (rest: readonly ManaSymbol[], used: readonly ObjectId[]): boolean =>
      canPayMana(game, player, rest, { spentOn: spell, kept: kept(helper.keyword === 'delve' ? [] : used) });
    const named = askFor(game, player, spell, helper, able, left, look, most);
    const used = named ?? findFewest(look, helper, able, left, most, payable);
    if (used.length === 0) continue;
    const rest = assign(look, helper, used, left, (symbols) => payable(symbols, used)) ?? assign(look, helper, used, left, () => true);
    if (!rest) continue;
    left = rest;
    yield* perform(
      game,
      used.map((object) => (helper.keyword === 'delve' ? { kind: 'move', object, to: 'exile', cause: 'cost' } : { kind: 'tap', object })),
    );
    game.tell(
      helper.keyword,
      `${used.length} of the mana is paid with ${helper.keyword}.`,
      'cast.pay',
      ...citeNamed(helper.keyword),
      ...(helper.keyword === 'convoke' ? (['keyword.convoke.after'] as const) : []),
    );
  }
  return left;
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
    return (
      new Set(list).size === list.length &&
      list.length <= most &&
      list.every((id) => able.includes(id)) &&
      assign(look, helper, list, due, () => true) !== undefined
    );
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
        : { legal: false, reason: `it does not help with ${helper.keyword}`, cites: ['cast.pay', ...citeNamed(helper.keyword)] },
    cites: ['cast.pay'],
  });
  return answer === undefined ? undefined : toList(answer);
}

function findFewest(
  look: Look,
  helper: Helper,
  able: readonly ObjectId[],
  due: readonly ManaSymbol[],
  most: number,
  payable: (rest: readonly ManaSymbol[], used: readonly ObjectId[]) => boolean,
): readonly ObjectId[] {
  if (payable(due, [])) return [];
  const few =
    able.length <= mostCombined
      ? combinations(able, Math.min(due.length, most))
      : able.slice(0, most).map((_, at) => able.slice(0, at + 1));
  return few.find((used) => used.length > 0 && assign(look, helper, used, due, (rest) => payable(rest, used)) !== undefined) ?? [];
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
