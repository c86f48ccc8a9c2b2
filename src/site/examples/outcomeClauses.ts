/** What comes of a demonstration in clauses, for the sentences that tell of it elsewhere: `Bear is in the graveyard`, `A has 17 life`. */
import type { Expectation } from '../../demonstration/format/scenario.ts';
import { exampleLabels as labels } from './exampleLabels.ts';
import type { OutcomeRow } from './outcome.ts';

type Say = (of: string, value: string) => string;

/** So many of something: `no cards in hand`, `1 card in hand`. */
const has =
  (several: string, one = several): Say =>
  (of, value) =>
    `${of} has ${['0', labels.none].includes(value) ? `no ${several}` : `${value} ${value === '1' ? one : several}`}`;
const hasThe =
  (one: string): Say =>
  (of, value) =>
    `${of} has ${value === labels.none ? `no ${one}` : `the ${/[,;]/.test(value) ? `${one}s` : one} ${value}`}`;
const is: Say = (of, value) => `${of} is ${value}`;
/** Who wins, or loses. */
const does =
  (one: string, several: string): Say =>
  (_, value) =>
    value === labels.none ? `nobody ${one}` : `${value} ${value.includes(', ') ? several : one}`;

const clauses: Readonly<Partial<Record<keyof Expectation, Say>>> = {
  life: (of, value) => `${of} has ${value} life`,
  poison: has('poison counters', 'poison counter'),
  mana: (of, value) => (value === labels.none ? `${of} has no unspent mana` : `${of} has ${value} unspent`),
  handSize: has('cards in hand', 'card in hand'),
  librarySize: has('cards in the library', 'card in the library'),
  graveyardSize: has('cards in the graveyard', 'card in the graveyard'),
  zones: is,
  pt: (of, value) => (value === labels.none ? `${of} has no power and toughness` : `${of} is ${value}`),
  name: (of, value) => (value === labels.none ? `${of} has no name` : `${of} is called ${value}`),
  manaValue: (of, value) => `${of} has mana value ${value}`,
  loyalty: (of, value) => `${of} has loyalty ${value}`,
  damage: has('damage on it'),
  controller: (of, value) => `${value === labels.none ? 'nobody' : value} controls ${of}`,
  owner: (of, value) => `${value} owns ${of}`,
  attachedTo: (of, value) => `${of} is attached to ${value === labels.none ? 'nothing' : value}`,
  types: hasThe('card type'),
  subtypes: hasThe('subtype'),
  supertypes: hasThe('supertype'),
  colorIdentity: (of, value) => `${of} has ${value === labels.none ? 'no color identity' : `the color identity ${value}`}`,
  fitsCommander: (of, value) => `${of} may ${value === labels.no ? 'not ' : ''}be in the deck of the commander`,
  colors: (of, value) => (value === labels.none ? `${of} is colorless` : `${of} is ${value}`),
  abilities: (of, value) =>
    value === labels.none || value === '0'
      ? `${of} has no abilities`
      : /^\d+$/.test(value)
        ? `${of} has ${plural(value)}`
        : `${of} has ${value}`,
  counters: (of, value) => (value === labels.none ? `${of} has no counters` : `${of} has counters: ${value}`),
  tapped: is,
  faceDown: is,
  flipped: is,
  attacking: is,
  blocking: is,
  blocked: is,
  exists: is,
  draw: is,
  battlefield: (of, value) => `${of} controls ${value === labels.none ? 'nothing' : value}`,
  libraryTop: (of, value) => `on top of ${of}’s library: ${value}`,
  tokens: (_, value) => (value === labels.none ? 'there are no tokens' : `tokens: ${value}`),
  winner: does('has won', 'have won'),
  losers: does('has lost', 'have lost'),
  pending: (_, value) => (value.includes(': ') ? value.replace(': ', ' is asked: ') : `${value} is asked`),
  step: (_, value) => `it is the ${value} step`,
  active: (_, value) => `it is ${value}’s turn`,
  priority: (_, value) => `${value} has priority`,
  triggered: (of, value) => `${of} has ${value === labels.times(0) ? `${value} triggered` : `triggered ${value}`}`,
  refused: (_, value) => (value.startsWith('“') ? `${value} is not legal` : `it is not legal that ${value}`),
};

const plural = (count: string): string => (count === '1' ? 'one ability' : `${count} abilities`);

export function tellClause({ of, quality, value, key }: Pick<OutcomeRow, 'of' | 'quality' | 'value' | 'key'>): string {
  const say = clauses[key];
  if (say) return say(of, value);
  const what = [of, quality].filter((part) => part !== '').join(', ');
  return `${what}: ${value}`;
}
