/** Sources of mana: abilities that a player can activate for mana without being asked, what each would add, and activating them (605, 106.12). */
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import { atMost, bounds } from '../../state/bounds.ts';
import { usesLeft } from '../../look/activated.ts';
import { changeObject, findPlayer, objectsIn } from '../../state/changes.ts';
import { type Context, nothingAnnounced, unannounced } from '../../look/reading/context.ts';
import { amountOf, conditionHolds } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { listPayers, type OtherCost, payOther } from '../costs/otherCosts.ts';
import { perform } from '../../events/perform.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import type { ManaSource, ManaWay, OtherPayers } from '../../events/manaPlan.ts';
import type { PaymentFor } from '../../events/rareOfCosts.ts';
import type { Answer, Question } from '../../events/question.ts';
import { citingAlso, within } from '../../events/procedure.ts';
import { firstAnswer } from '../../events/question.ts';
import { tryOut } from '../../events/trial.ts';
import { changesCommanderMana } from '../../events/replacement/commander.ts';
import { addRecords } from '../../events/noteHappened.ts';
import { cannot, lifeToPay, takesNone } from '../../events/replacement/impossible.ts';
import { notYet } from '../../state/notYet.ts';
import { isRestricted, rulesInForce } from '../../look/rulesInForce.ts';
import type { Mana, ObjectId, PlayerId } from '../../state/state.ts';
import { type Activated, isSick, manaAbilitiesOf } from '../../look/manaAbilities.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { manaChoices, nameOfChoice } from './manaChoices.ts';
import { totalMana } from '../casting/totalCost.ts';

export type KeptOut = NonNullable<PaymentFor['kept']>;

/** Sources that a player could use now, those that cost least first. */
export function findManaSources(
  game: Pick<Game, 'state' | 'follow' | 'rare' | 'tally'>,
  player: PlayerId,
  kept?: KeptOut,
): readonly ManaSource[] {
  const look = lookAt(game.state);
  const simple = !changesMana(look);
  const { battlefield, hand, graveyard } = look.state.zones;
  const places = [...battlefield, ...(hand[player] ?? []), ...(graveyard[player] ?? [])];
  const found = places
    .flatMap((object): ManaSource[] => {
      const source = look.state.objects[object];
      if (!source || source.phasedOut || look.characteristicsOf(object).controller !== player) return [];
      return manaAbilitiesOf(look, object)
        .filter(
          (ability) =>
            source.zone === (ability.from ?? 'battlefield') &&
            canPay(look, object, ability, kept) &&
            !cannot(look, player, 'activate', object),
        )
        .map((ability) => {
          const costs = totalMana(look, ability.costs, {
            object,
            context: unannounced(object, player),
            ability: ability.keyword ?? '',
            mana: true,
          });
          return {
            object,
            ability,
            ways: findWays(game, player, object, ability, simple, costs),
            costs,
            others: othersOf(game, player, object, ability, kept),
            most: mostUses(look, object, ability, costs),
            draws: drawsOf(look, object, ability),
            isPayer: false,
          };
        })
        .filter(({ others }) => others.every(({ able, count }) => able.length >= count))
        .filter(({ ways }) => ways.length > 0);
    })
    // What is alike goes by its age, not by where a list has it.
    .toSorted((a, b) => burden(look, a) - burden(look, b) || timeOf(look, a) - timeOf(look, b));
  const payers = new Set(found.flatMap(({ others }) => others.flatMap(({ able }) => able)));
  return payers.size === 0 ? found : found.map((source) => (payers.has(source.object) ? { ...source, isPayer: true } : source));
}

