/**
 * The points on which editions differ, as the engine plays them: each a list of variants with the days on which they hold, beside the rule that
 * they are variants of. Here they are gathered and nothing more, so that what changed can be told and tests can list them.
 */
import { turningUpFreely } from './actions/faceDown.ts';
import { targetOfSeveral } from './actions/targets.ts';
import { nounsAsTypes } from './actions/rare/chooseWord.ts';
import { schemesOver } from './actions/rare/supplementary/schemes.ts';
import { newestTurnFirst } from './actions/rare/extraTurn.ts';
import { bandsWithOther } from './actions/combat/banding.ts';
import { combatDamage } from './actions/combat/damage.ts';
import { attachedAnew } from './look/attachment.ts';
import { manaTriggers } from './events/triggers/manaTriggers.ts';
import { timestampVariants } from './events/arranging.ts';
import { flashbackSpells } from './actions/casting/ways.ts';
import { anyNumberDivided, leastParts } from './actions/casting/division.ts';
import { legendarySpells } from './actions/casting/legendarySpells.ts';
import { walls } from './actions/combat/evasion.ts';
import { requirementsCompared } from './actions/combat/requirements.ts';
import { damageOrder } from './actions/combat/order.ts';
import { barredAbilities } from './actions/instructions/barredAbilities.ts';
import { millsWhole } from './actions/instructions/mill.ts';
import { reachesLater } from './actions/instructions/reachesLater.ts';
import { doubleFacedTokens, tokenName, tokenOwner } from './actions/instructions/madeCards.ts';
import { triggeredBefore } from './actions/rare/endTurn.ts';
import { fusedSpells } from './actions/rare/evaluated.ts';
import { landsPerTurn } from './actions/playingLands.ts';
import { helpReduces } from './actions/rare/helpReduces.ts';
import { proliferatesEachKind } from './actions/rare/proliferate.ts';
import { referredSources } from './actions/rare/withReferred.ts';
import { shuffledWithout } from './actions/instructions/shuffledWithout.ts';
import type { Variant } from './concepts/variant.ts';
import { damageProcess, damagePutters } from './events/damage.ts';
import { fightsItself } from './events/instructions/fight.ts';
import { transformsAgain } from './events/instructions/transform.ts';
import { goingBack, leavingPlayer } from './actions/rare/leaveWith.ts';
import { undrawn } from './events/losing.ts';
import { multiplayerWinning, rangeWinning } from './actions/rare/win.ts';
import { phasing } from './events/phasing.ts';
import { commanderMana, commanderZones } from './events/replacement/commander.ts';
import { protectingCounters } from './events/replacement/counters.ts';
import { damagedAsNoCreature, enteringSpells } from './events/replacement/impossible.ts';
import { replacementOrder } from './events/replacement/order.ts';
import { planeswalkerRedirection } from './events/replacement/planeswalkerRedirection.ts';
import { chapterlessSagas } from './events/sagas.ts';
import { creatureWords } from './look/creatureWords.ts';
import { backFaces, namesOfBoth, splitCards, transforming } from './look/faces.ts';
import { cascade } from './look/keywords/cascade.ts';
import { crewing } from './look/keywords/crew.ts';
import { deathtouch, deathtouchDivision } from './look/keywords/deathtouch.ts';
import { graft } from './look/keywords/graft.ts';
import { hideaway } from './look/keywords/hideaway.ts';
import { lifelink } from './look/keywords/lifelink.ts';
import { livingWeapon } from './look/keywords/livingWeapon.ts';
import { madness } from './look/keywords/madness.ts';
import { rampage } from './look/keywords/rampage.ts';
import { sunburst } from './look/keywords/sunburst.ts';
import { suspend } from './look/keywords/suspend.ts';
import * as definitions from './look/layers/definedCharacteristics.ts';
import { faceDownFaces } from './look/layers/copyLayer.ts';
import { enteringEffects } from './look/layers/enteringEffects.ts';
import { illegalDoers, illegalInformation } from './look/reading/illegalTargets.ts';
import { foundWhereHidden } from './look/reading/foundAgain.ts';
import { commanderOutside } from './look/broughtInto.ts';
import { keywordCounters } from './look/layers/keywordCounters.ts';
import { layerSystems } from './look/layers/layerOrder.ts';
import { negativeNumbers } from './look/layers/negativeNumbers.ts';
import * as within from './look/layers/orderWithinLayers.ts';
import * as types from './look/layers/typeChange.ts';
import { choicesOfCopies } from './look/look.ts';
import { creatureAuras } from './look/attachment.ts';
import { alone } from './look/reading/conditions.ts';
import { xOfPermanents } from './look/xOfPermanents.ts';
import { loyaltyForMana, targetedMana } from './look/manaAbilities.ts';
import { rangeInformation, rangeOfSources } from './look/range.ts';

