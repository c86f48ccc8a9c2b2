/** Paying a mana cost: from the pool, then from sources that need nothing but tapping (601.2g, 601.2h). */
import { changePlayer, findPlayer } from '../changes.ts';
import { lookAt } from '../layers/characteristics.ts';
import { perform } from '../perform.ts';
import { type Game, type Procedure, Refusal } from '../procedure.ts';
import type { Mana, ObjectId, PlayerId } from '../state.ts';
import { findManaSources, type ManaSource, useManaSource } from './manaAbilities.ts';
import type { ManaChoice } from '../abilities.ts';
import type { ManaSymbol } from './manaCost.ts';
import { findPayment } from './payment.ts';

/** Pays single symbols. `sources` limits what may be tapped, in this order. @throws Refusal when it cannot be paid. */
export function* payMana(game: Game, player: PlayerId, due: readonly ManaSymbol[], sources?: readonly ObjectId[]): Procedure<void> {
  const plan = planPayment(game, player, due, sources);
  if (!plan) throw new Refusal(`${player} cannot pay the mana cost`, 'cast.pay');
  for (const { source, choice } of plan) yield* useManaSource(game, player, source, choice);
  const pool = findPlayer(game.state, player)?.mana ?? [];
  const payment = findPayment(due, pool, findPlayer(game.state, player)?.life ?? 0);
  if (!payment) throw new Refusal(`${player} cannot pay the mana cost`, 'cast.pay');
  game.state = changePlayer(game.state, player, { mana: pool.filter((_, place) => !payment.mana.includes(place)) });
  if (payment.life > 0) yield* perform(game, [{ kind: 'life', player, change: -payment.life, cause: 'payment' }]);
}

interface Use {
  readonly source: ManaSource;
  readonly choice: ManaChoice;
}

/** Which sources to tap for what: as few as are needed, those that can do least first. */
function planPayment(game: Game, player: PlayerId, due: readonly ManaSymbol[], only?: readonly ObjectId[]): readonly Use[] | undefined {
  const { mana = [], life = 0 } = findPlayer(game.state, player) ?? {};
  const look = lookAt(game.state);
  const able = findManaSources(look, player)
    .filter(({ object }) => only === undefined || only.includes(object))
    .toSorted((a, b) => rank(a, only) - rank(b, only));
  if (findPayment(due, mana, life) && !only) return [];
  // A depth-first search over sources, least able first; bounded, since a board has few sources that differ.
  let tries = 0;
  const search = (at: number, pool: readonly Mana[], used: readonly Use[], tapped: ReadonlySet<ObjectId>): readonly Use[] | undefined => {
    if (findPayment(due, pool, life) && (!only || tapped.size === only.length)) return used;
    if (at >= able.length || (tries += 1) > 20_000) return undefined;
    const source = able[at];
    if (!source) return undefined;
    if (!tapped.has(source.object) && pool.length < due.length + 8) {
      for (const choice of source.choices) {
        const added = choice.flatMap((color): Mana[] => (color === 'any' ? [] : [{ color }]));
        const found = search(at + 1, [...pool, ...added], [...used, { source, choice }], new Set([...tapped, source.object]));
        if (found) return found;
      }
    }
    return search(at + 1, pool, used, tapped);
  };
  const found = search(0, mana, [], new Set());
  return found && trim(found, due, mana, life, only);
}

const rank = ({ choices, object }: ManaSource, only: readonly ObjectId[] | undefined): number =>
  only ? only.indexOf(object) : choices.length * 10 + (choices[0]?.length ?? 0);

/** Leaves out uses that are not needed. */
function trim(
  uses: readonly Use[],
  due: readonly ManaSymbol[],
  pool: readonly Mana[],
  life: number,
  only: readonly ObjectId[] | undefined,
): readonly Use[] {
  if (only) return uses;
  return uses.reduce((kept, use) => {
    const without = kept.filter((each) => each !== use);
    const mana = [...pool, ...without.flatMap(({ choice }) => choice.flatMap((color): Mana[] => (color === 'any' ? [] : [{ color }])))];
    return findPayment(due, mana, life) ? without : kept;
  }, uses);
}