/** An object that is tapped or given up for it is used once; else what it takes of life or counters, or a limit, says how often. */
function mostUses(look: Look, object: ObjectId, ability: Activated, due: readonly ManaSymbol[]): number {
  const { costs } = ability;
  const source = look.state.objects[object];
  const context = unannounced(object, look.characteristicsOf(object).controller);
  const limits = costs.map((cost) => {
    if (cost.pay === 'life' || cost.pay === 'counters') {
      const each = Math.max(0, amountOf(look, cost.amount, context));
      return each === 0 || (cost.pay === 'counters' && cost.add) ? 1 : Math.floor(stockOf(look, cost, context) / each);
    }
    return cost.pay === 'mana' || takesOthers(cost) ? Infinity : 1;
  });
  // What costs nothing has no end.
  const once = costs.every(({ pay }) => pay === 'mana') && due.length === 0 ? 1 : Infinity;
  return Math.min(once, ...limits, source ? usesLeft(look, source, ability) : 0);
}

/** Of how much life, or of how many counters of its object or player, such a cost takes some. */
function stockOf(look: Look, cost: Extract<Cost, { pay: 'life' | 'counters' }>, { source, controller }: Context): number {
  if (cost.pay === 'life') return lifeToPay(look, controller);
  return (cost.own ? findPlayer(look.state, controller) : look.state.objects[source])?.counters[cost.counter] ?? 0;
}

function drawsOf(look: Look, object: ObjectId, { costs }: Activated): ManaSource['draws'] {
  const context = unannounced(object, look.characteristicsOf(object).controller);
  return costs.flatMap((cost) =>
    cost.pay === 'life' || (cost.pay === 'counters' && cost.own && !cost.add)
      ? { from: cost.pay === 'life' ? 'life' : cost.counter, each: amountOf(look, cost.amount, context), has: stockOf(look, cost, context) }
      : [],
  );
}

/** Costs of a mana ability that take other objects, with what could pay them and is not kept for something else. */
function othersOf(
  game: Pick<Game, 'state'>,
  player: PlayerId,
  object: ObjectId,
  { costs }: Activated,
  kept: KeptOut | undefined,
): readonly OtherPayers[] {
  const context = unannounced(object, player);
  return costs.flatMap((cost): OtherPayers[] => {
    if (!takesOthers(cost)) return [];
    const taken = cost.pay === 'tap others' ? kept?.tapping : kept?.sacrificing;
    const able = listPayers(game, cost, context).filter((id) => !taken?.has(id));
    return [{ cost, able, count: Math.max(0, amountOf(lookAt(game.state), cost.amount, context)) }];
  });
}

/** A cost that other objects pay, as many as it says. */
const takesOthers = (cost: Cost): cost is OtherCost & { readonly amount: Amount } =>
  (cost.pay === 'tap others' && !cost.power) ||
  ((cost.pay === 'sacrifice' || cost.pay === 'exile' || cost.pay === 'return') && cost.filter !== 'self') ||
  (cost.pay === 'discard' && typeof cost.filter !== 'string' && !cost.random);

/** Whether costs that nobody has to be asked about can be paid: tapping, life, counters, itself. */
function canPay(look: Look, object: ObjectId, ability: Activated, kept: KeptOut | undefined): boolean {
  const source = look.state.objects[object];
  if (!source || ability.timing !== undefined || ability.modes !== undefined || isRestricted(look.state, object, 'activate')) return false;
  if (usesLeft(look, source, ability) <= 0) return false;
  const context = unannounced(object, look.characteristicsOf(object).controller);
  if (ability.onlyIf && !conditionHolds(look, ability.onlyIf, context)) return false;
  return ability.costs.every((cost) => {
    switch (cost.pay) {
      case 'mana':
        return cost.cost.symbols.every(({ kind }) => kind !== 'x');
      case 'tap':
      case 'untap':
        return (
          source.tapped === (cost.pay === 'untap') &&
          !kept?.tapping.has(object) &&
          !(look.characteristicsOf(object).types.includes('creature') && isSick(look, object))
        );
      case 'sacrifice':
        return cost.filter === 'self' ? !kept?.sacrificing.has(object) : takesOthers(cost);
      case 'exile':
      case 'discard':
      case 'return':
      case 'tap others':
        return cost.pay === 'tap others' ? takesOthers(cost) : cost.filter === 'self' || takesOthers(cost);
      case 'life':
        return stockOf(look, cost, context) >= amountOf(look, cost.amount, context);
      case 'mill':
        return objectsIn(look.state, 'library', context.controller).length >= amountOf(look, cost.amount, context);
      case 'counters':
        return cost.add ? !takesNone(look, object, cost.counter) : stockOf(look, cost, context) >= amountOf(look, cost.amount, context);
      default:
        return false;
    }
  });
}

