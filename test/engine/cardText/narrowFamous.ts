/** Constructs of well-known cards that are not among the printed texts at hand, or alone among them, each with what other cards say so. */
export const narrowFamous: Readonly<Record<string, readonly string[]>> = {
  'who did what each was offered, and who did not: the other number or kind of players of what several texts at hand say': [
    '<first>(. |, then )each player who (does|did) <then>',
    "<first>(. |, then )each player who (doesn't|didn't) <then>",
    '<first>(. |, then )each opponent who (does|did) <then>',
    "<first>(. |, then )each opponent who (doesn't|didn't) <then>",
  ],
  'a target that one of two players chooses: each of five Oaths measures the players by something else, of which two are at hand': [
    'who controls more <of> than (they do|he or she does)',
    'who has more cards in hand than (they do|he or she does)',
    'who has more life than (they do|he or she does)',
    'whose graveyard has fewer <of> in it than (their|his or her) graveyard does',
  ],
  'times of a turn that several cards ask for, and whose turn it is': [
    "it's the first combat phase of the turn",
    "it's your main phase",
    '(the active player|the player whose turn it is)',
  ],
  'attacks alone, and attacks of players that are not blocked: the other card that says it is not among the texts at hand': [
    'can only attack alone',
    "<what> attacks (a player|an opponent) and isn't blocked",
  ],
  'older words of cards whose new ones are at hand': ["the named card can't be cast"],
  'lands of each basic type, which one card destroys and another keeps; so much power together, of which other texts say what is tapped': [
    'a land of each basic land type',
    '<doer> ^chooses from the lands (they control|he or she controls) a land of each basic land type, then sacrifices the rest',
    '<then> unless you sacrifice any number of <of> with total (power|toughness|mana value) <least> or greater',
  ],
  'what is done for each vote, of which the other texts at hand say it behind what is done': ['<per>, <then>'],
  'a hand that changes places with the top of a library, in two sentences of one well-known card': [
    'look at the exiled cards and put them on top of your library in any order',
    'put that many cards from the top of your library into your hand',
  ],
  'what waits for a target to die, or to be put into your graveyard': [
    'when <of> (dies|is put into a graveyard[ (from the battlefield|from play)]|is put into (your:your) graveyard (from the battlefield|from play)) this turn, <then>',
  ],
};
