/** Constructs of well-known cards that are not among the printed texts at hand, or alone among them, each with what other cards say so. */
const put = '(onto the battlefield|into play)';
const created = `(created|put ${put})`;
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
      '<first> and have no cards in hand',
      '<of>, and <last>',
      '(exile (a|an) <of> from it|remove (a|an) <of> from it from the game)( until <it> (leaves the battlefield|leaves play)|)',
    ],
  'what has to be paid at a later upkeep: of the five Pacts one is at hand': [
    "<pay>. if you don't, <then>",
    'pay <cost>',
    "<when>, <pay>. if you don't, <then>",
  ],
  'cards given up in the place of a mana cost, and what was so for it: Foil, Ravenous Trap and the Shoals, of which one order of words is at hand':
    [
      'discard (a|an) <of> and another card( from your hand|)',
      "(if <when>, |)rather than pay (this spell's|~'s) mana cost, you may <paid>",
    ],
  'copies in plural: Increasing Vengeance and Thousand-Year Storm, one sentence each of parts that others have': [
    'copy <of>. if <only>, copy <again> twice instead. you may choose new targets for the copies',
    'copy <of> for <amount>. you may choose new targets for the copies',
    "each other <of> you've cast before it this turn",
  ],
  'what becomes of what was countered: Delay, Remand and Trickbind, of which the last alone is at hand': [
    "<first>. if (that spell is|the spell is|it's) countered this way, exile it with <many> <counter> ^counter on it instead of putting it into its owner's graveyard",
    "<first>. if a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn",
    "<first>. if you do, return that (spell |)card to its owner's hand",
    'counter all abilities',
  ],
  'what spells and abilities of others cost: Defense Grid, Damping Sphere, Suppression Field and its like, each by another condition': [
    "each <of> <changed> except during its controller's turn",
    'each spell a player casts costs <more> more to cast for each other spell that player has cast this turn',
    'cost an additional <change> to (cast|play)',
    'costs an additional <change> to (cast|play)',
    'activated abilities',
  ],
  'mana of the exiled card, at the speed of instants, and mana that stays, in the words of several times (Chrome Mox, Upwelling)': [
    "add one mana of any of the (exiled|imprinted) card's colors( to (your|their|his or her|its controller's) mana pool|)",
    '(as an instant|(any time you could cast an instant|any time you could play an instant))',
    "(<color> mana doesn't empty from your mana pool|(all:mana pools) don't empty) as (steps and phases|phases and steps|phases) end",
  ],
  'what well-known cards alone say at hand, with parts that fit wherever such a part stands (Karn, Arcane Denial, Endurance, Omniscience, Twinflame, Notorious Throng, Sphinx of Lost Truths, Comet Storm)':
    [
      'the (total |)damage dealt to your opponents this turn',
      '<of> <name> is <value>',
      "<it> wasn't kicked",
      '(<doer> (^draw|may draw)|draw) up to <many> cards',
      "for each of <of>, create a token that's a copy of (it|that (noun:artifact|creature|enchantment|land|permanent|planeswalker|token))(, except (that |)<except>|)",
      '(<doer> ^put|put) all (the |)cards from (your|their|his or her) graveyard on the bottom of (your|their|his or her) library in a random order',
      'you may cast (spells|nonland cards) from your hand without paying their mana costs',
      'choose <of>',
    ],
  'what is so of supertypes in the other tense, or not so; what works in the command zone all the time; how often, as an amount; damage to three: made with what more texts have':
    [
      '<of> <like>',
      "<of> isn't <like>",
      "<of> (was|wasn't) <like>",
      'as long as <it> is in the command zone or on the battlefield, <of>',
      'the number of times this ability has resolved this turn',
      '<source> ^deals <many> damage to <to>, <second> damage to <toSecond>, and <third> damage to <toThird>',
    ],
  'what is said of a turn to come, of which each card at hand says something else: Savor the Moment, Alchemist’s Gambit, Gideon Jura': [
    'skip the untap step of that turn',
    "during that turn, damage can't be prevented",
    'during <doer> next turn, <of> ^attacks <whom> if able',
  ],
  'who attacks and blocks, and what becomes of who does not: Master Warcraft, Melee, Norritt and Siren’s Call are not among the texts at hand, Odric, Brutal Hordechief and Nettling Imp are':
    [
      'you choose which creatures (attack <lasts>|block <lasts> and how those creatures block)',
      'creatures your opponents control block <lasts> if able, and you choose how those creatures block',
      'the active player (controls|has controlled continuously since the beginning of the turn)',
      '<then> <when> if <only>',
    ],
  'Tangle Wire, made of what a player taps and of how many; Plagiarize and Lich, which are not among the texts at hand: the like of them is said of replaced draws and of damage':
    [
      '<doer> ^taps (a|an) <of> <per>',
      'until end of turn, if <event>, instead that player skips that draw and <by>',
      "<first>. if you can't, you lose the game",
    ],
  'what targets the source alone, and what is copied with other targets: Ink-Treader Nephilim, Torchling and Reflective Golem, Panoptic Mirror, Narset’s Reversal':
    [
      'that (target|targets) only <of>',
      '<of> targets only <it>',
      'copy <of>, then <then>. you may choose new targets for the copy',
      'copy <of>',
    ],
  'what is exchanged, and who chooses it: Shifting Loyalties, Kitsune, Confusion in the Ranks, Djinn of Infinite Deceits': [
    'exchange control of two (other |)target <of> that share a card type',
    'exchange control of two (other |)target <of> controlled by different players',
    '<by> chooses <of>',
    'another player (controls|owns)',
    "you can't (activate|play) this ability <never>",
  ],
  'a target of either zone, made with the one of several (Savior of Ollenbock, Angel of Serenity)': [
    '<thing> from the battlefield or <card> from a graveyard',
  ],
  'steps and phases of which a turn may have several (Neheb, the Eternal)': ['the beginning of each of your <of>'],
  'what hexproof says, as it was printed before the keyword (Troll Ascetic, Plated Slagwurm)': [
    'spells or abilities your opponents control',
  ],
  'so many as it is crafted with, where most ask for one (Visage of Dread, Tetzin)': ['craft with <many> <of> <cost>'],
  'whether a permanent was cast, of which most texts say that you cast it (Preston, The Tarrasque)': [
    "<it> (was|wasn't) cast",
    "<of> (was|wasn't) cast",
  ],
};
