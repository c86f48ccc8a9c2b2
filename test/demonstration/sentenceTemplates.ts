/**
 * The sentences that a demonstration may say, as templates. Slots take names of cards, players, numbers, wordings of cards and words of the
 * rules; what is left of a sentence must be one of these. A ref, a key or a word of the code fits no slot.
 */
import { firstEditions } from '../../src/engine/concepts/firstEditions.ts';
import { allSubtypes } from '../../src/engine/language/subtypes.ts';
import { wellKnownKeywords } from '../../src/engine/cardText/keywordNames.ts';
import type { Said, Words } from './saidOfRuns.ts';

const zone = '(?:battlefield|stack|hand|graveyard|library|exile|command|outside|phased out|gone)';
const keywordList = [
  ...new Set([
    ...wellKnownKeywords,
    ...Object.keys(firstEditions),
    'first strike',
    'flying',
    'trample',
    'haste',
    'flanking',
    'shadow',
    'protection',
    'waterbend',
    'convoke',
    'banding',
    'phasing',
    'flashback',
    'cycling',
  ]),
];
const keyword = `(?:${keywordList.toSorted((a, b) => b.length - a.length).join('|')}|\\w+walk|protection from [\\w ]+)`;
const color = '(?:white|blue|black|red|green|colorless)';
const colors = `${color}(?:(?:, | and )${color})*`;
const counter = `(?:[+-]#/[+-]#|age|fade|time|loyalty|charge|poison|slime|infection|lore|verse|level|oil|«C»|${keyword})`;
const size = '(?:[+-]?[#*]/[+-]?[#*]|[+-]?#/[+-]?\\*\\+?#?|#\\+\\*/#\\+\\*|\\*/#\\+\\*)';
const O = '(?:«O»|(?:[Aa]|«P») (?:card|face-down card|token)|[Aa]n effect|[Aa]n ability(?: of «O»)?)';
const P = '«P»';
const list = (one: string): string => `${one}(?:, ${one})*(?: and ${one})?`;
const Os = list(O);
const OP = `(?:${O}|${P})`;
const a = '(?:[Aa]n?|«P»)';
const some = `(?:${a}|#)`;
const M = '(?:«M»)+';
const ofO = `(?: of ${O})?`;
const oneCost =
  '(?:an? (?:tap|untap|sacrifice|discard|exile|return|draw|reveal|mill|exertion)|# (?:life|sacrifices|discards|exiles?|returns|taps?)|life|counters|taps|loyalty|one of several)';
const otherCosts = `(?:(?:, | and )${oneCost})*`;
const dueCost = `(?:${M}|${oneCost})${otherCosts}`;
const step =
  '(?:untap step|upkeep step|draw step|precombat main phase|postcombat main phase|beginning of combat step|declare attackers step|declare blockers step|first-strike combat damage step|combat damage step|end of combat step|end step|cleanup step)';
const until =
  '(?: until end of turn| until end of combat| until (?:the end of )?«P»’s next turn| through (?:«P»|its controller)’s next untap step| for as long as (?:«O» is on the battlefield|«O» is tapped|«O» stays under the same control|its condition holds|its controller controls what it affects)| until «O» leaves the battlefield)?';
const types = '(?:an? )(?:«Y»(?: «Y»)*)';
const change = `(?:ha(?:s|ve) the word «O» in (?:its|their) name|gets? ${size}|ha(?:s|ve) base (?:power and toughness|power|toughness) [\\d#*/+-]+|ha(?:s|ve) (?:its|their) power and toughness switched|gains? (?:«T»|«O»|${keyword}(?: #)?|an ability)|loses? ${keyword}(?: and cannot have it)?|loses? all abilities|becomes? ${types}(?: in addition to (?:its|their) other types)?|(?:is|are) no longer ${types}|becomes? ${colors}(?: in addition to (?:its|their) other colors)?|(?:do|does) not untap during (?:its controller’s untap step|their controllers’ untap steps)|becomes? «O»(?: in addition to (?:its|their) other colors)?|becomes? a copy(?: of «O»)?|comes? under (?:another player|(?:«P»(?:, «P»)* and )?«P»)’s control|ha(?:s|ve) (?:its|their) text changed|ha(?:s|ve) the name «O»|(?:is|are) changed)`;
const isIllegal =
  '(?:is gone|are gone|is no legal target any more|are no legal targets any more|cannot be its targets?|ha(?:s|ve) (?:shroud|hexproof|protection from it))';
