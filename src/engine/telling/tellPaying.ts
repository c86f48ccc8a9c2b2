/**
 * What a player pays with who said nothing of it is chosen for them. It is told wherever another payment, that uses no more than it needs,
 * would leave something else: other things untapped or alive, other mana, other life. Where none would, nothing is told (`same payment` of
 * events/unasked.ts). Where more ways would have to be tried than are, that is what is told: nothing is said that was not found out.
 */
import { findPayment, genericOf, kindOfMana, withoutMana } from '../actions/mana/payment.ts';
import { canSpend } from '../actions/mana/spending.ts';
import type { Helping, ManaUse, Paying } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import type { ManaSymbol } from '../language/manaCost.ts';
import { BoundReached } from '../state/bounds.ts';
import { kindsOfThings } from '../state/alikeThings.ts';
import { findPlayer } from '../state/changes.ts';
import type { Look } from '../look/look.ts';
import type { GameState, Mana, ObjectId } from '../state/state.ts';

export function tellPaying(look: Look, paying: Paying): readonly Telling[] {
  const isSo = isOneOfSeveral(look, paying);
  if (isSo === false) return [];
  const { player, uses } = paying;
  return [
    {
      event: 'payment',
      player,
      text: `What ${player} pays with is chosen for them: ${isSo ? 'another payment could leave something else' : untried('payments')}.`,
      cites: [uses.length > 0 ? 'manaAbility.when' : 'cost.manaSpent'],
    },
  ];
}

/** The same of what helps to pay (702.51, 702.66, 702.126): that others could have helped, or more of them, or fewer. */
export function tellHelping(state: GameState, helping: Helping): readonly Telling[] {
  const { player, keyword, cites } = helping;
  const isSo = isHelpOneOfSeveral(state, helping);
  if (isSo === false) return [];
  return [
    {
      event: 'payment',
      player,
      text: `What helps ${player} to pay with ${keyword} is chosen for them: ${isSo ? 'other help could leave something else' : untried('choices of help')}.`,
      cites,
    },
  ];
}

const untried = (ways: string): string =>
  `other ${ways} are too many to try them all, so whether one could leave something else is not known`;

/** Undefined where it was not found out, since more would have to be tried than is. */
type Known = boolean | undefined;

/** Choices of help that are tried. */
const mostTried = 500;

function isHelpOneOfSeveral(state: GameState, { used, able, most, could }: Helping): Known {
  if (able.length === 0 || most === 0) return false;
  const kinds = [...Map.groupBy(able, kindsOfThings(state)).values()];
  const choose = function* (at: number, size: number): Generator<readonly ObjectId[]> {
    const kind = kinds[at];
    if (!kind) yield [];
    else
      for (let count = 0; count <= Math.min(size, kind.length); count += 1)
        for (const others of choose(at + 1, size - count)) yield [...kind.slice(0, count), ...others];
  };
  const isUsed = (by: readonly ObjectId[]): boolean =>
    by.length === used.length && kinds.every((kind) => overlap(kind, by) === overlap(kind, used));
  const others = function* (): Generator<readonly ObjectId[]> {
    for (const by of choose(0, most)) if (!isUsed(by)) yield by;
  };
  return isOneSo(others(), could, mostTried);
}

const overlap = (kind: readonly ObjectId[], by: readonly ObjectId[]): number => kind.filter((id) => by.includes(id)).length;

/** Whether it is so: undefined where that takes more than is tried. */
function find(isSo: () => Known): Known {
  try {
    return isSo();
  } catch (error) {
    if (error instanceof BoundReached) return undefined;
    throw error;
  }
}

/** Whether it is so of one of these. Of the others nothing is looked for behind one of which it is not known. */
function isOneSo<T>(all: Iterable<T>, isSo: (each: T) => Known, most = Infinity): Known {
  let tried = 0;
  for (const each of all) {
    tried += 1;
    const found = tried > most ? undefined : find(() => isSo(each));
    if (found !== false) return found;
  }
  return false;
}

