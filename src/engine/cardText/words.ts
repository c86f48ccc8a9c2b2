/**
 * Words that have changed over the eras. Each entry is a piece of a template: the alternatives mean the same, and a tree remembers which
 * was there.
 */
export const lexicon: Readonly<Record<string, string>> = {
  enters: 'enters the battlefield|enters|comes into play',
  enter: 'enter the battlefield|enter|come into play',
  onto: 'onto the battlefield|into play',
  to: 'to the battlefield|to play',
  on: 'on the battlefield|in play',
  from: 'from the battlefield|from play',
  leaves: 'leaves the battlefield|leaves play',
  leave: 'leave the battlefield|leave play',
  cast: 'cast|play',
  casts: 'casts|plays',
  casting: 'cast|play',
  manaValue: 'mana value|converted mana cost',
  theirs: 'their|his or her',
  they: 'they|he or she',
  them: 'them|him or her',
  // Of whoever or whatever the phrase is about, which the phrase itself means.
  own: 'your|their|his or her',
  // What was searched for, by its number.
  found: '#it|#that #card',
  again: 'it|them',
  being: 'it|they',
  endStep: 'the next end step|end of turn',
  eachEnd: 'the end step|end of turn',
  mana: ' to your mana pool|',
  shape: 'create|put',
  itself: 'it|itself',
};