/** Something that makes mana abilities add other mana than they say. */
function changesMana(look: Look): boolean {
  const triggers = Object.values(look.state.objects).some(
    ({ id, zone }) =>
      zone === 'battlefield' &&
      look
        .characteristicsOf(id)
        .abilities.some(
          (ability) => ability.kind === 'triggered' && [ability.event].flat().some((event) => event.on === 'tapped for mana'),
        ),
  );
  return (
    triggers ||
    look.state.delayed.some(({ event }) => event.on === 'tapped for mana') ||
    (Object.values(look.state.objects).some(({ commander }) => commander) && changesCommanderMana(look.state.day)) ||
    rulesInForce(look).some(({ rule }) => rule.rule === 'replace' && rule.event.on === 'mana')
  );
}

function findWays(
  game: Pick<Game, 'state' | 'follow' | 'rare' | 'tally'>,
  player: PlayerId,
  object: ObjectId,
  ability: Activated,
  simple: boolean,
  costs: readonly ManaSymbol[],
): readonly ManaWay[] {
  const look = lookAt(game.state);
  const context = unannounced(object, player);
  const [first, ...others] = ability.effect.instructions;
  const adding = ability.effect.instructions.find((instruction) => instruction.do === 'add mana');
  if (adding?.do !== 'add mana') return [];
  const choices = [...new Map(manaChoices(look, adding, context).map((choice) => [nameOfChoice(choice), choice])).values()];
  return choices.flatMap((choice): ManaWay[] => {
    if (costs.length === 0 && !(simple && first === adding && others.every(({ do: what }) => what !== 'add mana' && what !== 'if'))) {
      const payers = othersOf(game, player, object, ability, undefined).map(({ able, count }) => able.slice(0, count));
      return gainsFrom(game, player, { object, ability }, { choice }, payers).filter(({ mana }) => mana.length > 0);
    }
    const times = adding.amount === undefined ? 1 : Math.max(0, amountOf(look, adding.amount, context));
    const snow = look.characteristicsOf(object).supertypes.includes('snow');
    atMost(bounds.mana, times * choice.length, 'mana in a pool');
    const mana = Array.from({ length: times }, () => choice)
      .flat()
      .flatMap((color): Mana[] =>
        color === 'any' ? [] : [{ color, ...(adding.only ? { only: adding.only, by: object } : {}), ...(snow ? { snow } : {}) }],
      );
    return mana.length === 0 ? [] : [{ choice, mana }];
  });
}

/**
 * What a pool would gain, found by activating the ability on a copy of the game; for each choice that triggered mana abilities leave.
 * @throws BoundReached for more than are tried
 */
function gainsFrom(
  game: Pick<Game, 'state' | 'follow' | 'rare' | 'tally'>,
  player: PlayerId,
  source: Pick<ManaSource, 'object' | 'ability'>,
  way: Omit<ManaWay, 'mana'>,
  payers: readonly (readonly ObjectId[])[],
): readonly ManaWay[] {
  const before = findPlayer(game.state, player)?.mana.length ?? 0;
  const prepared = (question: Question): Answer | undefined => (question.kind === 'color' ? undefined : firstAnswer(question));
  const trial = tryOut(game, (copy) => useManaSource(copy, player, source, way, payers), { prepared });
  if (trial.kind === 'done') return [{ ...way, mana: findPlayer(trial.state, player)?.mana.slice(before) ?? [] }];
  if (trial.kind === 'refused' || trial.question.kind !== 'color') return [];
  const { further = [] } = way;
  const options = trial.question.options();
  atMost(bounds.trials, options.length ** (further.length + 1), 'ways of answering what triggers on one mana ability');
  return options.flatMap((answer) => gainsFrom(game, player, source, { ...way, further: [...further, answer] }, payers));
}