/** Whether another payment could leave something else. */
function isOneOfSeveral(look: Look, paying: Paying): Known {
  const ways = waysToMeet(look, paying).map((due) => ({ due, can: find(() => paying.could(due.symbols)) }));
  const [one, ...others] = ways.filter(({ can }) => can);
  if (others.length > 0) return true;
  if (!one) return undefined;
  const { due } = one;
  const isOther = leavesOtherMana(look, paying, due) || usesOthers(look, paying, due);
  return isOther === false && ways.some(({ can }) => can === undefined) ? undefined : isOther;
}

/** First by what they are called, which most payments need no more than; then by what nothing tells apart, which decides. */
const usesOthers = (look: Look, paying: Paying, due: Due): Known =>
  hasOtherUses(paying, due, (id) => id) === false ? false : hasOtherUses(paying, due, kindsOfThings(look.state));

interface Due {
  readonly symbols: readonly ManaSymbol[];
  readonly life: number;
}

/** What can be due where a symbol leaves a choice: `{2/W}` is white or two of any kind, a Phyrexian one is mana or 2 life. */
function waysToMeet({ state }: Look, { due, player }: Paying): readonly Due[] {
  const has = findPlayer(state, player)?.life ?? 0;
  return due.reduce<readonly Due[]>(
    (made, symbol) =>
      unique(
        made.flatMap(({ symbols, life }) => [
          { symbols: [...symbols, plain(symbol)], life },
          ...(symbol.kind === 'mana' && symbol.generic !== undefined
            ? [{ symbols: [...symbols, ...genericOf(symbol.generic)], life }]
            : []),
          ...(symbol.kind === 'mana' && symbol.life && life + 2 <= has ? [{ symbols, life: life + 2 }] : []),
        ]),
      ),
    [{ symbols: [], life: 0 }],
  );
}

function plain(symbol: ManaSymbol): ManaSymbol {
  if (symbol.kind !== 'mana') return symbol;
  return { kind: 'mana', colors: symbol.colors };
}

const unique = (all: readonly Due[]): readonly Due[] => [
  ...new Map(all.map((due) => [JSON.stringify([due.symbols.map((each) => JSON.stringify(each)).toSorted(), due.life]), due])).values(),
];

/** Whether of the mana that there is in the end another could be spent. */
function leavesOtherMana(look: Look, { player, uses, spentOn }: Paying, { symbols }: Due): boolean {
  const pool = uses
    .reduce<readonly Mana[]>(
      (mana, { way, spent }) => [...withoutMana(mana, spent), ...way.mana],
      findPlayer(look.state, player)?.mana ?? [],
    )
    .filter((mana) => canSpend(look, mana, spentOn));
  const spent = (findPayment(symbols, pool)?.mana ?? []).map((place) => kindOfMana(pool[place]));
  return [...new Set(spent)].some((kind) => {
    let left = spent.filter((each) => each === kind).length - 1;
    const fewer = pool.filter((mana) => kindOfMana(mana) !== kind || (left -= 1) >= 0);
    return findPayment(symbols, fewer) !== undefined;
  });
}

/**
 * Whether other mana abilities could be activated, or for other mana. Any other payment that uses no more than it needs lacks something that
 * this one uses: with all of that and more it would use more than it needs.
 */
function hasOtherUses({ uses, could }: Paying, { symbols }: Due, kindOf: (id: ObjectId) => string): Known {
  const keyOf = ({ source, way, spent, payers }: ManaUse): string =>
    JSON.stringify([
      kindOf(source.object),
      source.ability.text,
      way.choice,
      spent.map(kindOfMana).toSorted(),
      // What is given up for mana is asked; what is tapped is not.
      payers.flatMap((list, at) => (source.others[at]?.cost.pay === 'tap others' ? list.map(kindOf).toSorted() : [])),
    ]);
  const keys = uses.map(keyOf);
  return isOneSo(new Set(keys), (key) => {
    const most = keys.filter((each) => each === key).length - 1;
    const permits = (plan: readonly ManaUse[]): boolean => plan.filter((each) => keyOf(each) === key).length <= most;
    return could(symbols, { permits, kindOf });
  });
}
