/** What a player would say of a fact: "Garden Bear is on the battlefield", "Ana has 3 cards in hand". */
import type { Fact } from '../../demonstration/practice/facts.ts';
import type { Naming } from '../../demonstration/telling/names.ts';
import { exampleLabels } from '../examples/exampleLabels.ts';
import { makeCount } from '../frame/labels/labels.ts';

const { places } = exampleLabels;

/** `gone` is what ceased to exist, `none` what a thing has not at all. */
export function tellFact({ key, of, value }: Fact, name: Naming): string {
  const [who, what] = [name(of), String(value)];
  if (value === 'gone') return `${who} is no more`;
  switch (key) {
    case 'zones':
      return `${who} is ${places[what] ?? `in ${what}`}`;
    case 'pt':
      return value === 'none' ? `${who} has no power and toughness` : `${who} is ${what}`;
    case 'life':
      return `${who} has ${what} life`;
    case 'controller':
      return value === 'none' ? `nobody controls ${who}` : `${name(what)} controls ${who}`;
    case 'loyalty':
      return `${who} has loyalty ${what}`;
    case 'damage':
      return value === 0 ? `${who} has no damage on it` : `${who} has ${what} damage on it`;
    case 'poison':
      return `${who} has ${value === 0 ? 'no poison counters' : makeCount(Number(value), 'poison counter')}`;
    case 'handSize':
      return `${who} has ${value === 0 ? 'no cards' : makeCount(Number(value), 'card')} in hand`;
    case 'tapped':
      return `${who} is ${value === true ? 'tapped' : 'untapped'}`;
    case 'winner':
      return value === 'none' ? 'nobody has won' : `${name(what)} has won`;
    case 'draw':
      return value === true ? 'the game is a draw' : 'the game is no draw';
  }
}

/** Several, as one sentence. Names stay as they are. */
export function tellFacts(facts: readonly Fact[], name: Naming): string {
  const said = facts.map((fact) => tellFact(fact, name)).join('; ');
  return /^(?:nobody|the game) /.test(said) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
