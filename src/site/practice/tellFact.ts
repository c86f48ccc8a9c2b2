/** What a player would say of a fact: "Garden Bear is on the battlefield", "Ana has 3 cards in hand"; in the clauses of the Examples. */
import type { Fact } from '../../demonstration/practice/facts.ts';
import type { Naming } from '../../demonstration/telling/names.ts';
import { exampleLabels } from '../examples/exampleLabels.ts';
import { tellValue } from '../examples/outcome.ts';
import { tellClause } from '../examples/outcomeClauses.ts';

const { places, theGame } = exampleLabels;

/** Of what is there no more nothing else is so. */
export function tellFact({ key, of, value }: Fact, name: Naming): string {
  if (value === 'gone') return `${name(of)} is ${places['gone'] ?? value}`;
  return tellClause({ of: key === 'draw' ? theGame : name(of), quality: '', value: tellValue(key, value, name), key });
}

/** Several, as one sentence. Names stay as they are. */
export function tellFacts(facts: readonly Fact[], name: Naming): string {
  const said = facts.map((fact) => tellFact(fact, name)).join('; ');
  return /^(?:nobody|the game) /.test(said) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
