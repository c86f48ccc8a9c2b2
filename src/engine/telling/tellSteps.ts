/** Tells the steps of a turn, by the rule that has the turn come to each, and what ends as the turn does (500 to 514). */
import type { Concept } from '../concepts/concepts.ts';
import type { Telling } from '../events/telling.ts';
import { takingTurns } from '../look/turnMarkers.ts';
import { maximumHandSize } from '../look/handSize.ts';
import { objectsIn } from '../state/changes.ts';
import { listOf } from '../state/sentences.ts';
import type { GameState, PlayerId, Step } from '../state/state.ts';
import { sideOf } from '../state/teams.ts';
import { sumOfVanguards } from '../state/vanguard.ts';

export const tellStep = (state: GameState, step: Step): readonly Telling[] => [
  {
    event: 'step',
    text: `${state.turn.active}’s ${nameStep(step)} begins.`,
    cites: [...stepConcepts[step], ...(step === 'cleanup' ? citesOfCleanup(state) : [])],
  },
  ...(step === 'untap' ? tellSeen(state) : []),
];

/** Whoever controls another player sees, from the beginning of the turn on, what that player sees (722.4). */
const tellSeen = ({ turn: { active, decidedBy } }: GameState): readonly Telling[] =>
  decidedBy === undefined || decidedBy === active
    ? []
    : [{ event: 'seen', text: `${decidedBy} sees what ${active} sees.`, cites: ['player.controlled.seen'] }];

/** What ends at the cleanup of a turn (514.2), if anything does. */
export function tellWearingOff({ objects, effects }: GameState): readonly Telling[] {
  const ends = [
    ...(Object.values(objects).some(({ damage }) => damage > 0) ? ['marked damage is removed'] : []),
    ...(effects.some(({ duration }) => duration === 'end of turn') ? ['effects that last until end of turn end'] : []),
  ];
  return ends.length === 0 ? [] : [{ event: 'cleanup', text: `At the end of the turn ${listOf(ends)}.`, cites: ['turn.cleanup.damage'] }];
}

/** What players call a step: main is a phase. */
const nameStep = (step: Step): string =>
  step.endsWith(' main') ? `${step} phase` : step === 'first-strike damage' ? 'first-strike combat damage step' : `${step} step`;

/** Which rule has the turn come to it: the order of the steps of its phase. What is done in it has rules of its own, in the steps that tell it. */
const stepConcepts: Readonly<Record<Step, readonly Concept[]>> = {
  untap: ['turn.beginning'],
  upkeep: ['turn.beginning'],
  draw: ['turn.beginning'],
  'precombat main': ['turn.main'],
  'beginning of combat': ['turn.combat'],
  'declare attackers': ['turn.combat'],
  'declare blockers': ['turn.combat'],
  'first-strike damage': ['turn.combat', 'damage.firstStrike'],
  'combat damage': ['turn.combat'],
  'end of combat': ['turn.combat'],
  'postcombat main': ['turn.main'],
  end: ['turn.ending'],
  cleanup: ['turn.ending'],
};

/** What there is to do in it first: cards too many are discarded. */
const citesOfCleanup = (state: GameState): readonly Concept[] => [
  ...(sideOf(state, state.turn.active).some((player) => objectsIn(state, 'hand', player).length > maximumHandSize(state, player))
    ? (['turn.cleanup.discard'] as const)
    : []),
];

/** How the players sit, and who takes the first turns where several are taken at once. */
export const tellSeats = (state: GameState): readonly Telling[] => [
  ...(state.options?.format === 'alternating teams'
    ? [
        {
          event: 'seats',
          text: `The players sit in this order: ${listOf(state.players.map(({ id }) => id))}.`,
          cites: ['alternating.seats'] as const,
        },
      ]
    : []),
  ...(state.markers ? [{ event: 'turn markers', text: sayTurns(state), cites: ['turnMarkers'] as const }] : []),
];

/** Turn markers were passed on, but by whoever keeps one for an extra turn. */
export const tellMarkers = (state: GameState): readonly Telling[] => [
  { event: 'turn markers', text: sayTurns(state), cites: ['turnMarkers.passed'] },
  ...(state.markers?.some(({ holder, keeps }) => keeps && holder === state.turn.active)
    ? [{ event: 'extra turn', text: `${state.turn.active} takes an extra turn first.`, cites: ['turnMarkers.extraTurn'] as const }]
    : []),
];

function sayTurns(state: GameState): string {
  const players = takingTurns(state);
  return `${listOf(players)} ${players.length === 1 ? 'takes a turn' : 'take their turns'}.`;
}

/** A hand is kept or not (103.5). `free`: it costs no card (103.5c). */
export const tellMulligan = (state: GameState, player: PlayerId, taken: boolean, free: boolean): readonly Telling[] => [
  {
    event: 'mulligan',
    text: taken ? `${player} takes a mulligan.` : `${player} keeps the hand.`,
    cites: [
      'mulligan',
      ...(taken && free ? (['mulligan.firstOfMany'] as const) : []),
      ...(taken && sumOfVanguards(state, player, 'hand') !== 0 ? (['vanguard.mulligan'] as const) : []),
    ],
  },
];

/** A mana pool empties (106.4). */
export const tellUnspent = (player: PlayerId, lost: number): readonly Telling[] => [
  { event: 'mana empties', text: `${player} loses ${lost} unspent mana.`, cites: ['mana.empties'] },
];

export const tellBurning = (player: PlayerId, lost: number): readonly Telling[] => [
  { event: 'mana burn', text: `${player} loses ${lost} unspent mana, which burns.`, cites: ['mana.empties', 'mana.burn'] },
];
