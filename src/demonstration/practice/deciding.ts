/** What of a course makes facts of its end so. */
import type { Concept } from '../../engine/concepts/concepts.ts';
import type { Course } from '../editions/course.ts';
import type { Runner, TraceStep } from '../playing/runScenario.ts';
import { type Fact, pathOf } from './facts.ts';
import { otherwise } from './holding.ts';

/** Where power and toughness are made, in the order of the layers. */
const powerLayers: readonly Concept[] = ['layers.defined', 'layers.set', 'layers.modify', 'layers.switch'];

/**
 * The step after which all of the facts are so, to the end, with the rule that decides it first among its numbers. Where they were so from the
 * beginning, the refusal, if there was one and no other: it is why they still are. Undefined where there is neither, or it cites nothing: what
 * decides is then not known.
 */
export function findDeciding(
  { positions, result: { trace, edition } }: Course,
  facts: readonly Fact[],
  { citesOf }: Pick<Runner, 'citesOf'>,
): TraceStep | undefined {
  const others = positions.map(({ state }) => otherwise(state, facts));
  const before = others.findLastIndex((other) => other?.size !== 0);
  const step = before < 0 ? onlyRefusal(trace) : trace[before];
  // What is looked up is asked by the demonstration, and makes nothing so.
  if (step === undefined || step.event === 'look' || step.cites.length === 0) return undefined;
  const isSize = facts.some((fact) => fact.key === 'pt' && others[before]?.has(pathOf(fact)));
  // A step cites first what happens; how large something is then, a layer decides.
  const rules = positions[before + 1]?.rules ?? [];
  const layer =
    powerLayers.findLast((concept) => rules.includes(concept)) ?? rules.find((concept) => /^(?:layers|effects)\b/.test(concept));
  const first = isSize && layer !== undefined ? citesOf(layer, edition).find((number) => step.cites.includes(number)) : undefined;
  return first === undefined ? step : { ...step, cites: [first, ...step.cites.filter((number) => number !== first)] };
}

function onlyRefusal(trace: readonly TraceStep[]): TraceStep | undefined {
  const refused = trace.filter(({ event }) => event === 'refused');
  return refused.length === 1 ? refused[0] : undefined;
}