const whyIllegal = `${list(OP)} ${isIllegal}(?:(?:, | and )${list(OP)} ${isIllegal})*`;
const reasons = [
  'it is (?:tapped|untapped) already',
  'it is no (?:legal target|land|face-down permanent)',
  `it is none of the (?:creature types|card names|words|colors|numbers|land types|card types)`,
  `${OP} is no legal target`,
  `${P} is no defending player`,
  `${P} cannot (?:cast such a spell|cast spells|play lands|pay the mana cost)`,
  `${P} does not control (?:it|${O})`,
  `${P} has priority, not ${P}`,
  `${P} is asked, not ${P}`,
  `${P} has less than # life`,
  `${P} has to choose first: (?<question>.+\\?)`,
  'nothing is asked now',
  'it is not the time to keep a hand or to take a mulligan',
  'it is an order of all of them',
  '(?:attackers|blockers) are not declared now',
  'no damage is assigned now',
  'no combat damage is assigned now',
  'the stack is empty',
  'the game is over',
  'a spell with split second is on the stack',
  'another question waits',
  'play never comes there',
  'it is not there any more',
  'it has no such ability',
  'it is no longer there',
  'a land is not cast',
  'no further land may be played this turn',
  'nothing says that it may be turned face up',
  'only in its (?:controller|player)’s (?:main phase while the stack is empty|own turn)',
  'it cannot be (?:cast|played) from where it is',
  `it cannot be cast with ${keyword}`,
  'it cannot be cast face down',
  `nobody but ${P} agrees to a draw for ${P}`,
  'another choice is to be made here than was proposed',
  'it takes no (?:targets|modes|value of X|division|payment beside its costs|payment of mana)',
  'it takes (?:# targets?|# to # targets), not #',
  'it needs # targets?, and (?:none|only #) (?:is|are) legal',
  'the same target is chosen twice',
  'its ability can be activated only (?:from the (?:battlefield|hand|graveyard|library|stack|command zone)|from exile), and it is (?:on the battlefield|outside the game|in (?:exile|the (?:hand|graveyard|library|stack|command zone)))',
  'these cannot be in a band together',
  'creatures in a band attack one player or permanent',
  `${O} (?:cannot block|does not attack) ${OP}`,
  `${O} does not attack`,
  `${O} cannot attack ${OP}`,
  `${O} cannot (?:attack|block) without (?:another creature|# other creatures)`,
  `${O} must (?:attack|block)(?: ${O})? if able`,
  `${O} must be blocked by (?:two|#) or more creatures`,
  `${O} is tapped`,
  `${O} is no creature that can (?:attack|block)`,
  `${O} has (?:defender|decayed)`,
  `${O} is a Wall`,
  `${O} cannot be attacked`,
  `(?:${O}|it) has summoning sickness`,
  'a loyalty ability of it was activated this turn',
  'no more than # creatures? can (?:attack|block)',
  '(?:exactly|at most) # (?:must|may) be chosen',
  'at most # modes? may be chosen',
  'a mode without enough legal targets cannot be chosen',
  'it is none of those that may be chosen',
  'not one of them',
  'what enters at the same time cannot be chosen',
  'only the top # cards? of the library may be found',
  `no more than # can be paid with ${keyword}`,
  '# cards? or permanents? must be chosen',
  `each blocker of ${O} must be assigned lethal damage first`,
  `${O} must be assigned (?:lethal damage|damage equal to its loyalty) first`,
  `${O} can assign damage to only one of ${list(OP)}`,
  `${O} must assign # damage among ${list(OP)}`,
  `${O} has no damage to assign now`,
  `it has only # ${counter} counters?`,
  'it cannot be activated so often(?: in one turn)?',
  'it is activated only (?:as a sorcery|during its controller’s upkeep|during its controller’s turn|during combat)',
  'its cost cannot be paid',
  'there is not enough to sacrifice',
  'the answer is yes or no',
  `it takes no more (?:targets|modes|value of X|division|payment beside its costs|payment of mana|answers): (?:(?:«O»|«P»|-?#)(?:, |: )?)+`,
  'it is not legal',
  'that player cannot be the defending player',
  `${P} has done so here before, and must make another choice`,
];
const reason = `(?:${reasons.join('|')})`;
const answerPart = `(?:«O»|«P»|«T»|«M»|-?#|${size}|yes|no|none|keep|mulligan|left|right|both|first|second|top|bottom|${color}|${keyword}(?: #| (?:«M»)+)?|${zone}|«Y»|«S»|a card|a face-down card|pass|go on)`;
const deed = `(?:cast «O»(?: \\([\\w ]+\\))?|activate ability # of «O»|play «O»|turn «O» face up|pass)`;
const answer = `(?:${deed}|${answerPart}(?:(?:, | → |: |; | · |)${answerPart})*)`;
const option = `(?:${answer}|nothing|no attack|no block)`;
const legalOnes =
  'legal (?:attacks?|blocks?|damage assignments?|choices? of targets|values? of X|payments?|choices? of modes|answers?|actions?)(?: for (?:the ability of )?«O»)?';
