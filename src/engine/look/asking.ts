/** What a text asks of objects whose answer has a rule of its own: of split and flip cards, of back faces, of what has several colors. */
import type { Concept } from '../concepts/concepts.ts';
import { kindsIn, partsIn } from '../language/parts.ts';
import { basicLandTypes } from '../language/subtypes.ts';
import type { Look } from './look.ts';
import type { GameObject } from '../state/state.ts';

interface Asked {
  readonly color: boolean;
  /** Compared with something, or taken as a number. */
  readonly manaValue: boolean;
  readonly takesManaValue: boolean;
  readonly supertype: boolean;
  readonly basic: boolean;
  readonly subtypes: readonly string[];
}

const known = new WeakMap<object, Asked>();

/** What a text asks for, wherever in it. */
function askedBy(text: object): Asked {
  const found = known.get(text);
  if (found) return found;
  const parts = partsIn(text);
  const asked: Asked = {
    color: kindsIn(text).has('color'),
    manaValue: parts.some(({ of }) => of === 'mana value'),
    takesManaValue: parts.some(({ name }) => name === 'mana value'),
    supertype: kindsIn(text).has('supertype'),
    basic: parts.some(({ supertype }) => supertype === 'basic'),
    subtypes: parts.flatMap(({ kind, subtype }) => (kind === 'subtype' && typeof subtype === 'string' ? [subtype] : [])),
  };
  known.set(text, asked);
  return asked;
}

/** What the answers rest on that objects of the game give to a text, an instruction or a filter. */
export function citesOfAsking(look: Look, text: object): readonly Concept[] {
  const { color, manaValue, takesManaValue, supertype, basic, subtypes } = askedBy(text);
  if (!color && !manaValue && !takesManaValue && !supertype && subtypes.length === 0) return [];
  const objects = Object.values(look.state.objects).filter(({ kind }) => kind !== 'ability' && kind !== 'damage');
  const layoutOf = ({ card }: GameObject): string => look.state.cards[card]?.layout ?? '';
  const some = (is: (object: GameObject) => boolean): boolean => objects.some(is);
  return [
    // Whatever else it is: what is white and black is black (608.2j).
    ...(color && some(({ id, zone }) => zone === 'battlefield' && look.characteristicsOf(id).colors.length > 1)
      ? (['resolve.characteristics'] as const)
      : []),
    ...((manaValue || takesManaValue) && some((each) => layoutOf(each) === 'split' && each.zone !== 'stack')
      ? ([
          'split.combined',
          ...(manaValue ? (['split.either', ...(color ? (['split.compared'] as const) : [])] as const) : []),
          ...(takesManaValue ? (['split.answers', 'split.sum'] as const) : []),
        ] as const)
      : []),
    ...(manaValue && some((each) => layoutOf(each) === 'transform' && each.face === 1) ? (['manaValue.backFace'] as const) : []),
    ...(supertype && some((each) => layoutOf(each) === 'flip') ? (['flip.normal'] as const) : []),
    ...(basic ? (['land.basic'] as const) : []),
    // Each word behind the dash is one, and those of lands are land types (205.3b, 305.5).
    ...(some(
      ({ id }) =>
        look.characteristicsOf(id).subtypes.length > 1 && look.characteristicsOf(id).subtypes.some((each) => subtypes.includes(each)),
    )
      ? (['subtypes.words'] as const)
      : []),
    ...(subtypes.some((each) => basicLandTypes.includes(each)) ? (['land.types'] as const) : []),
  ];
}
