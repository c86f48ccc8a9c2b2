/**
 * The points on which editions differ, as the engine knows them: each a list of variants with the days on which they hold. What a variant
 * does stands in its own file; here they are gathered, so that a page and the tests can list them.
 */
import { timestampVariants } from './events/arranging.ts';
import { backFaceVariants } from './look/backFaces.ts';
import { combatDamageVariants } from './actions/combat/combatDamage.ts';
import { commanderManaVariants, commanderMulliganVariants } from './events/commander.ts';
import { commanderZoneVariants } from './events/commanderZone.ts';
import type { Concept } from './concepts/concepts.ts';
import { deathtouchVariants, lifelinkVariants } from './look/keywords/damageKeywords.ts';
import { damageProcessVariants } from './events/damageProcess.ts';
import { damageOrderVariants, deathtouchDivisionVariants } from './actions/combat/damageOrder.ts';
import * as definitions from './look/layers/definedCharacteristics.ts';
import { doubleFacedTokenVariants } from './actions/instructions/doubleFacedTokens.ts';
import { fragmentedLoopVariants } from './turn/fragmentedLoops.ts';
import { keywordCounters } from './look/layers/keywordCounters.ts';
import { crewVariants, graftVariants, livingWeaponVariants, madnessVariants, sunburstVariants } from './look/keywords/keywordMeanings.ts';
import { layerSystems } from './look/layers/layerOrder.ts';
import { leavingPlayerVariants } from './events/leavingPlayer.ts';
import { manaBurnVariants } from './turn/manaBurn.ts';
import { mulliganVariants } from './turn/mulliganEras.ts';
import * as within from './look/layers/orderWithinLayers.ts';
import { phasingVariants } from './events/phasingEras.ts';
import { planeswalkerRedirectionVariants } from './events/replacement/planeswalkerRedirection.ts';
import { rangeInformationVariants, rangeWinningVariants } from './look/rangeEras.ts';
import { replacementOrderVariants } from './events/replacement/replacementOrder.ts';
import * as teams from './state/teamEras.ts';
import { chapterlessSagaVariants } from './events/sagaEras.ts';
import { splitCardVariants } from './look/splitCards.ts';
import { tokenNameVariants, tokenOwnerVariants } from './actions/instructions/tokenEras.ts';
import * as typeSetting from './look/layers/typeSetting.ts';
import { suspendVariants } from './look/keywords/suspend.ts';
import type { Variant } from './concepts/variant.ts';
import { wallVariants } from './actions/combat/walls.ts';
import { legendVariants, planeswalkerVariants } from './stateBasedActions/uniqueness.ts';

/** One point: its name for addresses, its title for people, and how it stood, newest first. */
export interface EraPoint {
  readonly id: string;
  readonly title: string;
  readonly variants: readonly Variant<unknown>[];
}

