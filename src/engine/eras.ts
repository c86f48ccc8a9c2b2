/**
 * The points on which editions differ, as the engine plays them: each a list of variants with the days on which they hold, beside the rule that
 * they are variants of. Here they are gathered and nothing more, so that what changed can be told and tests can list them.
 */
import { combatDamage } from './actions/combat/damage.ts';
import { timestampVariants } from './events/arranging.ts';
import { walls } from './actions/combat/evasion.ts';
import { damageOrder } from './actions/combat/order.ts';
import { doubleFacedTokens, tokenName, tokenOwner } from './actions/instructions/madeCards.ts';
import type { Concept } from './concepts/concepts.ts';
import { type Variant, holdsOn } from './concepts/variant.ts';
import { damageProcess } from './events/damage.ts';
import { leavingPlayer } from './events/leaving.ts';
import { rangeWinning } from './events/losing.ts';
import { phasing } from './events/phasing.ts';
import { commanderMana, commanderZones } from './events/replacement/commander.ts';
import { protectingCounters } from './events/replacement/counters.ts';
import { replacementOrder } from './events/replacement/order.ts';
import { planeswalkerRedirection } from './events/replacement/planeswalkerRedirection.ts';
import { chapterlessSagas } from './events/sagas.ts';
import { backFaces, splitCards } from './look/faces.ts';
import { crewing } from './look/keywords/crew.ts';
import { deathtouch, deathtouchDivision } from './look/keywords/deathtouch.ts';
import { graft } from './look/keywords/graft.ts';
import { lifelink } from './look/keywords/lifelink.ts';
import { livingWeapon } from './look/keywords/livingWeapon.ts';
import { madness } from './look/keywords/madness.ts';
import { sunburst } from './look/keywords/sunburst.ts';
import { suspend } from './look/keywords/suspend.ts';
import * as definitions from './look/layers/definedCharacteristics.ts';
import { keywordCounters } from './look/layers/keywordCounters.ts';
import { layerSystems } from './look/layers/layerOrder.ts';
import * as within from './look/layers/orderWithinLayers.ts';
import * as types from './look/layers/typeChange.ts';
import { rangeInformation, rangeOfSources } from './look/range.ts';
import { commanderMulligans } from './state/formats.ts';
import * as teams from './state/teams.ts';
import { counterPairs } from './stateBasedActions/counterPairs.ts';
import { legendRule } from './stateBasedActions/legendRule.ts';
import { planeswalkerUniqueness } from './stateBasedActions/planeswalkerUniqueness.ts';
import { fragmentedLoops } from './turn/loops.ts';
import { unspentMana } from './turn/manaPools.ts';
import { mulligans } from './turn/mulligan.ts';

/** One point: its name, its title for people, and how it stood, newest first. */
export interface EraPoint {
  readonly id: string;
  readonly title: string;
  readonly variants: readonly Variant<unknown>[];
}

