/** Keywords whose own rule came to mean something else (702). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

/** The subtypes of the token of living weapon. */
export const livingWeaponVariants: readonly Variant<readonly string[]>[] = [
  {
    from: '2021-06-18',
    concept: 'keyword.livingWeapon',
    sentence: 'Living weapon makes a Phyrexian Germ.',
    value: ['Phyrexian', 'Germ'],
  },
  { from: '', until: '2021-06-18', concept: 'keyword.livingWeapon', sentence: 'Living weapon makes a Germ.', value: ['Germ'] },
];

/** Whether type-changing effects count when sunburst asks whether something enters as a creature. */
export const sunburstVariants: readonly Variant<boolean>[] = [
  {
    from: '2018-10-05',
    concept: 'keyword.sunburst',
    sentence: 'Sunburst looks at what enters without effects that change its types.',
    value: false,
  },
  { from: '', until: '2018-10-05', concept: 'keyword.sunburst', sentence: 'Sunburst looks at what enters as it will be.', value: true },
];

/** Whether a Vehicle that is a creature can be tapped to crew itself. */
export const crewVariants: readonly Variant<boolean>[] = [
  { from: '2022-02-18', concept: 'keyword.crew', sentence: 'A Vehicle is crewed by other creatures.', value: false },
  { from: '', until: '2022-02-18', concept: 'keyword.crew', sentence: 'A Vehicle that is a creature may crew itself.', value: true },
];

/** Whether graft triggers only when there is a counter to move. */
export const graftVariants: readonly Variant<boolean>[] = [
  { from: '2007-02-01', concept: 'keyword.graft', sentence: 'Graft triggers while it has a +1/+1 counter.', value: true },
  { from: '', until: '2007-02-01', concept: 'keyword.graft', sentence: 'Graft triggers with or without a +1/+1 counter.', value: false },
];

/** What becomes of a card with madness that is discarded; `pass`: it may be cast until its owner next passes. */
export const madnessVariants: readonly Variant<'must' | 'may' | 'pass'>[] = [
  { from: '2016-04-08', concept: 'keyword.madness', sentence: 'Madness exiles the card.', value: 'must' },
  { from: '2006-10-01', until: '2016-04-08', concept: 'keyword.madness', sentence: 'Madness may exile the card.', value: 'may' },
  { from: '', until: '2006-10-01', concept: 'keyword.madness', sentence: 'Madness lasts until its owner passes.', value: 'pass' },
];

export const madnessOn = (day: string): 'must' | 'may' | 'pass' => variantOn(madnessVariants, day);
export const graftLooksOn = (day: string): boolean => variantOn(graftVariants, day);
export const crewsItselfOn = (day: string): boolean => variantOn(crewVariants, day);
export const livingWeaponOn = (day: string): readonly string[] => variantOn(livingWeaponVariants, day);
export const sunburstSeesChangesOn = (day: string): boolean => variantOn(sunburstVariants, day);
