import { describe, expect, it } from 'vitest';
import { align, arrows } from './makeEdition.ts';

/** Other rules, so that what is rare in them is rare. */
const filler = Array.from(
  { length: 80 },
  (_, at) => `9${String(at).padStart(2, '0')}.1 Guest number w${at} brings cake q${at} and a chair k${at} for the party.`,
);
const linksTo = (target: string, old: readonly string[], young: readonly string[]) =>
  arrows(align([...old, ...filler], [...young, ...filler])).filter((arrow) => arrow.includes(`> ${target}`));

const deeds = [
  'The hostess may polish the copper kettle with vinegar until noon.',
  'The gardener may light every paper lantern in the orchard.',
  'The baker may stack ginger biscuits upon silver trays.',
  'The musician may tune the cracked harpsichord behind curtains.',
];
const closing = 'That person receives the embroidered speaking pillow after this ceremonial errand.';
const forAll = '100.2 If a person performs a ceremonial errand, that person receives the embroidered speaking pillow afterward.';
const letters = ['a', 'b', 'c', 'd'];
const list = (sentences: readonly string[]) => ['1 Tea', '100 Errands', '100.1 There are some errands:', ...sentences];

describe('a statement that the rules of a list made each for itself', () => {
  it('goes from all of them to the rule that makes it for all', () => {
    const old = list(deeds.map((deed, at) => `100.1${letters[at] ?? ''} ${deed} ${closing}`));
    const young = [...list(deeds.map((deed, at) => `100.1${letters[at] ?? ''} ${deed}`)), forAll];
    expect(linksTo('100.2', old, young).map((arrow) => arrow.slice(0, 6))).toEqual(letters.map((letter) => `100.1${letter}`));
  });

  it('goes nowhere from those that still make it', () => {
    const old = list(deeds.map((deed, at) => `100.1${letters[at] ?? ''} ${deed} ${closing}`));
    const young = [...list(deeds.map((deed, at) => `100.1${letters[at] ?? ''} ${deed}${at === 0 ? '' : ` ${closing}`}`)), forAll];
    expect(linksTo('100.2', old, young).filter((arrow) => !arrow.startsWith('100.1a'))).toEqual([]);
  });
});
