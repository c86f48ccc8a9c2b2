/** What one can practise, and which files of content/demonstrations belong to it. */
export interface PracticeTopic {
  /** As addresses have it. */
  readonly id: string;
  readonly title: string;
  readonly files: readonly string[];
}

export const practiceTopics: readonly PracticeTopic[] = [
  { id: 'basics', title: 'The basics', files: ['handbook', 'handbook-1', 'handbook-3', 'lightning', 'glossary', 'today'] },
  {
    id: 'casting',
    title: 'Casting, costs and choices',
    files: ['casting', 'costs', 'targets', 'choices', 'chosen-words', 'mana', 'numbers'],
  },
  { id: 'combat', title: 'Combat and damage', files: ['combat', 'attacks-and-blocks', 'banding', 'damage', 'prevention'] },
  {
    id: 'triggers',
    title: 'Abilities that trigger, and how they resolve',
    files: ['abilities', 'triggers', 'linked-abilities', 'until-it-leaves', 'upkeep-and-counters', 'resolution'],
  },
  {
    id: 'layers',
    title: 'Layers and continuous effects',
    files: ['layers', 'effects-in-layers', 'continuous-effects', 'types', 'type-lines', 'stickers'],
  },
  {
    id: 'copies',
    title: 'Copies, tokens and cards with two faces',
    files: ['copies', 'copying', 'double-faced', 'meld', 'split-and-flip', 'tokens', 'objects', 'names'],
  },
  { id: 'replacement', title: 'Replacement and entering', files: ['replacement', 'entering', 'devour'] },
  {
    id: 'events',
    title: 'State-based actions, searching, loops',
    files: ['handbook-6', 'state-based-actions', 'game-events', 'searching', 'shortcuts-and-loops', 'controlling-players', 'other-games'],
  },
  {
    id: 'keywords',
    title: 'Keywords',
    files: ['handbook-701', 'handbook-702', 'keywords', 'keyword-statics', 'aura-swap', 'bestow', 'haunt', 'phasing', 'station', 'suspend'],
  },
  {
    id: 'multiplayer',
    title: 'More than two players, and casual formats',
    files: ['multiplayer', 'range-of-influence', 'two-headed-giant', 'emperor', 'grand-melee', 'commander', 'vanguard'],
  },
  { id: 'eras', title: 'Rules that are no more', files: ['eras'] },
];