export const eraPoints: readonly EraPoint[] = [
  { id: 'mulligans', title: 'Mulligans', variants: mulligans },
  { id: 'mana-burn', title: 'Unspent mana', variants: unspentMana },
  { id: 'token-owner', title: 'Owner of a token', variants: tokenOwner },
  { id: 'token-name', title: 'Name of a token', variants: tokenName },
  { id: 'legend-rule', title: 'Legend rule', variants: legendRule },
  { id: 'planeswalker-uniqueness', title: 'Planeswalker uniqueness', variants: planeswalkerUniqueness },
  { id: 'counter-pairs', title: 'Counters of +1/+1 and -1/-1', variants: counterPairs },
  { id: 'walls', title: 'Walls and defender', variants: walls },
  { id: 'combat-damage', title: 'Combat damage and the stack', variants: combatDamage },
  { id: 'damage-order', title: 'Damage among several blockers', variants: damageOrder },
  { id: 'deathtouch', title: 'Deathtouch', variants: deathtouch },
  { id: 'deathtouch-division', title: 'Deathtouch and lethal damage', variants: deathtouchDivision },
  { id: 'lifelink', title: 'Lifelink', variants: lifelink },
  { id: 'crew', title: 'Crew and the Vehicle itself', variants: crewing },
  { id: 'graft', title: 'Graft without a counter', variants: graft },
  { id: 'madness', title: 'Discarding a card with madness', variants: madness },
  { id: 'living-weapon', title: 'Living weapon', variants: livingWeapon },
  { id: 'sunburst', title: 'Sunburst and changed types', variants: sunburst },
  { id: 'damage-process', title: 'Damage and its results', variants: damageProcess },
  { id: 'planeswalker-redirection', title: 'Damage to a player or a planeswalker', variants: planeswalkerRedirection },
  { id: 'phasing', title: 'Phasing', variants: phasing },
  { id: 'suspend', title: 'The last counter of a suspended card', variants: suspend },
  { id: 'replacement-order', title: 'Order of replacement effects', variants: replacementOrder },
  { id: 'team-life', title: 'Life of a player on a team', variants: teams.teamLife },
  { id: 'team-start', title: 'Starting life of a team', variants: teams.teamStart },
  { id: 'team-poison', title: 'Poison counters of a team', variants: teams.teamPoison },
  { id: 'team-combat', title: 'Attacking a team', variants: teams.teamCombat },
  { id: 'team-draw', title: 'First draw of a team', variants: teams.teamDraw },
  { id: 'commander-zone', title: 'Commanders that would go elsewhere', variants: commanderZones },
  { id: 'commander-mana', title: 'Mana outside of a commander’s colours', variants: commanderMana },
  { id: 'commander-mulligans', title: 'Mulligans in Commander', variants: commanderMulligans },
  { id: 'range-information', title: 'What is counted where range of influence is limited', variants: rangeInformation },
  { id: 'range-of-sources', title: 'Sources of damage where range of influence is limited', variants: rangeOfSources },
  { id: 'range-winning', title: 'Winning where range of influence is limited', variants: rangeWinning },
  { id: 'layers', title: 'Layers of continuous effects', variants: layerSystems },
  { id: 'defining-dependency', title: 'Definitions and dependency', variants: within.definingDependency },
  { id: 'granted-timestamps', title: 'Timestamps of granted abilities', variants: within.grantedTimestamps },
  { id: 'simultaneous-timestamps', title: 'Timestamps of what enters together', variants: timestampVariants },
  { id: 'turning-timestamps', title: 'Timestamps of what turns', variants: within.turningTimestamps },
  { id: 'granted-definitions', title: 'Granted abilities that define', variants: definitions.grantedDefinitions },
  { id: 'star-zones', title: 'Stars outside the battlefield', variants: definitions.starZones },
  { id: 'artifact-creatures', title: 'Creature types of artifact creatures', variants: types.artifactCreatureTypes },
  { id: 'strange-subtypes', title: 'Subtypes of other card types', variants: types.strangeSubtypes },
  { id: 'spell-types', title: 'Instants and sorceries whose type is set', variants: types.spellTypesKept },
  { id: 'chapterless-sagas', title: 'Sagas without chapters', variants: chapterlessSagas },
  { id: 'split-cards', title: 'Split cards off the stack', variants: splitCards },
  { id: 'back-faces', title: 'Mana value of a back face', variants: backFaces },
  { id: 'double-faced-tokens', title: 'Copies of double-faced objects', variants: doubleFacedTokens },
  { id: 'leaving-player', title: 'What a player who left controls', variants: leavingPlayer },
  { id: 'fragmented-loops', title: 'Loops of several players', variants: fragmentedLoops },
  { id: 'protecting-counters', title: 'Shield, stun and finality counters', variants: protectingCounters },
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
    const found = variants.find((variant) => holdsOn(variant, day));
    if (!found) return [];
    const { value: _, ...variant } = found;
    return [{ point: id, title, ...variant }];
  });
}
