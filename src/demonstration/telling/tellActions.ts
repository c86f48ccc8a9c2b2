/** What actions, refusals and answers are in words: whoever watches sees no key of a scenario. */
import { countOf, listOf } from '../../engine/state/sentences.ts';
import type { Answer } from '../../engine/events/question.ts';
import type { Naming } from './names.ts';
import type { ActionOf, ScenarioAction } from '../format/scenario.ts';

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
      return who(specialAction(action, naming, 'turn', 'take', 'roll'));
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
    case 'agree to a draw':
      return who('agree to a draw');
    case 'propose shortcut':
      return who('propose this shortcut');
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
      return `${by} ${specialAction(action, naming, 'turns', 'takes', 'rolls')}`;
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
    case 'agree to a draw':
      return `${by} agrees to a draw`;
    case 'propose shortcut':
      return `${by} proposes a shortcut`;
    default:
      return 'play goes on';
  }
}

/**
 * An action with all that is said for it, so that somebody who sees the board alone could play it: `A casts Blaze, X is 2, on Bear`. Things are
 * called as the board calls them.
 */
export function tellWholeAction(action: ScenarioAction, naming: Naming): string {
  const by = action.by ?? 'the game';
  const deed = (does: string, choices: readonly string[] = []): string => [`${by} ${does}`, ...choices].join(', ');
  switch (action.do) {
    case 'attack':
      return deed(
        tellCombat('attacks', action.attackers, naming) || 'does not attack',
        (action.bands ?? []).map((band) => `${listOf(band.map(naming))} in a band`),
      );
    case 'block':
      return deed(tellCombat('blocks', action.blockers, naming) || 'does not block');
    case 'special':
      return [
        tellAction(action, naming),
        ...(action.action === 'turn face up' ? [] : [action.action]),
        ...tellChoices(action, naming),
      ].join(', ');
    case 'play land':
      return [tellAction(action, naming), ...(action.split === undefined ? [] : [`the ${action.split} half`])].join(', ');
    case 'mulligan':
    case 'keep':
      return [tellAction(action, naming), ...(action.bottom ?? []).map((card) => `${naming(card)} goes to the bottom`)].join(', ');
    case 'activate':
      return deed(`activates ${tellAbility(action.ability)} of ${naming(action.object)}`, tellChoices(action, naming));
    case 'cast':
      return [tellAction(action, naming), ...tellChoices(action, naming)].join(', ');
    case 'effect': {
      // Whose it is, and what it is about, before what it says: "you" and "target" are told by then.
      const { targets, ...untargeted } = action;
      const controller = action.controller ?? action.by;
      const whose = controller === undefined || controller === 'game' ? 'An effect' : `An effect of ${controller}`;
      const on = tellTargets(targets, naming);
      return `${[on === '' ? whose : `${whose} on ${on}`, ...tellChoices(untargeted, naming)].join(', ')}: ${tellAction(action, naming)}`;
    }
    case 'assign damage':
      return deed(`assigns the damage of ${naming(action.object)}: ${listOf(tellShares(action.damage, naming)) || 'none'}`);
    case 'propose shortcut':
      return [
        tellAction(action, naming),
        ...(action.times === undefined ? [] : [countOf(action.times, 'time')]),
        ...Object.entries(action.shorten ?? {}).map(([player, place]) => `shortened by ${player} to ${countOf(place, 'choice')}`),
      ]
        .join(', ')
        .concat(`: ${action.sequence.map((choice) => tellWholeAction(choice, naming)).join('; ')}`);
    case 'pass':
      return action.by === 'all' ? tellAction(action, naming) : deed('passes');
    default:
      return tellAction(action, naming);
  }
}