export const eraPoints: readonly EraPoint[] = [
  { id: 'mulligans', title: 'Mulligans', variants: mulliganVariants },
  { id: 'mana-burn', title: 'Unspent mana', variants: manaBurnVariants },
  { id: 'token-owner', title: 'Owner of a token', variants: tokenOwnerVariants },
  { id: 'token-name', title: 'Name of a token', variants: tokenNameVariants },
  { id: 'legend-rule', title: 'Legend rule', variants: legendVariants },
  { id: 'planeswalker-uniqueness', title: 'Planeswalker uniqueness', variants: planeswalkerVariants },
  { id: 'walls', title: 'Walls and defender', variants: wallVariants },
  { id: 'combat-damage', title: 'Combat damage and the stack', variants: combatDamageVariants },
  { id: 'damage-order', title: 'Damage among several blockers', variants: damageOrderVariants },
  { id: 'deathtouch', title: 'Deathtouch', variants: deathtouchVariants },
  { id: 'deathtouch-division', title: 'Deathtouch and lethal damage', variants: deathtouchDivisionVariants },
  { id: 'lifelink', title: 'Lifelink', variants: lifelinkVariants },
  { id: 'crew', title: 'Crew and the Vehicle itself', variants: crewVariants },
  { id: 'graft', title: 'Graft without a counter', variants: graftVariants },
  { id: 'madness', title: 'Discarding a card with madness', variants: madnessVariants },
  { id: 'living-weapon', title: 'Living weapon', variants: livingWeaponVariants },
  { id: 'sunburst', title: 'Sunburst and changed types', variants: sunburstVariants },
  { id: 'damage-process', title: 'Damage and its results', variants: damageProcessVariants },
  { id: 'planeswalker-redirection', title: 'Damage to a player or a planeswalker', variants: planeswalkerRedirectionVariants },
  { id: 'phasing', title: 'Phasing', variants: phasingVariants },
  { id: 'suspend', title: 'The last counter of a suspended card', variants: suspendVariants },
  { id: 'replacement-order', title: 'Order of replacement effects', variants: replacementOrderVariants },
  { id: 'team-life', title: 'Life of a player on a team', variants: teams.teamLifeVariants },
  { id: 'team-start', title: 'Starting life of a team', variants: teams.teamStartVariants },
  { id: 'team-poison', title: 'Poison counters of a team', variants: teams.teamPoisonVariants },
  { id: 'team-combat', title: 'Attacking a team', variants: teams.teamCombatVariants },
  { id: 'team-draw', title: 'First draw of a team', variants: teams.teamDrawVariants },
  { id: 'commander-zone', title: 'Commanders that would go elsewhere', variants: commanderZoneVariants },
  { id: 'commander-mana', title: 'Mana outside of a commander’s colours', variants: commanderManaVariants },
  { id: 'commander-mulligans', title: 'Mulligans in Commander', variants: commanderMulliganVariants },
  { id: 'range-information', title: 'What is counted where range of influence is limited', variants: rangeInformationVariants },
  { id: 'range-winning', title: 'Winning where range of influence is limited', variants: rangeWinningVariants },
  { id: 'layers', title: 'Layers of continuous effects', variants: layerSystems },
  { id: 'defining-dependency', title: 'Definitions and dependency', variants: within.definingDependency },
  { id: 'granted-timestamps', title: 'Timestamps of granted abilities', variants: within.grantedTimestamps },
  { id: 'simultaneous-timestamps', title: 'Timestamps of what enters together', variants: timestampVariants },
  { id: 'turning-timestamps', title: 'Timestamps of what turns', variants: within.turningTimestamps },
  { id: 'granted-definitions', title: 'Granted abilities that define', variants: definitions.grantedDefinitions },
  { id: 'star-zones', title: 'Stars outside the battlefield', variants: definitions.starZones },
  { id: 'artifact-creatures', title: 'Creature types of artifact creatures', variants: typeSetting.artifactCreatureTypes },
  { id: 'strange-subtypes', title: 'Subtypes of other card types', variants: typeSetting.strangeSubtypes },
  { id: 'spell-types', title: 'Instants and sorceries whose type is set', variants: typeSetting.spellTypesKept },
  { id: 'chapterless-sagas', title: 'Sagas without chapters', variants: chapterlessSagaVariants },
  { id: 'split-cards', title: 'Split cards off the stack', variants: splitCardVariants },
  { id: 'back-faces', title: 'Mana value of a back face', variants: backFaceVariants },
  { id: 'double-faced-tokens', title: 'Copies of double-faced objects', variants: doubleFacedTokenVariants },
  { id: 'leaving-player', title: 'What a player who left controls', variants: leavingPlayerVariants },
  { id: 'fragmented-loops', title: 'Loops of several players', variants: fragmentedLoopVariants },
  { id: 'keyword-counters', title: 'Keyword counters', variants: keywordCounters },
];

/** A point as it stands on a day. */
export interface StandingVariant {
  readonly point: string;
  readonly title: string;
  readonly concept: Concept;
  readonly sentence: string;
  readonly from: string;
  readonly until?: string;
}

/** The rules of a day, point by point. */
export function rulesetOn(day: string): readonly StandingVariant[] {
  return eraPoints.flatMap(({ id, title, variants }) => {
    const found = variants.find(({ from, until }) => from <= day && (until === undefined || day < until));
    if (!found) return [];
    const { value: _, ...variant } = found;
    return [{ point: id, title, ...variant }];
  });
}
