/** What players call parts of the rules, and under which headings these stand: numbers change with editions, headings hardly ever do. */
import { type CoveredDocument, type CoveredTopic, topicsOf } from './coverage.ts';
import type { ShownDemonstration } from '../demonstrations.ts';

export interface PlayersTopic {
  readonly word: string;
  readonly headings: RegExp;
}

export const playersTopics: readonly PlayersTopic[] = [
  { word: 'Layers', headings: /^Interaction of Continuous Effects$/ },
  { word: 'Combat', headings: /\b(?:Combat|Attackers|Blockers)\b/ },
  { word: 'Casting and costs', headings: /^(?:Casting Spells|Costs|Targets|Mana Cost and Color)$/ },
  { word: 'Mana', headings: /^Mana(?: Abilities)?$/ },
  { word: 'Stack and priority', headings: /^(?:Timing and Priority|Stack|Resolving Spells and Abilities)$/ },
  { word: 'Triggers', headings: /\bTriggered Abilities$/ },
  { word: 'Replacement and prevention', headings: /\b(?:Replacement|Prevention)\b/ },
  { word: 'Copies and tokens', headings: /^(?:Copying Objects|Tokens)$/ },
  { word: 'State-based actions', headings: /^State-Based Actions$/ },
  { word: 'Keywords', headings: /^Keyword / },
  { word: 'Commander', headings: /^Commander$/ },
  { word: 'Multiplayer', headings: /(?:Option|Variant)$/ },
];

/** The words of players for a heading with its number, as `613. Interaction of Continuous Effects`. */
export const wordsOf = (name: string): readonly string[] =>
  playersTopics.filter(({ headings }) => headings.test(name.replace(/^\S+\. /, ''))).map(({ word }) => word);

export interface StartingPoint {
  readonly word: string;
  /** Its first topic. */
  readonly id: string;
  readonly run: ShownDemonstration;
}

/** For each word that has any: where its topics begin, and the shortest of their Examples that can be played. */
export function findStartingPoints(documents: readonly CoveredDocument[]): readonly StartingPoint[] {
  const topics = documents.flatMap((covered) => topicsOf(covered).map((topic) => ({ ...topic, newest: covered.newest })));
  return playersTopics.flatMap(({ word }): readonly StartingPoint[] => {
    const own = topics.filter(({ name }) => wordsOf(name).includes(word));
    const run = own
      .flatMap(({ examples, newest }) => runsOf(examples, newest))
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
    return own[0] && run ? [{ word, id: own[0].id, run }] : [];
  });
}

/** Those that are played under the rules of today. */
const runsOf = (examples: CoveredTopic['examples'], newest: string): readonly ShownDemonstration[] =>
  examples.flatMap(({ demonstrations }) => demonstrations.filter(({ scenario }) => scenario.edition === newest));

/** By what is done, then by what has to be read. */
const lengthOf = ({ scenario: { actions = [], setup } }: ShownDemonstration): number =>
  actions.length * 1000 + JSON.stringify(setup ?? {}).length;
