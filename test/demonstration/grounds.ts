/**
 * Demonstrations that assert another rule than the one their Example stands under: the true ground of what the Example shows, and why.
 * Sorted by id.
 */
export interface Ground {
  readonly id: string;
  /** The rule that decides, in the number of the demonstration's edition. */
  readonly ground: string;
  readonly why: string;
}

export const grounds: readonly Ground[] = [
  {
    id: 'control-and-haste-of-one-effect',
    ground: '418.5a',
    why: 'Control and haste are begun as two effects, each in its layer: the list of layers decides, and no part goes on to a later one.',
  },
  {
    id: 'gray-ogre',
    ground: '613.4b',
    why: 'The Example shows the sublayers of power and toughness; the rule it stands under says only that all of it happens by itself.',
  },
  {
    id: 'token-copy-takes-the-name',
    ground: '707.2',
    why: 'The name of a token that is a copy is a copied value; the rule it stands under names tokens that are described.',
  },
];
