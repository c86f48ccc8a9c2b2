/** A scenario's object as a card: its faces, with their texts compiled. */
import { exact } from '../../engine/state/bounds.ts';
import type { Ability } from '../../engine/language/ability.ts';
import type { Card, Face, PrintedNumber } from '../../engine/language/card.ts';
import type { Color } from '../../engine/language/manaCost.ts';
import { atManaCost } from '../../engine/look/keywords/atManaCost.ts';
import { manaValueOf, parseManaCost } from '../../engine/language/manaCost.ts';
import type { TypeLine } from '../../engine/cardText/typeLine.ts';
import { modifiersIn } from '../../engine/language/vanguardModifiers.ts';
import type { CardTexts, Reading } from './cardTexts.ts';
import { refuse, refuseBeyond, ScenarioRefusal } from '../format/refusal.ts';
import type { FaceDescription, ObjectDescription } from '../format/scenario.ts';

type Description = Partial<FaceDescription>;

/** The value that was read. @throws ScenarioRefusal with the place where reading stopped. */
export function taken<T>(reading: Reading<T>, path: string): T {
  if ('read' in reading) return reading.read;
  throw new ScenarioRefusal({ path, ...reading.stopped });
}

/** @throws ScenarioRefusal naming the key that makes no card, or the phrase of a text that is not understood. */
export function makeCard(description: ObjectDescription, path: string, texts: CardTexts): Card {
  const { faces, layout } = description;
  if (faces === undefined) {
    if (layout !== undefined) refuse(`${path}.layout`, 'a layout is for cards with faces', layout);
    const face = makeFace(description, path, texts);
    return withPrototype(withStation({ ...face, ...modifiersOf(description, face, path) }));
  }
  for (const key of ['type', 'cost', 'pt', 'loyalty', 'colors', 'text', 'handModifier', 'lifeModifier'] as const)
    if (description[key] !== undefined) refuse(`${path}.${key}`, 'of a card with faces, each face says this');
  if (layout === undefined) return refuse(`${path}.layout`, 'faces need a layout');
  const wanted = layout === 'meld' ? 3 : 2;
  if (faces.length !== wanted) refuse(`${path}.faces`, `${wanted} faces are expected for the layout ${layout}`, String(faces.length));
  const names = faces.map(({ name }) => name);
  const { name } = description;
  if (name !== undefined && !names.includes(name) && name.replaceAll(/\s*\/\/?\s*/g, '/') !== names.join('/'))
    refuse(`${path}.name`, 'it is the name of none of its faces', name);
  return {
    layout: layout,
    faces: withDefense(description, faces, path).map((each, at) => withDoor(makeFace(each, `${path}.faces[${at}]`, texts), at)),
  };
}

/** What is said of the object is the defense of the face that can have one, and says none itself. */
function withDefense({ defense }: ObjectDescription, faces: readonly FaceDescription[], path: string): readonly FaceDescription[] {
  if (defense === undefined) return faces;
  const able = faces.filter((face) => face.defense === undefined && /\bbattle\b/i.test(face.type));
  if (able.length !== 1) refuse(`${path}.defense`, 'it is not clear of which face it is said', String(defense));
  return faces.map((face) => (able.includes(face) ? { ...face, defense } : face));
}

/**
 * The size of a station card stands beside its last station symbol: with so many counters it is a creature of that size, and otherwise it has
 * none (721.2b, 721.2c).
 */
function withStation(face: Face): Face {
  const symbol = face.abilities.findLast((ability) => ability.kind === 'keyword' && ability.keyword === 'station symbol');
  const { power, toughness, ...rest } = face;
  if (symbol?.kind !== 'keyword' || !symbol.number || typeof power !== 'number' || typeof toughness !== 'number') return face;
  const self = { kind: 'self' } as const;
  const size: Ability = {
    kind: 'static',
    text: symbol.text,
    keyword: 'station symbol',
    what: self,
    changes: [
      { kind: 'add types', types: { types: ['creature'] } },
      { kind: 'set power/toughness', power: { kind: 'number', value: power }, toughness: { kind: 'number', value: toughness } },
    ],
    condition: { kind: 'compare', left: { kind: 'counters', counter: 'charge', of: self }, comparison: 'at least', right: symbol.number },
  };
  return { ...rest, abilities: [...face.abilities, size] };
}

