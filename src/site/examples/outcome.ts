/** What a demonstration expects, as a table for people: what, which quality, and its value. */
import type { Answer, Failure } from '../../demonstration/inBrowser.ts';
import { nameObjects, type Naming } from '../../demonstration/telling/names.ts';
import { tellAction, tellListed, tellOption } from '../../demonstration/telling/tellActions.ts';
import type { Expectation, Scenario } from '../../demonstration/format/scenario.ts';
import { exampleLabels as labels } from './exampleLabels.ts';

export interface OutcomeRow {
  /** A card, a player, or nothing where it is about the game. */
  readonly of: string;
  readonly quality: string;
  readonly value: string;
  /** After which action; absent at the end. */
  readonly after?: number;
  /** Whether it is not what the demonstration expects under its own rules. */
  readonly differs: boolean;
  /** What it is about, as scenarios call it. */
  readonly key: keyof Expectation;
}

/**
 * Every expectation as a row, in the order of the scenario, with its value under the rules that are shown: `failures` are those under them.
 * Expectations about citations are left out: the steps show them.
 */
export function tellOutcome(scenario: Scenario, failures: readonly Failure[] = []): readonly OutcomeRow[] {
  const names = nameObjects(scenario);
  const { expect = [] } = scenario;
  return expect.flatMap(({ after, cites: _cites, ...block }, at) => {
    const path = expect.length === 1 ? '' : `expect[${at}].`;
    const found = failures
      .filter(({ key }) => key.startsWith(path))
      .map((failure) => ({ ...failure, key: failure.key.slice(path.length) }));
    return Object.entries(block).flatMap(([key, value]) =>
      rowsOf(key as keyof Expectation, value, { names, scenario, found, after: after ?? scenario.actions?.length ?? 0 }).map((row) => ({
        ...row,
        key: key as keyof Expectation,
        ...(after === undefined || after === scenario.actions?.length ? {} : { after }),
      })),
    );
  });
}

/** What is compared of the ends of two runs besides: these expectations say no more. */
const ofEnds: readonly (keyof Expectation)[] = [
  'life',
  'poison',
  'mana',
  'handSize',
  'librarySize',
  'graveyardSize',
  'zones',
  'pt',
  'name',
  'loyalty',
  'damage',
  'controller',
  'attachedTo',
  'types',
  'subtypes',
  'supertypes',
  'colors',
  'abilities',
  'counters',
  'tapped',
  'faceDown',
  'flipped',
  'exists',
  'tokens',
  'battlefield',
  'winner',
  'losers',
  'draw',
];

/**
 * Expectations that come out otherwise under other rules and that a comparison of the ends does not tell: on the way, or about something
 * else, as how often an ability triggered.
 */
export function tellFurther(
  scenario: Scenario,
  failures: readonly Failure[],
): readonly { readonly what: string; readonly here: string; readonly there: string }[] {
  const own = tellOutcome(scenario);
  return tellOutcome(scenario, failures).flatMap(({ of, quality, value, after, differs, key }, at) => {
    if (!differs || key === 'refused' || key === 'legal' || (after === undefined && ofEnds.includes(key))) return [];
    return [
      {
        what: [of, quality, ...(after === undefined ? [] : [labels.onTheWay])].filter((part) => part !== '').join(': '),
        here: own[at]?.value ?? '',
        there: value,
      },
    ];
  });
}

interface Telling {
  readonly names: Naming;
  readonly scenario: Scenario;
  /** What is not as expected, by the keys of the block. */
  readonly found: readonly Failure[];
  /** So many actions are done. */
  readonly after: number;
}

type Row = Omit<OutcomeRow, 'key'>;

