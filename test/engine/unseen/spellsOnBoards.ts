/** Boards on which a spell is cast and resolves: what many tests of texts have in common. */

/** An instant for {R}, unless it is said otherwise. */
export const spell = (ref: string, text: string, more: object = {}) => ({
  ref,
  name: `Spell ${ref}`,
  type: 'Instant',
  cost: '{R}',
  text,
  ...more,
});

/** Somebody casts it, and all of the stack resolves. */
export const cast = (by: string, object: string, ...targets: readonly string[]) => [
  { by, do: 'cast', object, ...(targets.length > 0 ? { targets } : {}) },
  { by: 'all', do: 'pass until', until: 'stack empty' },
];

/** In a main phase of the first player, with nine cards in each library. */
export const board = (setup: object, actions: readonly object[], expected: object, players: readonly string[] = ['A', 'B']) => ({
  edition: '2025-11-14',
  players,
  setup: { step: 'precombat main', librarySize: Object.fromEntries(players.map((player) => [player, 9])), ...setup },
  actions,
  expect: expected,
});

export const land = (ref: string) => ({ ref, name: `Land ${ref}`, type: 'Land' });