const timeOf = (look: Look, { object }: ManaSource): number => look.state.objects[object]?.timestamp ?? 0;

/** Lands go first, then other permanents that are only tapped; what costs life, mana or the permanent itself last. */
function burden(look: Look, { object, ability, ways, costs }: ManaSource): number {
  const dear = ability.costs.reduce(
    (sum, { pay }) => sum + (pay === 'tap' ? 0 : pay === 'untap' ? 1 : pay === 'mana' ? 2 : pay === 'life' ? 4 : 8),
    0,
  );
  const hurts = ability.effect.instructions.some(({ do: what }) => what === 'damage' || what === 'lose life') ? 1 : 0;
  const land = look.characteristicsOf(object).types.includes('land') ? 0 : 1;
  return dear * 10_000 + costs.length * 1_000 + hurts * 500 + land * 200 + ways.length * 10 + (ways[0]?.mana.length ?? 0);
}

/** Activates a mana ability for one of its choices: costs, then its instructions at once (605.3b). Mana that it costs must be paid before. */
export function* useManaSource(
  game: Game,
  player: PlayerId,
  { object, ability }: Pick<ManaSource, 'object' | 'ability'>,
  way: Pick<ManaWay, 'choice' | 'further'>,
  payers: readonly (readonly ObjectId[])[],
): Procedure<void> {
  const others = [...payers];
  const source = game.state.objects[object];
  if (source && usesLeft(lookAt(game.state), source, ability) <= 0) throw notYet('two exhausted abilities for one payment');
  noteActivation(game, player, object, ability);
  const taps = ability.costs.some(({ pay }) => pay === 'tap');
  const announced = { ...nothingAnnounced, paid: taps ? ['tap'] : [] };
  const context: Context = { source: object, controller: player, announced, memory: {} };
  for (const cost of ability.costs) {
    if (cost.pay === 'mana' || cost.pay === 'one of') continue;
    if (cost.pay === 'tap') yield* perform(citingAlso(game, ['tap'], 'cost.tapSymbol'), [{ kind: 'tap', object, forMana: true }]);
    else yield* payOther(game, { cost, payers: takesOthers(cost) ? (others.shift() ?? []) : payersOf(cost, object) }, context);
  }
  yield* game.follow(withChoice(game, object, way), ability.effect.instructions, { ...context, ability });
}

const payersOf = (cost: OtherCost, object: ObjectId): readonly ObjectId[] => ('filter' in cost && cost.filter === 'self' ? [object] : []);

/** Counts how often an ability of an object began to be activated this turn, and notes that one did which is so but once (702.177). */
export function noteActivation(game: Game, player: PlayerId, id: ObjectId, { text, once }: Activated): void {
  const { activations = {}, exhausted = [] } = game.state.objects[id] ?? {};
  const counted = { activations: { ...activations, [text]: (activations[text] ?? 0) + 1 } };
  game.state = changeObject(game.state, id, once ? { ...counted, exhausted: [...exhausted, text] } : counted);
  if (once) game.state = addRecords(game.state, [{ kind: 'exhausted', player }]);
}

/** The same game, in which the first question about the mana of a source is answered already, and those of triggered mana abilities. */
function withChoice(game: Game, source: ObjectId, { choice, further = [] }: Pick<ManaWay, 'choice' | 'further'>): Game {
  let asked = false;
  let at = 0;
  const prepared = (question: Question): Answer | undefined => {
    if (question.kind !== 'color') return game.prepared(question);
    if (asked || question.source !== source) {
      const own = further[at];
      at += 1;
      return game.prepared(question) ?? own;
    }
    asked = true;
    return nameOfChoice(choice);
  };
  return within(game, { prepared });
}
