/** Face-down spells and permanents: what they cost, and turning them up, a special action (708, 702.37, 116.2b). */
import type { Concept } from '../concepts/concepts.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Cost } from '../language/cost.ts';
import { isColorless } from '../language/manaCost.ts';
import { changeObject } from '../state/changes.ts';
import { unannounced } from '../look/reading/context.ts';
import { hasX } from './casting/announce.ts';
import { announceX } from './costs/announceX.ts';
import { isPayable } from './costs/payable.ts';
import { payCosts } from './costs/costs.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import { type ManaWish } from './mana/payMana.ts';
import { perform } from '../events/perform.ts';
import { ask, type Game, type Procedure, say } from '../events/procedure.ts';
import { legalIf, Refusal } from '../events/question.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';

const keywords = ['morph', 'megamorph', 'disguise'] as const;
type Keyword = (typeof keywords)[number];
type Way = { readonly keyword: Keyword | 'manifest' | 'nothing'; readonly costs: readonly Cost[] };
const isKeyword = (keyword: string): keyword is Keyword => (keywords as readonly string[]).includes(keyword);

/** Why something cannot be turned face up: the action is for face-down permanents that one controls and that allow it (702.37e). */
const turning = ['keyword.morph.up'] as const;

/** What an object would be like face up (708.7). */
function lookFaceUp({ state }: Look, id: ObjectId): Look {
  return lookAt(changeObject(state, id, { faceDown: false }));
}

/** The costs for which a face-down permanent may be turned face up, with the keyword that says so. */
function costsToTurnUp(look: Look, id: ObjectId): readonly Way[] {
  const up = lookFaceUp(look, id);
  const { abilities, manaCost, types } = up.characteristicsOf(id);
  const written = abilities.flatMap((ability) =>
    ability.kind === 'keyword' && isKeyword(ability.keyword) && ability.cost ? [{ keyword: ability.keyword, costs: ability.cost }] : [],
  );
  // 701.40b: a manifested creature card can be turned up for its mana cost.
  const manifested = look.state.objects[id]?.memory['manifested'] !== undefined && types.includes('creature') && manaCost !== undefined;
  return manifested ? [...written, { keyword: 'manifest', costs: [{ pay: 'mana', cost: manaCost }] }] : written;
}

/** By which rule its cost is paid. */
const paidBy: Readonly<Record<Way['keyword'], Concept>> = {
  morph: 'keyword.morph.up',
  megamorph: 'keyword.morph.up',
  disguise: 'keyword.disguise.up',
  manifest: 'manifest.up',
  nothing: 'faceDown.up',
};

const asksColorless = (cost: Cost): boolean => cost.pay === 'mana' && cost.cost.symbols.some(isColorless);

/** Which ways there are besides those that it says itself: none, or any time for nothing (2001-09-24 504.3). */
export const turningUpFreely: readonly Variant<readonly Way[]>[] = [
  { from: '2002-10-07', value: [] },
  { from: '', value: [{ keyword: 'nothing', costs: [] }] },
];

/** Turns a face-down permanent face up for its cost. It does not use the stack, and the permanent does not enter anew. @throws Refusal */
export function* turnFaceUp(game: Game, player: PlayerId, id: ObjectId, wish?: ManaWish): Procedure<void> {
  const look = lookAt(game.state);
  const object = game.state.objects[id];
  if (!object || object.zone !== 'battlefield' || !object.faceDown) throw new Refusal('it is no face-down permanent', ...turning);
  if (look.characteristicsOf(id).controller !== player) throw new Refusal(`${player} does not control it`, ...turning);
  const written = costsToTurnUp(look, id);
  const all = written.length > 0 ? written : variantOn(turningUpFreely, game.state.day);
  const facts = unannounced(id, player);
  const payable = all.filter(({ costs }) => costs.every((cost) => isPayable(game, cost, facts)));
  const ways = payable.length > 0 ? payable : all;
  // 701.40c: by either of them, as the player says.
  const by =
    ways.length > 1 &&
    (yield* ask(game, {
      player,
      kind: 'other',
      text: 'By which of its costs?',
      source: id,
      options: () => ways.map(({ keyword }) => keyword),
      judge: (given) =>
        legalIf(
          ways.some(({ keyword }) => keyword === given),
          'it has no such cost',
          ...turning,
        ),
      cites: ['manifest.up'],
    }));
  const way = ways.find(({ keyword }) => !by || keyword === by);
  if (!way) throw new Refusal('nothing says that it may be turned face up', ...turning);
  say(game, 'face up', player, id, way.keyword);
  // X is chosen just before the cost is paid, and is X in its other abilities too (107.3d, 702.37f, 2026-01-16).
  const context = way.keyword === 'manifest' ? facts : yield* announceX(game, player, way.costs, facts);
  const { mana } = yield* payCosts(game, way.costs, context, { wish });
  if (mana.length > 0) say(game, 'pays', player, mana, way.costs.some(asksColorless), [paidBy[way.keyword]]);
  if (!game.state.objects[id]) return;
  const { x } = context.announced;
  const cast = hasX(way.costs) ? { cast: { paid: [], ...game.state.objects[id].cast, x } } : {};
  yield* perform(game, [{ kind: 'change', object: id, change: { faceDown: false, ...cast }, name: 'turned face up' }]);
  if (way.keyword === 'megamorph') yield* perform(game, [{ kind: 'counters', on: id, counter: '+1/+1', change: 1, source: id }]);
}