/** Whom or what, and with which creatures: `attacks B with Bear and Elf, C with Ogre`; empty for none. */
function tellCombat(does: string, creatures: Readonly<Record<string, string | readonly string[]>>, naming: Naming): string {
  const by = Map.groupBy(Object.entries(creatures), ([, against]) => tellAnswer(against, naming));
  const groups = [...by].map(([against, own]) => `${against} with ${listOf(own.map(([creature]) => naming(creature)))}`);
  return groups.length === 0 ? '' : `${does} ${groups.join(', ')}`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
/** Abilities are counted among the activated ones, and called by how they begin. */
const tellAbility = (ability: string | number | undefined): string =>
  ability === undefined
    ? 'the ability'
    : typeof ability === 'string'
      ? `the ability “${ability}”`
      : `the ${ordinals[ability - 1] ?? String(ability)} activated ability`;

const specialAction = (
  { action, object }: ActionOf<'special'>,
  naming: Naming,
  ...[turn, take, roll]: readonly [turn: string, take: string, roll: string]
): string =>
  action === 'turn face up'
    ? `${turn} ${naming(object)} face up`
    : action === 'roll the planar die'
      ? `${roll} the planar die`
      : `${take} a special action with ${naming(object)}`;

/** What is chosen as something is begun, in the order in which it is chosen. */
function tellChoices(action: ActionOf<'cast' | 'activate' | 'special' | 'effect'>, naming: Naming): readonly string[] {
  const begun: Partial<ActionOf<'cast'>> = { ...action, do: 'cast' };
  const { targets, modes, x, kicked, alternative, additional = [], pay, split, faceDown, divide, face } = begun;
  const named = (words: string, value: Answer | undefined): readonly string[] => {
    const told = value === undefined ? '' : tellAnswer(value, naming);
    return told === '' ? [] : [`${words}${told}`];
  };
  const modeNumbers = toNumbers(modes);
  const on = tellTargets(targets, naming);
  return [
    ...(split === undefined ? [] : [split === 'both' ? 'both halves' : `the ${split} half`]),
    ...(face === undefined ? [] : [`the ${ordinals[face] ?? String(face + 1)} face`]),
    ...(faceDown ? ['face down'] : []),
    ...tellAlternative(alternative),
    ...(kicked === undefined || kicked === false ? [] : [kicked === true ? 'kicked' : `kicked ${countOf(kicked, 'time')}`]),
    ...(modeNumbers.length === 0 ? [] : [`${modeNumbers.length === 1 ? 'mode' : 'modes'} ${listOf(modeNumbers.map(String))}`]),
    ...named('X is ', x),
    ...(on === '' ? [] : [`on ${on}`]),
    ...(divide === undefined ? [] : [`divided ${listOf(tellShares(divide, naming))}`]),
    ...(additional.length === 0 ? [] : [`with ${listOf(additional.map(naming))}`]),
    ...(pay === 'free' ? ['without paying for it'] : named('paid with ', pay)),
  ];
}

/** What each gets: `1 to Bear`. */
const tellShares = (shares: Readonly<Record<string, number>>, naming: Naming): readonly string[] =>
  Object.entries(shares).map(([to, amount]) => `${amount} to ${naming(to)}`);

/** `Bear, Elf and B`; those of several modes, which are lists by themselves, one after the other; empty for none. */
const tellTargets = (targets: Answer | undefined, naming: Naming): string =>
  Array.isArray(targets) && (targets as readonly Answer[]).every((target) => typeof target === 'string')
    ? listOf((targets as readonly string[]).map(naming))
    : targets === undefined
      ? ''
      : tellAnswer(targets, naming);

/** A face or an Adventure is what it is cast as; anything else is a way of casting it. */
const tellAlternative = (alternative: boolean | string | undefined): readonly string[] =>
  typeof alternative === 'string'
    ? [alternative === 'adventure' ? 'as its Adventure' : /^[A-Z]/.test(alternative) ? `as ${alternative}` : `with ${alternative}`]
    : alternative
      ? ['for its alternative cost']
      : [];
const toNumbers = (value: number | readonly number[] = []): readonly number[] => (typeof value === 'number' ? [value] : value);

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

/** What was listed: `legal choices of targets for Shock`. */
export function tellListed(
  { what, object, ability }: Pick<ActionOf<'enumerate'>, 'what' | 'object' | 'ability'>,
  naming: Naming,
  count = 2,
): string {
  const [one = '', several = ''] = counted[what] ?? counted['choices'] ?? [];
  const about = object === undefined ? '' : ` for ${ability === undefined ? '' : 'the ability of '}${naming(object)}`;
  return `${count === 1 ? one : several}${about}`;
}

/** One of them as a list has it: one that names nothing is to do nothing. */
export const tellOption = (option: Answer, what: string | undefined, naming: Naming): string =>
  tellAnswer(option, naming) || (what === 'attacks' ? 'no attack' : what === 'blocks' ? 'no block' : 'nothing');

/** So many of them are said one by one. */
const said = 3;

/** How many answers are legal, whose and which: `A has 2 legal choices of targets for Shock: Bear; Elf.` */
export function tellOptions(action: ActionOf<'enumerate'>, player: string, options: readonly Answer[], naming: Naming): string {
  const listed = tellListed(action, naming, options.length);
  if (options.length === 0) return `${player} has no ${listed}.`;
  const told = options.slice(0, said).map((option) => tellOption(option, action.what, naming));
  const more = options.length > said ? [`and ${options.length - said} more`] : [];
  return `${player} has ${options.length} ${listed}: ${[...told, ...more].join('; ')}.`;
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