const cannot = `(?:${P}|A player|${P} player) cannot (?:cast «O»|activate the ability of «O»|play «O»|turn «O» face up|take a special action with «O»|attack like this|block like this|order the damage of «O» like this|assign the damage of «O» like this|choose (?:${answer}|nothing|anything)|pass|take a mulligan|keep this hand|concede|agree to a draw|propose this shortcut)`;
const zoneOf = (what: string): string => `${what} is put (?:into|on top of|on the bottom of) ${P}’s (?:graveyard|hand|library)`;

/** What an instruction does not find. */
const missing = `(?:${[
  `${Os} (?:is|are) not there any more`,
  'Nothing was [a-z]+(?: [a-z]+)? this way',
  `Nothing was [a-z]+(?: [a-z]+)? with ${O}`,
  'What this ability is linked to has done nothing',
  'There is nothing (?:that this speaks of|that it would be done to|to choose)',
  `${Os} (?:is|are) (?:un)?tapped already`,
  `${P} has (?:nothing to sacrifice|no (?:such )?card to discard|no card to mill)`,
].join('|')})`;

const steps = [
  `${P}’s ${step} begins\\.`,
  `${P} has (?:no|#) ${legalOnes}(?:: ${option}(?:; ${option})*(?:; and # more)?)?\\.`,
  `(?:${cannot}|Play cannot go on|Nothing can resolve|Nothing can be checked|This cannot happen|This has no legal answers): ${reason}(?:\\.|(?<=\\?))`,
  `${P} activates the ability${ofO}(?:: «T»|\\.)`,
  `The ability${ofO} (?:resolves|triggers)(?:: «T»|\\.)`,
  `The ability${ofO} has no legal choices and is removed from the stack\\.`,
  `${O} resolves\\.`,
  `The damage does not destroy ${O}\\.`,
  `${O} (?:enters the battlefield(?: transformed)?|is exiled|goes onto the stack|goes to the command zone|ceases to exist|leaves the game|is tapped|is untapped|is destroyed|is flipped|transforms|is regenerated|will be regenerated the next time it would be destroyed this turn|is turned face up: it is ${O}|is countered, and ceases to exist|is turned face down|phases in|phases out|is removed from combat|is unattached|is a token, and not where one can be|is a copy, and not where one can be|may not be attached to what it is attached to)\\.`,
  `${zoneOf(O)}\\.`,
  `${O} returns to ${P}’s hand\\.`,
  `${O} is (?:sacrificed|countered): it is put into ${P}’s graveyard\\.`,
  `${P} discards ${O}(?: into exile)?\\.`,
  `${P} (?:loses|gains) # life \\([-−]?#\\)\\.`,
  `${P} has cast ${O}\\.`,
  `${O} was cast while something else was resolving\\.`,
  `It is not cast: ${reason}\\.`,
  `The total cost is ${M}${otherCosts}(?:, ${M} (?:more|less) by (?:${O}|the commander tax|convoke|delve))*\\.`,
  `An effect${ofO} changes what happens(?:: «T»|\\.)`,
  `What would destroy ${O} is replaced by its regeneration\\.`,
  `(?:By an effect of «O», )?${O} enters (?:under ${P}’s control|tapped|with ${some} ${counter} counters?)(?:(?:, | and )(?:tapped|with ${some} ${counter} counters?))*\\.`,
  `(?:By an effect of «O», )?${O} (?:is exiled|goes to the (?:command zone|graveyard|hand|library)) instead\\.`,
  `(?:By an effect of «O», t|T)he damage from ${O} is dealt to ${OP} instead of ${OP}\\.`,
  'Mana is added as colorless mana\\.',
  'What the Aura enchants is chosen as it enters\\.',
  `${Os} cannot be blocked${until}\\.`,
  `${P} does not lose the game(?:: «T»|\\.)`,
  `An effect${ofO} begins(?: on ${Os})?(?:, and (?:will prevent (?:the next damage|the next combat damage|the next # (?:combat )?damage|all (?:combat )?damage)(?: of one source)? that would be dealt(?: by ${list(OP)})?(?: to ${list(OP)})?(?: this turn)?|will have damage dealt elsewhere|lasts${until}))?\\.`,
  `(?:By an effect of «O», )?${Os} ${change}(?:, ${change})*(?: and ${change})?${until}\\.`,
  `# damage from ${O} to ${OP} is prevented by an effect${ofO}(?:: «T»|\\.)`,
  `${O} can be cast now: it (?:is an instant|has flash|is cast as though it had flash)\\.`,
  `${P} announces ${list(`(?:modes? #(?:, #)*(?: and #)?|X = #|[a-z][a-z ]*(?: ${M})?(?: # times)?)`)}\\.`,
  `It is divided: ${list(`# to ${OP}`)}\\.`,
  `The (?:target stays|targets stay) ${list(OP)}\\.`,
  'At the end of the turn (?:marked damage is removed|effects that last until end of turn end|marked damage is removed and effects that last until end of turn end)\\.',
  `${P} finds ${Os}\\.`,
  `${P} puts no sticker on ${O}: (?:none is left|another player owns it)\\.`,
  `${O} deals # damage to ${OP}\\.`,
  `${P} (?:loses|wins) the game\\.`,
  'The game is a draw\\.',
  `${list(P)} cannot (?:win the game|lose the game|lose the game for having 0 or less life|lose the game for having # or less life)\\.`,
  `${a} delayed triggered ability${ofO} waits(?:: «T»|\\.)`,
  '(?:No creature|Nobody) (?:attacks|blocks)\\.',
  `${O} attacks ${OP}(?: in a band with ${Os})?\\.`,
  `${O} blocks ${O}(?:, which is in a band with what it blocks)?\\.`,
  `${O} becomes blocked\\.`,
  `${P} sees what ${P} sees\\.`,
  `${O} is attacking ${OP}\\.`,
  `${P} draws ${a} card\\.`,
  `${P} cannot draw ${a} card: the library is empty\\.`,
  `${P} activates a mana ability${ofO}\\.`,
  `${P} adds (?:${M}|no mana)\\.`,
  `The (?:target is|targets are) ${list(OP)}\\.`,
  `The target is now ${OP}\\.`,
  'Combat damage (?:is assigned|resolves|is put on the stack)\\.',
  `${some} ${counter} counters? (?:is|are) (?:put on|removed from) ${OP}\\.`,
  `${O} (?:has been dealt lethal damage|was dealt damage by a source with deathtouch|has toughness # or less|has loyalty #|is not attached to anything it may be attached to|has been told to the end)\\.`,
  `${P} (?:has # or less life|had to draw from an empty library|has # poison counters|has been dealt # combat damage by one commander)\\.`,
  `${a} commander of ${P} may go to the command zone\\.`,
  `${P} controls # legendary permanents named «O»\\.`,
  '# legendary permanents? (?:is|are) named «O»\\.',
  `${a} legendary permanent named «O» is already there\\.`,
  `Instead of winning, ${list(P)} makes? the opponents(?: in range)? lose\\.`,
  `${O} can’t have an ability that this would add, so that the effect does not begin\\.`,
  `${O} costs so much at least that \\{#\\} more is due\\.`,
  '(?:Planeswalkers share a type|A player controls planeswalkers that share a type|There are several world permanents)\\.',
  `# \\+#/\\+# and # -#/-# counters are removed from ${O}\\.`,
  `${P} turns ${O} face up, and shows what that costs\\.`,
  `${P} (?:suspends|foretells) a card\\.`,
  `${P} cannot (?:gain life|pay ${dueCost})\\.`,
  `${P} does not (?:do it|pay ${dueCost})\\.`,
  `${Os} (?:does|do) not untap\\.`,
  `${P}’s turn goes on without an active player\\.`,
  `${P} will control ${P} during ${P}’s next turn\\.`,
  `${P} will take an extra turn after this one\\.`,
  '# (?:step|phase)s? will be added to this turn\\.',
  'Nothing is added to this turn: it is another player’s\\.',
  `An effect${ofO} begins\\.`,
  `An effect${ofO} does nothing: what it would last until has happened\\.`,
  `An effect${ofO} does not apply any more\\.`,
  `${P} makes two piles: (?:${Os}|nothing); (?:${Os}|nothing)\\.`,
  'Nothing is exchanged\\.',
  `${P} finds nothing\\.`,
  `The (?:target is|targets are) now ${list(OP)}\\.`,
  'The greatest (?:power|toughness|mana value) of nothing counts as #\\.',
  `${O} is created under ${P}’s control\\.`,
  `${P} puts ${a} copy of ${O} onto the stack\\.`,
  'There is nothing to copy: no token is created\\.',
  'Nothing can be what the copy targets: none is made\\.',
  `An effect${ofO} does not begin: what it would last for is over\\.`,
  `${O} does not transform: it (?:has (?:no other face|done so since|an instant or sorcery on its other face)|is not of a transforming double-faced card|does so by its (?:daybound|nightbound) alone)\\.`,
  `${O} is goaded by ${P} until ${P}’s next turn\\.`,
  `${O} stays goaded by ${P}\\.`,
  `${O} may not enchant what it is attached to, and is bestowed no more\\.`,
  `The ability${ofO} does not trigger(?:: «T»|\\.)`,
  `The ability${ofO} is kept from triggering: «T»`,
  'Nothing is exchanged\\.',
  `Revealed: (?:${O}(?:, ${O})*|nothing)\\.`,
  `${O} revealed\\.`,
  'What was face down is revealed: «O»\\.',
  `${O} is attached to ${OP}\\.`,
  `${P}’s library is (?:not )?shuffled\\.`,
  `${M} of the total cost is paid with ${keyword}\\.`,
  `${P} loses # unspent mana\\.`,
  `${P} loses # unspent mana, which burns\\.`,
  `${P} concedes\\.`,
  `${O} becomes [a-z-]+\\.`,
  `${O} is countered: it is exiled\\.`,
  `${P} agrees to a draw(?:, which ${P} cannot do for ${P})?\\.`,
  `${list(P)} agree: the game is a draw\\.`,
  `${P} proposes a shortcut: # choices?(?:, # times)?\\.`,
  `${P} (?:accepts it|shortens it to # choices?, and will choose otherwise there)\\.`,
  `The game is restarted: all cards go to their owners’ libraries, and ${P} begins\\.`,
  `${a} subgame begins with the libraries as decks, and ${P} begins\\.`,
  `The subgame is over(?:, and nobody has won it|: ${list(P)} won it)\\. Its cards go to the libraries of the main game\\.`,
  'The shortcut is taken(?: as far as it was shortened)?\\.',
  'Not everything is found\\.',
  'No card here has the name that is chosen; whether there is such a card is not judged\\.',
  `${missing}\\.`,
  `${P} cannot do it and is not asked(?:: ${missing})?\\.`,
  `${list(P)} (?:take their turns|takes a turn)\\.`,
  `What ${P} owns leaves the game\\.`,
  `# objects? that (?:would go back to ${P}|${P} controlled) (?:leaves? the game|is exiled|are exiled)\\.`,
  `${P} takes an extra turn first\\.`,
  `${P} (?:keeps the hand|takes a mulligan)\\.`,
  `The condition of the ability${ofO} does not hold, so it does nothing\\.`,
  `${P} (?:scries|surveils) #\\.`,
  `${P} looks at (?:# cards?|nothing)\\.`,
  '(?:They do not meld|They meld) into «O»\\.',
  'No token is created: what it would be attached to is not there\\.',
  `${P} orders the cards\\.`,
  `${P} becomes the monarch\\.`,
  'It becomes (?:day|night)\\.',
  `${P}’s speed becomes #\\.`,
  `The Ring tempts ${P}\\.`,
  `${O} becomes ${P}’s Ring-bearer\\.`,
  `${O} (?:is encoded on|haunts) ${O}\\.`,
  `${P} is the defending player\\.`,
  'What is out of range is not affected\\.',
  `${P} rolls (?:a blank face|the chaos symbol|the Planeswalker symbol) on the planar die\\.`,
  `${P} planeswalks(?: away from ${Os}| to ${O})?\\.`,
  `${P} becomes the planar controller\\.`,
  `${P} is not the planar controller, and does not planeswalk\\.`,
  'The planeswalking ability ceases to exist\\.',
  'Chaos ensues\\.',
  `No ability of ${O} is left to resolve\\.`,
  `${P} (?:sets ${O} in motion|abandons ${O})\\.`,
  `${Os} go(?:es)? to the bottom of the scheme deck\\.`,
  `${P} has left the game and pays nothing\\.`,
  `(?:The ability${ofO}|${O}) leaves the stack and does nothing: ${whyIllegal}\\.`,
  `${whyIllegal}: ${O} resolves as a creature spell\\.`,
  `${whyIllegal}, and (?:is not affected as a target|are not affected as targets)\\.`,
  `${O} cannot (?:enter|be destroyed|be countered)\\.`,
  'What was gone until then returns\\.',
  `${a} loop of mandatory actions goes on for ever: the game is a draw\\.`,
  `The life of ${list(P)} is set\\.`,
  `${a} team decides together\\.`,
  `${P} skips the [a-z ]+\\.`,
  `The team that begins does not draw as usual\\.`,
  `(?:The team of )?${P} begins, and skips the draw step of the first turn\\.`,
  `${P} begins, and does not draw in the first turn\\.`,
  `The (?:attack|block) costs ${dueCost}\\.`,
  `${P} pays ${M}\\.`,
  `What ${P} pays with is chosen for them: (?:another payment could leave something else|other payments are too many to try them all, so whether one could leave something else is not known)\\.`,
  `What helps ${P} to pay with (?:convoke|improvise|waterbend|delve) is chosen for them: (?:other help could leave something else|other choices of help are too many to try them all, so whether one could leave something else is not known)\\.`,
  `The mana value of ${Os} is #\\.`,
  `${Os} (?:is|are) (?:colorless|${color}(?:, ${color})*(?: and ${color})?)\\.`,
  `${Os} ha(?:s|ve) the (?:creature|«Y») types? (?:«S»|«Y»)(?:(?:, | and )(?:«S»|«Y»))*\\.`,
  `The color identity of ${Os} is (?:colorless|${color}(?:, ${color})*(?: and ${color})?)\\.`,
  `${Os} may (?:not )?be in the deck of ${P}’s commander\\.`,
  `The ability${ofO} does not trigger, since not all of what it waits for is in range(?:: «T»|\\.)`,
  `An effect${ofO} prevents nothing of it, since not all that it needs is in range\\.`,
  `What ${P} had gained control of goes back\\.`,
  `Who was controlled by ${P} makes their own decisions\\.`,
  `${P} begins with # life\\.`,
  `${Os} (?:is|are) ${size}\\.`,
  `${O} is -?#/-?#\\.`,
  `The players sit in this order: ${list(P)}\\.`,
  `The ability${ofO} does not trigger, since (?:its condition does not hold|that has been done this turn)(?:: «T»|\\.)`,
  `The ability${ofO} is not put onto the stack: ${P} has left the game\\.`,
  `${O} assigns no combat damage: its power is below #\\.`,
  'It was not done, so what hangs on it does not happen\\.',
  `(?:What it asks is not so|That has been done this turn|(?:It|Of ${OP} it) is not so that “[^“”]+”), so (?:nothing else is done instead|what hangs on it does not happen)\\.`,
  `${O} (?:has no other face|is not of a transforming double-faced card), and stays where it is\\.`,
  'What was done is done again\\.',
  `# mana was spent to cast ${O}\\.`,
  'There is nothing for each of which it would be done\\.',
  `(?:No token is created|No damage is dealt|No card is (?:discarded|drawn|milled)|No life is (?:gained|lost)|Nothing is sacrificed|No (?:${counter} )?counter is (?:put|removed)): the (?:number|amount) comes to #\\.`,
  'The turn ends\\.',
  `Each Saga gets a ${counter} counter\\.`,
  `${P} reveals ${O} for its miracle\\.`,
  `${O} assigns its damage in this order: ${list(OP)}\\.`,
];
const questions = [
  `Which kind of counter does ${OP} get\\?`,
  'Which (?:target|new target|creatures attack|creatures block|attackers are in a band|player chooses|one is kept|of the costs|mode|creature type|name|colour|number|half|mana is spent|mana|name sticker|opponent|basic land type|card type|player of the team is affected|opponent is the defending player|is the next target|is first|cards are spliced onto it|card goes to the bottom of the library|# cards go to the bottom of the library)\\?',
  `Behind how many words of ${O}\\?`,
  'By which effect is it played, or by the rule\\?',
  'Which colour\\? Which basic land type\\?',
  'Which mode\\? «T»',
  `Which pile: the first \\((?:${Os}|empty)\\) or the second \\((?:${Os}|empty)\\)\\?`,
  'In which order (?:do they go onto the stack|are its cards exiled|, the top card first)\\?',
  `Does ${P} (?:pay (?:${M} for ${O}|what ${O} asks)|accept what ${O} offers)(?:: «T»)?\\?`,
  `What does ${P} choose for ${O}\\?`,
  `Which effect applies first to (?:the damage that ${O} would deal ${OP}|the card that ${P} would draw|the life that ${P} would (?:gain|lose)|the counters on ${OP}|the token that would be created|the destruction of ${O}|${O} as it (?:enters|moves)|what would happen)\\?`,
  `What is X in ${M}\\?`,
  'What is given up for mana\\?',
  'In which order do they (?:lie on the (?:top|bottom) of the library, the top card first|get their timestamps, the earliest first)\\?',
  `In the (?:untap|cleanup) step no player has priority: play goes on by "pass until"\\.`,
  'Does the commander go to the command zone\\?',
  'Does (?:it apply|this apply: «T»)\\?',
  'Is mana made for it\\?',
  `Is (?:${keyword}|«T») paid\\?`,
  'What (?:is sacrificed|is found|is discarded|is X|to sacrifice|to discard|to tap|to exile|to return(?: to hand)?|goes to the (?:bottom|graveyard)|is in the first pile|does it enter as a copy of|does the copy target|does it enchant)\\?',
  'Which copy is put onto the stack first\\?',
  'What is discarded, down to # cards?\\?',
  `What helps to pay with ${keyword}\\?`,
  'How (?:are|is) # divided\\?',
  `How does ${O} assign # damage\\?`,
  `In which order does ${O} assign its damage\\?`,
  `Whom does ${O} attack\\?`,
  'Does the player keep this hand, or take a mulligan\\?',
  'Is the top card put on the bottom of the library\\?',
  `To which zone does it go\\?`,
  'Whose damage is prevented first\\?',
  'Which planeswalker is dealt the damage instead\\?',
  'Which get another counter of each kind\\?',
  `${P} has priority\\.`,
  'Is it revealed for its miracle\\?',
];
const outcomeWords =
  '(?:life|poison counters|mana|cards in hand|cards in library|cards in graveyard|zone|power/toughness|power and toughness|name|mana value|mana cost|loyalty|damage|damage marked|controller|owner|attached to|card types|type line|subtypes|supertypes|colors|color identity|may be in the deck of the commander|abilities|counters|tapped|face down|flipped|phased out|tokens|controls|top of the library|winner|losers|the game|step|active player|has priority|not legal|legal|waits for|triggered|left the game|result|on the way)';
const listed = `(?:among |not among |number of )?(?:${P}’s )?${legalOnes}`;
const asked =
  '(?:which creatures attack|which creatures block|how damage is assigned|a target|which object|which effect applies first|the order of abilities|yes or no|a payment|which cards go to the bottom|a choice)';
const actionTold = `(?:${P}|the game|everybody) (?:casts «O»|activates the ability of «O»|plays «O»|turns «O» face up|takes a special action with «O»|rolls the planar die|(?:attacks|blocks) with (?:nothing|${Os})|assigns the damage of «O»: ${answer}|orders the damage of «O»: ${answer}|chooses (?:nothing|anything|${answer})|takes a mulligan|keeps the hand|concedes|agrees to a draw|proposes a shortcut)|play goes on|«T»`;
const legalList = `# legal answers?(?:, the first of them)?: (?:${answer})(?: · ${answer})*(?:; chosen: ${answer})?`;
const cells = [
  // A type line, where it is not the same under both editions.
  '«Y»(?: «Y»)*',
  outcomeWords,
  `${listed}(?:: on the way)?`,
  `(?:on|in) (?:the )?(?:battlefield|stack|hand|graveyard|library|exile|command zone|«O»)|outside the game|phased out|gone`,
  '(?:not )?(?:flipped|attacking|blocking|blocked|there)|tapped|untapped|face (?:up|down)|(?:a|no) draw',
  'never|once|twice|# times',
  `${OP}(?:: ${outcomeWords})?(?:: on the way)?`,
  `${outcomeWords}: on the way`,
  `${P}: (?:${questions.join('|')})`,
  legalList,
  answer,
  `${option}(?: · ${option})*`,
  'nobody is asked|not there|none|no|yes|carried out|refused|the game is a draw',
  `${P}(?:, ${P})* wins?`,
  `(?:${actionTold})(?: \\([\\d#.]+[a-z]?\\))?`,
  `(?:${P}: )?${asked}|${P}`,
  `(?:untap|upkeep|draw|precombat main|beginning of combat|declare attackers|declare blockers|first-strike damage|combat damage|end of combat|postcombat main|end|cleanup)`,
  `#(?: (?:${counter}))?(?:[;,] # (?:${counter}))*`,
  // What it has and lacks, counts of tokens, keywords.
  `(?:not )?(?:${answer}|${counter})(?:(?:; |, )(?:not )?(?:${answer}|#))*`,
  `# (?:«O»|tokens?|«Y»(?: «Y»)*)(?:, ${size})?(?:, ${colors})?(?:, controlled by ${P})?(?:; # (?:«O»|«Y»(?: «Y»)*)(?:, ${size})?(?:, ${colors})?(?:, controlled by ${P})?)*`,
  'no commander',
];
const statuses = [
  '-?# (?:life|poison)',
  `# ${counter}(?:, # ${counter})*`,
  M,
  '(?:hand|library|graveyard) #',
  'left the game',
  `(?:token|copy|tapped|face down|flipped|phased out|attacks ${OP}(?: in a band with ${list(O)})?(?:, blocked|, unblocked)?|blocks ${list(O)}|attached to ${OP}|# ${counter} counters?|# damage|targets ${list(OP)}|X is #|${O}: # to ${OP})(?: · (?:token|copy|tapped|face down|flipped|phased out|attacks ${OP}(?: in a band with ${list(O)})?(?:, blocked|, unblocked)?|blocks ${list(O)}|attached to ${OP}|# ${counter} counters?|# damage|targets ${list(OP)}|X is #|${O}: # to ${OP}))*`,
];
const layers =
  '(?:copy|control|text|type|color|ability|characteristic-defining|(?:set|modify|switch|counters?|change|defined|static)(?: power/toughness)?|other effects|power/toughness|power and toughness|counters|rules|face down)';

const templates: Readonly<Record<Said['kind'], readonly string[]>> = {
  step: steps,
  question: [
    ...questions,
    'These actions end while something waits on the stack, and what waits there is not the same\\. The end is not compared\\.',
  ],
  reason: [reason],
  answer: [answer],
  title: [OP, 'Ability', 'Ability of «O»', 'Combat damage', 'Face-down card', '\\(#\\)'],
  status: statuses,
  cell: cells,
  origin: [O, `${counter} counters`, 'the rules'],
  layer: [layers],
};
const compiled = Object.fromEntries(
  Object.entries(templates).map(([kind, all]) => [kind, new RegExp(`^(?:${all.join('|')})$`)]),
) as Readonly<Record<Said['kind'], RegExp>>;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const oneOf = (words: Iterable<string>): string =>
  [...words]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join('|');
const never = '(?!)';
const isPartOf = (texts: ReadonlySet<string>, part: string): boolean =>
  [...texts].some((text) => text.toLowerCase().includes(part.toLowerCase()));

/** Reads sentences of one demonstration: gives what is left of one when its slots are filled, where that is no template. */
export function readSaid({ names, players, texts, types, counters }: Words): (said: Said) => string | undefined {
  const anyText = new RegExp(
    `“(?:${oneOf(texts) || never})”|(?<![\\w«])(?:${oneOf([...texts].filter((text) => text.length > 12)) || never})`,
    'g',
  );
  const anyLine = new RegExp(`^(?:${oneOf(texts) || never})(?:(?: · |, |; )(?:not )?(?:${oneOf(texts) || never}))*$`);
  const anyName = new RegExp(`(?<![\\w«])(?:${oneOf(names) || never})(?![\\w])`, 'g');
  const anyPlayer = new RegExp(`(?<![\\w«])(?:${oneOf(players)})(?![\\w»])`, 'g');
  const anyCounter = new RegExp(`(?<![\\w«])(?:${oneOf(counters) || never})(?= counter|$|,)`, 'g');
  const anyType = new RegExp(
    `(?<![\\w«])(?:${oneOf(types) || never}|[Aa]rtifact|[Cc]reature|[Ee]nchantment|[Ll]and|[Ii]nstant|[Ss]orcery|[Pp]laneswalker|[Bb]asic|[Ll]egendary|[Ss]now|[Ww]orld|[Kk]indred)(?![\\w»])`,
    'g',
  );
  // A land may be called what it is: "Island becomes an Island".
  const alsoTypes = oneOf([...names].filter((name) => allSubtypes.includes(name))) || never;
  const asType = new RegExp(`(?<=\\ban? |— (?:\\w+ )*)(?:${alsoTypes})(?!\\w)`, 'g');
  return ({ kind, text }) => {
    if ((kind === 'cell' || kind === 'answer') && anyLine.test(text)) return undefined;
    const left = text
      .replaceAll(anyText, '«T»')
      // What a delayed trigger says is a part of the text that made it.
      .replaceAll(/“([^”]+)\.”|(?<=gains? )“([^”]+)”/g, (whole, ...parts: (string | undefined)[]) =>
        isPartOf(texts, parts[0] ?? parts[1] ?? '') ? '«T»' : whole,
      )
      .replaceAll(/\{[^{}]+\}/g, '«M»')
      .replaceAll(asType, '«Y»')
      .replaceAll(anyName, '«O»')
      .replaceAll(anyPlayer, '«P»')
      .replaceAll(/(?<![\w«])\d+/g, '#')
      .replaceAll(anyCounter, '«C»');
    if (compiled[kind].test(left)) return undefined;
    const typed = left
      .replaceAll(anyType, '«Y»')
      .replaceAll(anySubtype, '«S»')
      .replaceAll(/«Y»(?: — | )(?=«Y»|«S»)/g, '«Y» ');
    return compiled[kind].test(typed) || compiled[kind].test(typed.replaceAll('«S»', '«Y»')) ? undefined : left;
  };
}
const anySubtype = new RegExp(`(?<![\\w«])(?:${oneOf(allSubtypes)})(?![\\w»])`, 'g');
