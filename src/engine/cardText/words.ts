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
  activated: 'activated|played',
  entered: 'entered|entered the battlefield|came into play',
  left: 'left the battlefield|left play',
  // Behind what is spoken of in present words: "would die", "would be put into a graveyard".
  die: 'die|be put into a graveyard %from',
  youCast: "you've cast|you've played",
  kicked: 'the kicker cost was paid|its kicker cost was paid|you paid the kicker cost|you paid its kicker cost',
  // When what has flash may be cast (702.8a).
  instantTime: 'any time you could cast an instant|any time you could play an instant',
  manaValue: 'mana value|converted mana cost',
  theirs: 'their|his or her',
  they: 'they|he or she',
  them: 'them|him or her',
  // Of whoever or whatever the phrase is about, which the phrase itself means.
  own: 'your|their|his or her',
  // What was searched for, by its number.
  found: '#it|#that #card|the #card',
  again: 'it|them',
  being: 'it|they',
  endStep: 'the next end step|end of turn',
  eachEnd: 'the end step|end of turn',
  mana: ' to your mana pool|',
  shape: 'create|put',
  itself: 'it|itself',
};
