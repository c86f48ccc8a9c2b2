/** What actions, refusals and answers are in words: whoever watches sees no key of a scenario. */
import { countOf, listOf } from '../../engine/state/sentences.ts';
import type { Answer } from '../../engine/events/procedure.ts';
import type { Naming } from './names.ts';
import type { ScenarioAction } from '../format/scenario.ts';

/** Why an action came to nothing: `A cannot cast Shock: B has priority, not A.` */
export const tellRefusal = (action: ScenarioAction, reason: string, naming: Naming): string =>
  `${tellImpossible(action, naming)}: ${reason}${/[.?!]$/.test(reason) ? '' : '.'}`;

function tellImpossible(action: ScenarioAction, naming: Naming): string {
  const by = action.by === undefined || action.by === 'game' || action.by === 'all' ? undefined : action.by;
  const who = (does: string): string => `${by ?? 'A player'} cannot ${does}`;
  switch (action.do) {
    case 'cast':
      return who(`cast ${naming(action.object)}`);
    case 'activate':
      return who(`activate the ability of ${naming(action.object)}`);
    case 'play land':
      return who(`play ${naming(action.object)}`);
    case 'special':
      return who(
        action.action === 'turn face up' ? `turn ${naming(action.object)} face up` : `take a special action with ${naming(action.object)}`,
      );
    case 'attack':
      return who('attack like this');
    case 'block':
      return who('block like this');
    case 'order':
      return who(`order the damage of ${naming(action.object)} like this`);
    case 'assign damage':
      return who(`assign the damage of ${naming(action.object)} like this`);
    case 'choose':
      return who(`choose ${tellChoice(action.choice, naming)}`);
    case 'pass':
      return who('pass');
    case 'mulligan':
      return who('take a mulligan');
    case 'keep':
      return who('keep this hand');
    case 'concede':
      return who('concede');
    case 'pass until':
      return 'Play cannot go on';
    case 'resolve':
      return 'Nothing can resolve';
    case 'check':
      return 'Nothing can be checked';
    case 'effect':
      return 'This cannot happen';
    case 'enumerate':
      return 'This has no legal answers';
  }
}

const tellChoice = (choice: Answer, naming: Naming): string => (choice === 'any' ? 'anything' : tellAnswer(choice, naming) || 'nothing');

/** What an action does, in short: `A casts Shock`. */
export function tellAction(action: ScenarioAction, naming: Naming): string {
  const by = action.by === undefined || action.by === 'game' ? 'the game' : action.by === 'all' ? 'everybody' : action.by;
  switch (action.do) {
    case 'cast':
      return `${by} casts ${naming(action.object)}`;
    case 'activate':
      return `${by} activates the ability of ${naming(action.object)}`;
    case 'play land':
      return `${by} plays ${naming(action.object)}`;
    case 'special':
      return action.action === 'turn face up' ? `${by} turns ${naming(action.object)} face up` : `${by} takes a special action`;
    case 'attack':
      return `${by} attacks with ${listOf(Object.keys(action.attackers).map(naming)) || 'nothing'}`;
    case 'block':
      return `${by} blocks with ${listOf(Object.keys(action.blockers).map(naming)) || 'nothing'}`;
    case 'assign damage':
      return `${by} assigns the damage of ${naming(action.object)}: ${tellAnswer(action.damage, naming)}`;
    case 'order':
      return `${by} orders the damage of ${naming(action.object)}: ${tellAnswer(action.order, naming)}`;
    case 'choose':
      return `${by} chooses ${tellChoice(action.choice, naming)}`;
    case 'effect':
      return `“${action.text}”`;
    case 'mulligan':
      return `${by} takes a mulligan`;
    case 'keep':
      return `${by} keeps the hand`;
    case 'concede':
      return `${by} concedes`;
    default:
      return 'play goes on';
  }
}

const counted: Readonly<Record<string, readonly [one: string, several: string]>> = {
  attacks: ['legal attack', 'legal attacks'],
  blocks: ['legal block', 'legal blocks'],
  'damage assignments': ['legal damage assignment', 'legal damage assignments'],
  targets: ['legal choice of targets', 'legal choices of targets'],
  'x values': ['legal value of X', 'legal values of X'],
  payments: ['legal payment', 'legal payments'],
  modes: ['legal choice of modes', 'legal choices of modes'],
  choices: ['legal answer', 'legal answers'],
  'legal actions': ['legal action', 'legal actions'],
};

/** How many answers are legal. */
export function tellCount(what: string, count: number): string {
  const [one = '', several = ''] = counted[what] ?? counted['choices'] ?? [];
  return count === 0 ? `There are no ${several}.` : `There ${count === 1 ? 'is' : 'are'} ${countOf(count, one, several)}.`;
}

/** An answer as a sentence has it: `Bear, Elf`, `Ghost → B`, `yes`; empty for one that names nothing. */
export function tellAnswer(answer: Answer, naming: Naming): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string') return naming(answer);
  if (Array.isArray(answer)) return (answer as readonly Answer[]).map((each) => tellAnswer(each, naming)).join(', ');
  const parts = answer as { readonly [key: string]: Answer };
  if (typeof parts['do'] === 'string') return tellDeed(parts, naming);
  const { object, damage } = parts;
  if (typeof object === 'string' && typeof damage === 'object') return `${naming(object)}: ${tellAnswer(damage, naming)}`;
  return Object.entries(parts)
    .map(([key, value]) => `${naming(key)} → ${tellAnswer(value, naming)}`)
    .join(', ');
}

/** What a player could do now: `cast Shock`, `pass`. */
function tellDeed(deed: { readonly [key: string]: Answer }, naming: Naming): string {
  const object = tellAnswer(deed['object'] ?? '', naming);
  switch (deed['do']) {
    case 'cast': {
      const ways = [
        ...(deed['split'] === undefined
          ? []
          : [deed['split'] === 'both' ? 'both halves' : `the ${tellAnswer(deed['split'], naming)} half`]),
        ...(deed['faceDown'] === true ? ['face down'] : []),
      ];
      return `cast ${object}${ways.length > 0 ? ` (${listOf(ways)})` : ''}`;
    }
    case 'activate':
      return `activate ability ${tellAnswer(deed['ability'] ?? 1, naming)} of ${object}`;
    case 'play land':
      return `play ${object}`;
    case 'special':
      return `turn ${object} face up`;
    default:
      return 'pass';
  }
}
