/** Constructs of famous cards that stand in one text at hand or in none, with the reason; as narrow.ts has the others. */
const put = '(onto the battlefield|into play)';
const created = `(created|put ${put})`;
export const narrowOfFamous: Readonly<Record<string, readonly string[]>> = {
  'tokens besides others or in their place (Chatterfang, Divine Visitation, Academy Manufactor), in the words of several times': [
    `if one or more tokens would be ${created} under your control, those tokens plus that many <token> are ${created} instead`,
    `if one or more <of> would be ${created} under your control, that many <token> are ${created} instead`,
    'if you would create a <of> token, instead create one of each',
  ],
  'what the named card and cards in zones can’t do (Nevermore, Pithing Needle, Grafdigger’s Cage), as they were printed first': [
    "the named card can't be cast",
    "activated abilities of the named card can't be (activated|played)( unless they're mana abilities|)",
    "<of> can't (enter the battlefield|enter|come into play) from <zones>",
    "<of> can't (cast|play) <cards> in <zones>",
    '(in|from) <one> and <other>',
  ],
  'what one famous card says, with parts that fit wherever such a part stands (Battle of Wits, Barren Glory, Recycle, Figure of Destiny, Kitesail Freebooter)':
    [
      '<about> ^has <than> or (more|fewer) cards in (your|their|his or her) library',
      'you control no <filter> other than <it> and have no cards in hand',
      '(when|whenever) you play a card',
      '<of>, and <last>',
      '(exile (a|an) <of> from it|remove (a|an) <of> from it from the game)( until <it> (leaves the battlefield|leaves play)|)',
    ],
};
