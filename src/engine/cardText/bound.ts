/**
 * Whether all that a text refers to is there when it is carried out: what a name stands for was remembered by an instruction before, by a
 * cost, or by another ability of the same card (607). A reference that nothing makes would do nothing, in silence.
 */
import type { Ability } from '../language/ability.ts';
import { deedSlot } from '../language/deed.ts';
import type { Cost } from '../language/cost.ts';
import type { ChoiceFrom } from '../language/choiceFrom.ts';
import type { Instruction, InstructionOf } from '../language/instruction.ts';

/** Names under which a paid cost is remembered. */
export const paidAs: Readonly<Partial<Record<Cost['pay'], string>>> = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  'exile top': 'exiled',
  reveal: 'revealed',
  return: 'returned',
  'tap others': 'tapped',
  counters: deedSlot('counters removed', 'by player'),
};
/** Names under which a permanent remembers what was chosen as it entered. */
const chosenAs: Readonly<Record<ChoiceFrom['kind'], string>> = {
  colors: 'color',
  'creature types': 'creature type',
  'basic land types': 'basic land type',
  'card names': 'name',
  'card types': 'card type',
  opponents: 'player',
  'any player': 'player',
  numbers: 'number',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Everything in compiled data, itself included. */
function* within(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) yield value;
  for (const each of Object.values(value)) yield* within(each);
}

const ofCosts = (costs: unknown): readonly string[] =>
  [...within(costs)].flatMap((each) => ('pay' in each ? (paidAs[each['pay'] as Cost['pay']] ?? []) : []));

/** What is remembered as it was before, and as what it became. */
const withAspects = (name: string): readonly string[] => [name, deedSlot(name, 'was'), deedSlot(name, 'became')];
/** What an instruction remembers for those behind it. */
function madeBy(instruction: Readonly<Record<string, unknown>>): readonly string[] {
  const own = typeof instruction['remember'] === 'string' ? [instruction['remember']] : [];
  const named = [...own.flatMap(withAspects), ...[instruction['slot']].filter((slot) => typeof slot === 'string')];
  const unnamed = (name: string): readonly string[] =>
    own.length > 0 ? named : [...named, deedSlot(name, 'was'), deedSlot(name, 'became')];
  switch (instruction['do'] as Instruction['do']) {
    case 'cast':
      return [...named, ...withAspects('cast')];
    case 'draw':
      return [...named, deedSlot('drawn', 'by player')];
    case 'counters':
      return [...named, ...(instruction['remove'] === true ? [deedSlot('counters removed', 'by player')] : [])];
    case 'lose life':
      return [...named, 'lost'];
    case 'damage':
      return [...named, ...withAspects('dealt'), deedSlot('excess', 'by player')];
    case 'discard':
      return [...unnamed('discarded'), deedSlot(own[0] ?? 'discarded', 'by player')];
    case 'mill':
      return unnamed('milled');
    case 'move':
      return [...(instruction['to'] === 'exile' ? unnamed('exiled') : named), ...own.map((name) => deedSlot(name, 'by player'))];
    case 'destroy':
      return [...named, deedSlot('destroyed', 'was')];
    case 'sacrifice':
      return [...named, ...withAspects('sacrificed'), deedSlot(own[0] ?? 'sacrificed', 'by player')];
    case 'tap':
      return [...named, ...withAspects('tapped')];
    case 'counter':
      return [...named, ...withAspects('countered'), 'countered of'];
    case 'reveal':
      return [...named, deedSlot(named[0] ?? 'revealed', 'became')];
    case 'restart':
      return [...named, 'left'];
    case 'piles':
      return [...named, 'chosen pile', 'other pile'];
    case 'subgame':
      return [...named, 'not won'];
    case 'exile until':
      return [...named, 'found', 'exiled'];
    case 'reveal until':
      return [...named, 'found', 'revealed'];
    case 'flip coin':
      return [...named, 'flip won', 'flip lost'];
    case 'roll':
      return [...named, 'rolled'];
    case 'clash':
      return [...named, 'clash won'];
    case 'vote': {
      const { among } = instruction as unknown as InstructionOf<'vote'>;
      return [...named, ...('words' in among ? among.words.map((word) => `votes: ${word}`) : ['most votes'])];
    }
    case 'copy spell':
      return [...named, 'copy'];
    default:
      return named;
  }
}

