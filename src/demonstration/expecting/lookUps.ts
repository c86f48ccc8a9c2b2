/** What an expectation asks the rules for, told as steps: a value that follows from what is printed has its rule as much as an event has. */
import { colorIdentity, fitsIdentity, identityOfCommander } from '../../engine/look/colorIdentity.ts';
import { manaValueOfObject } from '../../engine/look/faces.ts';
import { lookAt, valuesBefore } from '../../engine/look/layers/characteristics.ts';
import { explain } from '../../engine/look/layers/explain.ts';
import { ptOf } from '../telling/summary.ts';
import { colorsOf, isHybrid } from '../../engine/language/manaCost.ts';
import type { Face } from '../../engine/language/card.ts';
import { basicLandTypes, isCreatureType } from '../../engine/language/subtypes.ts';
import type { Telling } from '../../engine/events/telling.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import type { GameObject, GameState } from '../../engine/state/state.ts';
import { findPlayer } from '../../engine/state/changes.ts';
import { sumOfVanguards } from '../../engine/state/vanguard.ts';
import { listOf } from '../../engine/state/sentences.ts';
import type { Expectation } from '../format/scenario.ts';
import { objectOf } from '../position/refs.ts';

type LookUp = Pick<Telling, 'text' | 'cites'>;
/** What is said of a thing, or of several of which it is true alike. */
interface Value extends Pick<Telling, 'cites'> {
  readonly says: (things: string, isOne: boolean) => string;
}
type Ask = (state: GameState, object: GameObject) => Value | undefined;

/**
 * The values that an expectation block asks for, as they are, in its order; what is true of several by the same rules is said once. Things are called by their
 * ids, so that of several of one name it is known which is meant. What effects made of values is told where these begin.
 */
export function lookUps(state: GameState, expectation: Expectation, first: boolean): readonly LookUp[] {
  const begun = Object.keys(first ? (expectation.life ?? {}) : {}).filter((player) => sumOfVanguards(state, player, 'life') !== 0);
  const beginning = begun.map((player): LookUp => ({
    text: `${player} begins with ${findPlayer(state, player)?.life ?? 0} life.`,
    cites: ['vanguard'],
  }));
  const asked = Object.entries(expectation).flatMap(([key, value]: readonly [string, unknown]) => {
    const ask = first && key === 'pt' ? ofEffects : asks[key];
    if (!ask || typeof value !== 'object' || value === null) return [];
    return Object.keys(value).flatMap((ref) => {
      const object = objectOf(state, ref);
      const found = object && ask(state, object);
      return object && found ? [{ ...found, of: object.id }] : [];
    });
  });
  const alike = Map.groupBy(asked, ({ says, cites }) => [says('', true), ...cites].join());
  const told = [...alike.values()].flatMap((all): readonly LookUp[] => {
    const [first] = all;
    return first ? [{ text: first.says(listOf(all.map(({ of }) => of)), all.length === 1), cites: first.cites }] : [];
  });
  return [...beginning, ...told];
}

const isOrAre =
  (value: string): Value['says'] =>
  (things, isOne) =>
    `${things} ${isOne ? 'is' : 'are'} ${value}.`;

/** Power and toughness as effects make them that were there before anything happened: no step told of them. */
const ofEffects: Ask = (state, object) => {
  const applied = explain(state, object.id)?.applied.filter(({ from }) => from === 'static ability') ?? [];
  const cites = [...new Set(applied.flatMap((each) => each.cites))];
  return cites.length === 0 ? undefined : { says: isOrAre(ptOf(object, lookAt(state))), cites };
};

/** Whether that is a back face, of a card or of a token, or a copy of one (202.3b). */
const isBackFace = ({ cards }: GameState, values: Face): boolean =>
  Object.values(cards).some(({ layout, faces }) => layout === 'transform' && faces[1] === values);

const asks: Readonly<Record<string, Ask>> = {
  manaValue: (state, object) => {
    const look = lookAt(state);
    const { manaCost } = look.characteristicsOf(object.id);
    const symbols = manaCost?.symbols ?? [];
    const value = manaValueOfObject(look, object);
    const cites: readonly Concept[] = [
      'manaValue',
      ...(manaCost === undefined && isBackFace(state, look.copiable(object.id)) ? (['manaValue.backFace'] as const) : []),
      ...(manaCost === undefined && value === 0 ? (['manaValue.none'] as const) : []),
      ...(symbols.some(({ kind }) => kind === 'x') ? (['manaValue.x'] as const) : []),
      ...(symbols.some(isHybrid) ? (['manaValue.hybrid'] as const) : []),
      ...(symbols.some((symbol) => symbol.kind === 'mana' && symbol.life) ? (['manaValue.phyrexian'] as const) : []),
    ];
    return { says: (things) => `The mana value of ${things} is ${value}.`, cites };
  },
  colors: (state, object) => {
    const { colors, manaCost } = lookAt(state).characteristicsOf(object.id);
    // Colours that something else gives are told there.
    if (colors.join() !== colorsOf(manaCost).join() || state.cards[object.card]?.faces.some(({ colors: given }) => given)) return undefined;
    const symbols = colors.length === 0 ? 'colors.none' : 'colors.symbols';
    return { says: isOrAre(listOf(colors) || 'colorless'), cites: ['colors', symbols] };
  },
  subtypes: (state, object) => {
    const { subtypes } = lookAt(state).characteristicsOf(object.id);
    const found = subtypes.filter((each) => isCreatureType(each));
    if (found.length === 0 || valuesBefore(state, object).subtypes.join() !== subtypes.join()) return undefined;
    return {
      says: (things, isOne) =>
        `${things} ${isOne ? 'has' : 'have'} the creature ${found.length === 1 ? 'type' : 'types'} ${listOf(found)}.`,
      cites: [
        'creature.subtypes',
        'subtypes.words',
        ...(state.cards[object.card]?.faces.some(({ printedSubtypes }) => printedSubtypes) ? (['creature.words'] as const) : []),
      ],
    };
  },
  colorIdentity: (state, { card: of }) => {
    const card = state.cards[of];
    if (!card) return undefined;
    return {
      says: (things) => `The color identity of ${things} is ${listOf(colorIdentity(card)) || 'colorless'}.`,
      cites: ['commander.identity', ...(card.faces.length > 1 ? (['commander.identity.back'] as const) : [])],
    };
  },
  fitsCommander: (state, { card: of, owner }) => {
    const card = state.cards[of];
    const identity = identityOfCommander(state, owner);
    if (!card || !identity) return undefined;
    const isBasic = card.faces.some(({ subtypes }) => subtypes.some((subtype) => basicLandTypes.includes(subtype)));
    return {
      says: (things) => `${things} may ${fitsIdentity(card, identity) ? '' : 'not '}be in the deck of ${owner}’s commander.`,
      cites: ['commander.deck', ...(isBasic ? (['commander.lands'] as const) : [])],
    };
  },
};