import { commanderMulligans } from './state/formats.ts';
import { outsideTheGame } from './state/outside.ts';
import * as teams from './state/teams.ts';
import { counterPairs } from './stateBasedActions/counterPairs.ts';
import { poisonRule } from './stateBasedActions/poison.ts';
import { legendRule } from './stateBasedActions/legendRule.ts';
import { roles } from './stateBasedActions/roles.ts';
import { worldRules } from './stateBasedActions/worldRule.ts';
import { planeswalkerUniqueness } from './stateBasedActions/planeswalkerUniqueness.ts';
import { fragmentedLoops } from './turn/loops.ts';
import { drawOfTurn } from './turn/drawOfTurn.ts';
import { offeredTriggers } from './turn/offeredTriggers.ts';
import { idleAttack, putAttackers } from './turn/turn.ts';
import { unspentMana } from './turn/manaPools.ts';
import { exiledInSubgames } from './turn/otherGames.ts';
import { mulligans } from './turn/mulligan.ts';

/** One point: its name, and how it stood, newest first. */
interface Point<Id extends string> {
  readonly id: Id;
  readonly variants: readonly Variant<unknown>[];
}

/** The ids stay as written; of what varies no type is told, since the declarations of the package could not name them. */
const gather = <const Id extends string>(all: readonly Point<Id>[]): readonly Point<Id>[] => all;