/** A prototype card has its other characteristics as a spell or permanent alone, like those of another face (718.2). */
function withPrototype(face: Face): Card {
  const prototype = face.abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'prototype');
  if (prototype?.kind !== 'keyword' || typeof prototype.quality !== 'string') return { layout: 'normal', faces: [face] };
  const [power = 0, toughness = 0] = prototype.quality.split('/').map(Number);
  const { cost: _cost, colors: _colors, ...rest } = face;
  const cost = prototype.cost?.flatMap((each) => (each.pay === 'mana' ? [each.cost] : []))[0];
  return { layout: 'prototype', faces: [face, { ...rest, ...(cost ? { cost } : {}), power, toughness }] };
}

/** "This door" is the half whose text says so (709.5j). */
const withDoor = (face: Face, at: number): Face => ({
  ...face,
  abilities: face.abilities.map((ability) => {
    if (ability.kind !== 'triggered') return ability;
    const events = [ability.event].flat().map((event) => (event.on === 'unlocks' ? { ...event, amount: at } : event));
    const [first] = events;
    return first ? { ...ability, event: events.length === 1 ? first : events } : ability;
  }),
});

const basicNames: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

function makeFace(face: Description, path: string, texts: CardTexts): Face {
  const { name = '', cost, type, pt, loyalty, defense, colors, text = '' } = face;
  const { supertypes, types, subtypes, enchants }: Pick<TypeLine, 'supertypes' | 'types' | 'subtypes' | 'enchants'> =
    type === undefined ? { supertypes: [], types: [], subtypes: [] } : taken(texts.typeLine(type), `${path}.type`);
  const card = { name, types, subtypes };
  const local = enchants === undefined ? [] : taken(texts.abilities(`Enchant ${enchants}`, card), `${path}.type`);
  const abilities = [...local, ...(text.trim() === '' ? [] : taken(texts.abilities(text, card), `${path}.text`))];
  const mana = cost === undefined ? undefined : (parseManaCost(cost) ?? refuse(`${path}.cost`, 'this is no mana cost', cost));
  if (mana) refuseBeyond(`${path}.cost`, () => exact(manaValueOf(mana)), cost);
  const [power, toughness] = pt === undefined ? [] : refuseBeyond(`${path}.pt`, () => pt.split('/').map(parsePrinted), pt);
  return {
    name,
    ...(mana === undefined ? {} : { cost: mana }),
    // Basic lands of old sets were printed without the word (205.4).
    supertypes:
      types.includes('land') && basicNames.includes(name.replace('Snow-Covered ', ''))
        ? [...new Set(['basic' as const, ...supertypes])]
        : supertypes,
    types,
    subtypes,
    ...(colors === undefined ? {} : { colors: colors satisfies readonly Color[] }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
    text,
    // Echo without a cost stands for the mana cost, as it was printed before 2006.
    abilities: abilities.map((ability) => atManaCost(ability, mana)),
  };
}

function parsePrinted(side: string): PrintedNumber {
  if (!side.includes('*')) return exact(Number(side));
  return { star: true, plus: exact(Number(side.replace(/[*+]/g, '') || 0)) };
}

/** Every vanguard card has both modifiers printed; 0 when a scenario says nothing, and neither does the first line of its text. */
function modifiersOf({ handModifier, lifeModifier, text = '' }: ObjectDescription, { types }: Face, path: string): Pick<Face, 'modifiers'> {
  if (types.includes('vanguard')) {
    const printed = modifiersIn(text.split('\n')[0] ?? '');
    for (const [key, said, stands] of [
      ['handModifier', handModifier, printed?.hand],
      ['lifeModifier', lifeModifier, printed?.life],
    ] as const)
      if (said !== undefined && stands !== undefined && said !== stands)
        refuse(`${path}.${key}`, `its text says ${String(stands)}`, String(said));
    return { modifiers: { hand: handModifier ?? printed?.hand ?? 0, life: lifeModifier ?? printed?.life ?? 0 } };
  }
  if (handModifier !== undefined) refuse(`${path}.handModifier`, 'it is no vanguard card', String(handModifier));
  if (lifeModifier !== undefined) refuse(`${path}.lifeModifier`, 'it is no vanguard card', String(lifeModifier));
  return {};
}
