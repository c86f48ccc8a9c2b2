/** Tells the steps of a turn, by the rule that has the turn come to each, and what ends as the turn does (500 to 514). */
import type { Concept } from '../concepts/concepts.ts';
import type { Telling } from '../events/telling.ts';
import { maximumHandSize } from '../look/handSize.ts';
import { objectsIn } from '../state/changes.ts';
import { listOf } from '../state/sentences.ts';
import type { GameState, Step } from '../state/state.ts';
import { sideOf } from '../state/teams.ts';

export const tellStep = (state: GameState, step: Step): readonly Telling[] => [
  {
    event: 'step',
    text: `${state.turn.active}’s ${nameStep(step)} begins.`,
    cites: [...stepConcepts[step], ...(step === 'cleanup' ? citesOfCleanup(state) : [])],
  },
];

/** What ends at the cleanup of a turn (514.2), if anything does. */
export function tellWearingOff({ objects, effects }: GameState): readonly Telling[] {
  const ends = [
    ...(Object.values(objects).some(({ damage }) => damage > 0) ? ['marked damage is removed'] : []),
    ...(effects.some(({ duration }) => duration === 'end of turn') ? ['what lasts until end of turn ends'] : []),
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