const points = gather([
  { id: 'mulligans', variants: mulligans },
  { id: 'mana-burn', variants: unspentMana },
  { id: 'token-owner', variants: tokenOwner },
  { id: 'token-name', variants: tokenName },
  { id: 'legend-rule', variants: legendRule },
  { id: 'world-rule', variants: worldRules },
  { id: 'legendary-spells', variants: legendarySpells },
  { id: 'planeswalker-uniqueness', variants: planeswalkerUniqueness },
  { id: 'counter-pairs', variants: counterPairs },
  { id: 'roles', variants: roles },
  { id: 'schemes-over', variants: schemesOver },
  { id: 'walls', variants: walls },
  { id: 'bands-with-other', variants: bandsWithOther },
  { id: 'combat-damage', variants: combatDamage },
  { id: 'damage-order', variants: damageOrder },
  { id: 'deathtouch', variants: deathtouch },
  { id: 'deathtouch-division', variants: deathtouchDivision },
  { id: 'lifelink', variants: lifelink },
  { id: 'cascade', variants: cascade },
  { id: 'crew', variants: crewing },
  { id: 'graft', variants: graft },
  { id: 'hideaway', variants: hideaway },
  { id: 'madness', variants: madness },
  { id: 'living-weapon', variants: livingWeapon },
  { id: 'sunburst', variants: sunburst },
  { id: 'damage-process', variants: damageProcess },
  { id: 'damage-putters', variants: damagePutters },
  { id: 'loyalty-for-mana', variants: loyaltyForMana },
  { id: 'planeswalker-redirection', variants: planeswalkerRedirection },
  { id: 'phasing', variants: phasing },
  { id: 'suspend', variants: suspend },
  { id: 'outside-the-game', variants: outsideTheGame },
  { id: 'replacement-order', variants: replacementOrder },
  { id: 'entering-effects', variants: enteringEffects },
  { id: 'team-life', variants: teams.teamLife },
  { id: 'team-bars', variants: teams.teamBars },
  { id: 'team-start', variants: teams.teamStart },
  { id: 'team-poison', variants: teams.teamPoison },
  { id: 'team-combat', variants: teams.teamCombat },
  { id: 'team-draw', variants: teams.teamDraw },
  { id: 'commander-zone', variants: commanderZones },
  { id: 'commander-mana', variants: commanderMana },
  { id: 'commander-outside', variants: commanderOutside },
  { id: 'commander-mulligans', variants: commanderMulligans },
  { id: 'range-information', variants: rangeInformation },
  { id: 'range-of-sources', variants: rangeOfSources },
  { id: 'range-winning', variants: rangeWinning },
  { id: 'multiplayer-winning', variants: multiplayerWinning },
  { id: 'layers', variants: layerSystems },
  { id: 'defining-dependency', variants: within.definingDependency },
  { id: 'granted-timestamps', variants: within.grantedTimestamps },
  { id: 'simultaneous-timestamps', variants: timestampVariants },
  { id: 'turning-timestamps', variants: within.turningTimestamps },
  { id: 'barred-abilities', variants: barredAbilities },
  { id: 'granted-definitions', variants: definitions.grantedDefinitions },
  { id: 'defined-abilities', variants: definitions.definedAbilities },
  { id: 'star-zones', variants: definitions.starZones },
  { id: 'artifact-creatures', variants: types.artifactCreatureTypes },
  { id: 'negative-numbers', variants: negativeNumbers },
  { id: 'x-of-permanents', variants: xOfPermanents },
  { id: 'any-number-divided', variants: anyNumberDivided },
  { id: 'strange-subtypes', variants: types.strangeSubtypes },
  { id: 'spell-types', variants: types.spellTypesKept },
  { id: 'chapterless-sagas', variants: chapterlessSagas },
  { id: 'fighting-itself', variants: fightsItself },
  { id: 'transforming-again', variants: transformsAgain },
  { id: 'transforming-modal', variants: transforming },
  { id: 'choices-of-copies', variants: choicesOfCopies },
  { id: 'proliferated-kinds', variants: proliferatesEachKind },
  { id: 'shuffled-without', variants: shuffledWithout },
  { id: 'split-cards', variants: splitCards },
  { id: 'fused-spells', variants: fusedSpells },
  { id: 'names-of-both', variants: namesOfBoth },
  { id: 'back-faces', variants: backFaces },
  { id: 'double-faced-tokens', variants: doubleFacedTokens },
  { id: 'leaving-player', variants: leavingPlayer },
  { id: 'going-back', variants: goingBack },
  { id: 'fragmented-loops', variants: fragmentedLoops },
  { id: 'protecting-counters', variants: protectingCounters },
  { id: 'keyword-counters', variants: keywordCounters },
  { id: 'creature-words', variants: creatureWords },
  { id: 'rules-for-later-ones', variants: reachesLater },
  { id: 'referred-sources', variants: referredSources },
  { id: 'draw-of-turn', variants: drawOfTurn },
  { id: 'idle-attack', variants: idleAttack },
  { id: 'put-attackers', variants: putAttackers },
  { id: 'extra-turns', variants: newestTurnFirst },
  { id: 'offered-triggers', variants: offeredTriggers },
  { id: 'target-of-several', variants: targetOfSeveral },
  { id: 'rampage', variants: rampage },
  { id: 'face-down-creatures', variants: faceDownFaces },
  { id: 'turning-up-freely', variants: turningUpFreely },
  { id: 'becoming-basic', variants: types.becomingBasic },
  { id: 'still-one', variants: types.stillOne },
  { id: 'entering-spells', variants: enteringSpells },
  { id: 'undrawn', variants: undrawn },
  { id: 'poison-rule', variants: poisonRule },
  { id: 'flashback-spells', variants: flashbackSpells },
  { id: 'triggered-before-the-end', variants: triggeredBefore },
  { id: 'help-reduces', variants: helpReduces },
  { id: 'lands-per-turn', variants: landsPerTurn },
  { id: 'milling-more', variants: millsWhole },
  { id: 'found-where-hidden', variants: foundWhereHidden },
  { id: 'illegal-information', variants: illegalInformation },
  { id: 'illegal-doers', variants: illegalDoers },
  { id: 'targeted-mana', variants: targetedMana },
  { id: 'requirements-compared', variants: requirementsCompared },
  { id: 'damaged-as-no-creature', variants: damagedAsNoCreature },
  { id: 'becoming-artifact-creature', variants: types.becomingArtifactCreature },
  { id: 'gained-supertypes', variants: types.gainedSupertypes },
  { id: 'legend-turned', variants: types.legendTurned },
  { id: 'creature-auras', variants: creatureAuras },
  { id: 'attacking-alone', variants: alone },
  { id: 'attached-anew', variants: attachedAnew },
  { id: 'mana-triggers', variants: manaTriggers },
  { id: 'nouns-as-types', variants: nounsAsTypes },
  { id: 'least-parts', variants: leastParts },
  { id: 'exiled-in-subgames', variants: exiledInSubgames },
]);

export type EraPointId = (typeof points)[number]['id'];
export type EraPoint = Point<EraPointId>;
export const eraPoints: readonly EraPoint[] = points;
