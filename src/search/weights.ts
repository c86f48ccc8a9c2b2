/**
 * What counts how much in the ranking of words (`rankWords.ts`). Found on the open halves of the judged sets (test/fixtures/search) and on
 * questions of the handbook that were left out of the index for it.
 */
export interface RankingWeights {
  /** How much a word counts in each field. A heading says what an entry is about; the headings above it, and what others say of it, say less. */
  readonly fields: Readonly<Record<'title' | 'body' | 'place' | 'asks' | 'told', number>>;
  /** Headings are answers to short queries; an Example is an answer only if its rule is not. 1 for every other kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** How much a word that only makes a question counts beside others. */
  readonly weak: number;
  /** The words of the rules for a saying count 1 together with this power of their number taken away. */
  readonly meansPower: number;
  /** What a heading earns that is wholly named by the query, in units of the best score that the query's words can reach. */
  readonly named: number;
  /** How much more, where the words are the heading's in the form that they have there: `blocked creature` is no blocking one. */
  readonly sameForm: number;
  /** So much of the query that a heading is what is sought. */
  readonly wellNamed: number;
  /** How much of what a term earns by its name goes on to what its definition points at. */
  readonly citedByName: number;
  /** So many words are a sentence. */
  readonly sentence: number;
  /** What a question earns its document that is the query, in units of the best score that the query's words can reach. */
  readonly asked: number;
  /** How surely another word of players for the same is meant, among questions. */
  readonly alike: number;
  /** How far headings and terms step back behind rules, where the query has two words, and where it is a sentence. */
  readonly headingStep: readonly [ofTwo: number, ofSentence: number];
  readonly termStep: readonly [ofTwo: number, ofSentence: number];
  /** A heading that is not what is sought has at most this share of the score of the best entry under it. */
  readonly underBest: number;
  /** How fast an entry falls behind that lacks words of the query. */
  readonly lacking: number;
  /** So many words tell a story, much of which only sets the scene: there what was asked before counts more, and what lacks words falls behind faster. */
  readonly story: number;
  readonly inStory: Readonly<Record<'asks' | 'asked' | 'lacking', number>>;
  /** What words that stand together, in the order of the query, add. */
  readonly phrase: number;
  /** How much of the scores of its best children a rule or subsection earns, and of how many. */
  readonly parent: number;
  readonly parentDepth: number;
  /** Of entries under the heading of a rule that a sentence does not name. */
  readonly unnamedRule: number;
  /** How much of the scores of the best answers goes on to what they cite, of how many answers and to how many entries each. */
  readonly citingTerm: number;
  readonly citingRule: number;
  readonly citingDepth: number;
  readonly mostCited: number;
  /** What is cited so many times earns less of it, by this power. */
  readonly oftenCited: number;
  /**
   * By what share of its score an entry is raised that is to one of so many best answers its rule, its subrule, a neighbour under one rule, the term that points at it, what it cites, what cites it,
   * what is cited where others tell of it, and what is told of with a word of it.
   */
  readonly kin: Readonly<Record<'rule' | 'subrule' | 'beside' | 'term' | 'cited' | 'citing' | 'toldCited' | 'toldCiting', number>>;
  readonly kinDepth: number;
  /** So near it may come to the best answer. */
  readonly kinMost: number;
  /** How much of that is left for their order before they were raised. */
  readonly kinOrder: number;
}

export const rankingWeights: RankingWeights = {
  fields: { title: 1.4, body: 1.4, place: 0.64, asks: 0.95, told: 0.5 },
  kinds: { section: 0.6, example: 0.5 },
  weak: 0.33,
  meansPower: 0.4,
  named: 1.2,
  sameForm: 1.1,
  wellNamed: 0.7,
  citedByName: 0.7,
  sentence: 4,
  asked: 0.7,
  alike: 0.8,
  headingStep: [0.9, 0.75],
  termStep: [1, 0.63],
  underBest: 0.99,
  lacking: 1.25,
  story: 8,
  inStory: { asks: 1.3, asked: 1, lacking: 1.6 },
  phrase: 0.45,
  parent: 0.112,
  parentDepth: 8,
  unnamedRule: 0.65,
  citingTerm: 0.5,
  citingRule: 0.15,
  citingDepth: 6,
  mostCited: 4,
  oftenCited: 0.25,
  kin: { rule: 0.5, subrule: 0.4, beside: 0.25, term: 1, cited: 0.25, citing: 0.25, toldCited: 0.5, toldCiting: 0.4 },
  kinDepth: 3,
  kinMost: 0.985,
  kinOrder: 0.001,
};
