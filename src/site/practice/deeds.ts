/** What the players do, in order. What nobody does anything in is told by what it is played on to. */
import { type ScenarioAction, stepNames } from '../../demonstration/format/scenario.ts';
import type { Naming } from '../../demonstration/telling/names.ts';
import { tellWholeAction } from '../../demonstration/telling/tellActions.ts';
import { practiceLabels as labels } from './practiceLabels.ts';

/** Passing on is told once, however often it is done alike in a row; what is done twice is done twice. To ask what is legal does nothing. */
export function tellDeeds(actions: readonly ScenarioAction[], naming: Naming): readonly string[] {
  const told = actions.filter((action) => action.do !== 'enumerate').map((action) => ({ passing: tellPassing(action), action }));
  return told.flatMap(({ passing, action }, at) => {
    if (passing === undefined) return [labels.sentence(tellWholeAction(action, naming))];
    return passing === told[at - 1]?.passing ? [] : [passing];
  });
}

/** Undefined of what is no passing of all. */
function tellPassing(action: ScenarioAction): string | undefined {
  switch (action.do) {
    case 'resolve':
      return labels.resolve;
    case 'check':
      return labels.check;
    case 'pass':
      return action.by === 'all' ? labels.pass : undefined;
    case 'pass until':
      return action.until === 'stack empty' ? labels.passUntilEmpty : labels.passUntil(tellMoment(action.until));
    default:
      return undefined;
  }
}

/** `upkeep of A` is A’s upkeep; `end of combat` is nobody’s. */
function tellMoment(until: string): string {
  const step = byLength.find((name) => until === name || until.startsWith(`${name} of `)) ?? until;
  const player = until.slice(`${step} of `.length);
  return player === '' ? `the ${labels.moment(step)}` : `${player}’s ${labels.moment(step)}`;
}

/** The longest first: `end of combat` is no `end`. */
const byLength = [...stepNames].toSorted((one, other) => other.length - one.length);