function rowsOf(key: keyof Expectation, value: unknown, telling: Telling): readonly Row[] {
  const { names, scenario, found } = telling;
  // What says by itself what it is about needs no name of a quality.
  const quality = key === 'zones' || key in labels.flags ? '' : (labels.qualities[key] ?? key);
  const row = (of: string, path: string, expected: unknown): Row => {
    const failure = found.find((each) => each.key === path);
    return { of, quality, value: tellValue(key, failure ? failure.actual : expected, names), differs: failure !== undefined };
  };
  if (key === 'refused')
    return (value as NonNullable<Expectation['refused']>).map(({ action, rule }) => {
      const done = scenario.actions?.[action - 1];
      const isDone = found.some((failure) => failure.key === key && (failure.expected as { readonly action: number }).action === action);
      return {
        of: '',
        quality: isDone ? labels.notRefused : quality,
        value: labels.refusedAction(done ? tellAction(done, names) : '', isDone ? undefined : rule),
        differs: isDone,
      };
    });
  if (key === 'legal') return tellLegal(value as NonNullable<Expectation['legal']>, telling);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || key === 'pending')
    return [row(key === 'draw' ? labels.theGame : '', key, value)];
  return Object.entries(value).map(([ref, each]) => row(names(ref), `${key}.${ref}`, each));
}

function tellLegal(legal: NonNullable<Expectation['legal']>, { names, scenario, found, after }: Telling): readonly Row[] {
  // It is about what was listed last.
  const asked = scenario.actions?.slice(0, after).findLast((action) => action.do === 'enumerate');
  const player = asked?.by === 'game' || asked?.by === 'all' ? undefined : asked?.by;
  const listed = labels.listed(player, asked ? tellListed(asked, names) : labels.legalAnswers);
  const lists = (['exactly', 'includes', 'excludes'] as const).flatMap((key): Row[] => {
    const failure = found.find((each) => each.key === `legal.${key}`);
    // Under other rules what is legal is told whole.
    const options = failure ? (failure.actual as readonly Answer[]) : legal[key];
    if (!options) return [];
    const value = options.map((option) => tellOption(option, asked?.what, names)).join(' · ') || labels.none;
    return [{ of: '', quality: labels.legal[failure ? 'exactly' : key](listed), value, differs: failure !== undefined }];
  });
  if (legal.count === undefined) return lists;
  const failure = found.find((each) => each.key === 'legal.count');
  const count = failure ? failure.actual : legal.count;
  return [...lists, { of: '', quality: labels.legal.count(listed), value: String(count), differs: failure !== undefined }];
}

type Group = NonNullable<Expectation['tokens']>[number];

/** A value in few words: `flying; not trample`. */
export function tellValue(key: keyof Expectation, value: unknown, names: Naming): string {
  if (key === 'tokens') return (value as readonly Group[]).map(tellTokens).join('; ') || labels.none;
  if (key === 'pending' && typeof value === 'object' && value !== null) {
    const { player, kind } = value as NonNullable<Expectation['pending']>;
    return labels.asks(player, kind === undefined ? undefined : labels.kinds[kind]);
  }
  const flag = labels.flags[key];
  if (flag && typeof value === 'boolean') return flag[value ? 0 : 1];
  if (key === 'zones' && typeof value === 'string') return labels.places[value] ?? value;
  if (key === 'triggered' && typeof value === 'number') return labels.times(value);
  return write(value, characteristics.has(key) ? String : names) || labels.none;
}

/** Their words are none of cards, though a scenario may call a card so. */
const characteristics: ReadonlySet<keyof Expectation> = new Set([
  'types',
  'subtypes',
  'supertypes',
  'colors',
  'colorIdentity',
  'abilities',
]);

const tellTokens = ({ count = 1, name, pt, types = [], subtypes = [], colors, controller }: Group): string =>
  [
    `${count} ${name ?? ([...subtypes, ...types].join(' ') || labels.tokensOf(count))}`,
    ...(pt === undefined || pt === 'none' ? [] : [pt]),
    ...(colors === undefined || colors.length === 0 ? [] : [colors.join(' and ')]),
    ...(controller === undefined ? [] : [labels.controlledBy(controller)]),
  ].join(', ');

function write(value: unknown, names: (ref: string) => string): string {
  if (value === true) return labels.yes;
  if (value === false) return labels.no;
  if (typeof value === 'string') return names(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map((each) => write(each, names)).join(', ');
  const { has, lacks, count, ...rest } = value as {
    readonly has?: readonly string[];
    readonly lacks?: readonly string[];
    readonly count?: number;
  };
  return [
    ...(has ? [has.join(', ')] : []),
    ...(lacks ? [`${labels.not} ${lacks.join(', ')}`] : []),
    ...(count === undefined ? [] : [String(count)]),
    ...Object.entries(rest).map(([kind, each]) => `${write(each, names)} ${kind}`),
  ].join('; ');
}