/** What a card's abilities remember on it for each other. */
function linksOf(abilities: readonly Ability[]): ReadonlySet<string> {
  return new Set(
    [...within(abilities)].flatMap((each) => {
      const link = each['do'] === 'choose' && each['link'] === true ? each['slot'] : each['link'];
      // 702.75, 702.66
      const hidden = each['kind'] === 'keyword' && (each['keyword'] === 'hideaway' || each['keyword'] === 'delve') ? 'exiled' : undefined;
      const chosen = each['rule'] === 'enters' && isObject(each['choose']) ? each['choose'] : undefined;
      // An anchor word is remembered under itself.
      const anchors = chosen?.['kind'] === 'keywords' ? (chosen['of'] as readonly string[]) : [];
      return [
        ...anchors,
        link,
        hidden,
        each['do'] === 'note' ? each['slot'] : undefined,
        each['rule'] === 'enters' ? each['keep'] : undefined,
        chosen ? (chosen['slot'] ?? chosenAs[chosen['kind'] as ChoiceFrom['kind']]) : undefined,
      ].filter((slot) => typeof slot === 'string');
    }),
  );
}
/** Names that play keeps of its own. */
const kept = ['convoked', 'haunted', 'damaged', 'it'];

/** The first name that stands for nothing; undefined when each stands for something. */
export function findUnbound(abilities: readonly Ability[]): string | undefined {
  const links = linksOf(abilities);
  const additional = abilities.flatMap((ability) => (ability.kind === 'spell' || ability.kind === 'keyword' ? ofCosts(ability) : []));
  for (const ability of abilities) {
    const made = new Set([...kept, ...additional, ...(ability.kind === 'activated' ? ofCosts(ability.costs) : [])]);
    // A permanent may have been told what was chosen; what resolves once knows nothing but what it lets choose.
    const unbound = unboundIn(ability, made, links, false, ability.kind === 'spell');
    if (unbound !== undefined) return unbound;
  }
  return undefined;
}

/** A text that chooses something, and speaks of a choice of another kind. One that chooses nothing may have been told what was chosen. */
const isOtherChoice = (slot: string, made: ReadonlySet<string>): boolean =>
  !made.has(slot) && Object.values(chosenAs).some((choice) => made.has(choice));

/** A change that gives an ability, and a token with abilities of its own. */
const givesAbilities = (value: Readonly<Record<string, unknown>>): boolean =>
  value['kind'] === 'add ability' || ('abilities' in value && 'types' in value);

/** Goes through data in its order: what instructions make is known to all that stands behind them. */
function unboundIn(
  value: unknown,
  made: Set<string>,
  links: ReadonlySet<string>,
  givesAbility = false,
  /** Of a keyword its quality is, and of a spell whatever was chosen. */
  isKnownByChoiceAlone = false,
): string | undefined {
  if (!isObject(value)) return undefined;
  if (value['kind'] === 'linked' && !links.has(String(value['slot'])) && !kept.includes(String(value['slot'])))
    return String(value['slot']);
  const isChosen = value['kind'] === 'chosen' || value['kind'] === 'set chosen';
  if (isChosen && typeof value['slot'] === 'string') {
    const chosen = new Set([...made, ...links]);
    if (isKnownByChoiceAlone ? !chosen.has(value['slot']) : isOtherChoice(value['slot'], chosen)) return value['slot'];
  }
  if (value['kind'] === 'memory' && typeof value['slot'] === 'string' && !made.has(value['slot']) && !links.has(value['slot']))
    return value['slot'];
  if (value['rule'] === 'prevent' || value['do'] === 'prevent damage') made.add('damage');
  // What may be paid is known to what follows it.
  if (value['do'] === 'may') for (const slot of ofCosts(value['cost'])) made.add(slot);
  // What is given to another object is another object's text: it knows what is said in it, and what happens there.
  const isGiven = givesAbility && ['activated', 'static', 'triggered'].includes(String(value['kind']));
  const known = isGiven ? new Set(kept) : made;
  const own = value['kind'] === 'activated' ? new Set([...known, ...ofCosts(value['costs'])]) : known;
  const ownLinks = isGiven ? linksOf([value as unknown as Ability]) : links;
  for (const each of Object.values(value)) {
    const unbound = unboundIn(
      each,
      own,
      ownLinks,
      Array.isArray(value) ? givesAbility : givesAbilities(value),
      isKnownByChoiceAlone || value['kind'] === 'keyword',
    );
    if (unbound !== undefined) return unbound;
  }
  // Of damage that was dealt twice what was dealt it is not known of both.
  const isAgain = value['do'] === 'damage' && made.has('dealt');
  if (typeof value['do'] === 'string') for (const slot of madeBy(value)) made.add(slot);
  for (const deed of ['dealt', 'excess'] as const) if (value['do'] === 'damage') made[isAgain ? 'delete' : 'add'](deedSlot(deed, 'was'));
  if (isAgain) made.delete(deedSlot('excess', 'by player'));
  return undefined;
}
