/** What is announced as a spell or ability is put onto the stack: modes, X, ways of paying, optional costs (601.2b). */
import type { Concept } from '../../concepts/concepts.ts';
import { kindsIn } from '../../language/parts.ts';
import { bounds } from '../../state/bounds.ts';
import type { Ability } from '../../language/ability.ts';
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import { opponentsOf } from '../../state/changes.ts';
import { unannounced } from '../../look/reading/context.ts';
import { citesOfRange } from '../../look/range.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { notYet } from '../../state/notYet.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { type Answer, illegal, type Judgement, legalIf, Refusal } from '../../events/question.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { combinations } from '../../state/combinations.ts';
import { countOf } from '../../state/sentences.ts';
import { toList } from '../../events/answers.ts';
import { pickChooser, possibleModes } from '../targets.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

/** Modes are chosen by their places, so many of them, each once unless it may be `again` (700.2d), and none of `count` that has too few legal targets (700.2a). */
export const judgeModes =
  (places: readonly number[], least: number, most: number, count: number, cites: readonly Concept[] = [], again = false) =>
  (given: Answer): Judgement => {
    const chosen = toList(given).map(Number);
    if (chosen.some((mode) => mode >= 1 && mode <= count && Number.isInteger(mode) && !places.includes(mode)))
      return illegal('a mode without enough legal targets cannot be chosen', 'modes.possible', 'cast.modes', 'modes', ...cites);
    const fits = chosen.length >= least && chosen.length <= most && chosen.every((mode) => places.includes(mode));
    return legalIf(
      fits && (again || new Set(chosen).size === chosen.length),
      chosen.length > most ? `at most ${countOf(most, 'mode')} may be chosen` : 'these modes cannot be chosen',
      'cast.modes',
      'modes',
      ...cites,
    );
  };

/** So many of these, each as often as one likes. */
const multisets = (places: readonly number[], most: number, least: number): readonly (readonly number[])[] =>
  combinations(
    places.flatMap((place) => Array.from({ length: most }, () => place)),
    most,
    { least },
  ).filter((set, at, all) => all.findIndex((other) => other.join() === set.join()) === at);

/** Modes of a modal spell or ability, each once or as often as the text says, in the order of the text; of one without modes, its only way. `all`: entwined. */
export function* chooseModes(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  { modes, choose }: Pick<Extract<Ability, { kind: 'spell' }>, 'modes' | 'choose'>,
  all = false,
): Procedure<readonly number[]> {
  if (modes.length < 2) return [0];
  const { least = 1, most = 1 } = all ? { least: modes.length, most: modes.length } : (choose ?? {});
  const context = unannounced(source, player);
  const places = possibleModes(game, modes, context);
  const answer = yield* ask(game, {
    player: choose?.by ? yield* pickChooser(game, choose.by, context) : player,
    kind: 'modes',
    text: 'Which mode?',
    source,
    options: () => (choose?.again ? multisets(places, most, least) : combinations(places, most, { least })),
    judge: judgeModes(places, least, most, modes.length, [], choose?.again),
    cites: [
      'cast.modes',
      'modes',
      ...(places.length < modes.length ? (['modes.possible'] as const) : []),
      ...(choose?.by ? citesOfRange(game.state, ['range.options']) : []),
    ],
  });
  return toList(answer)
    .map((mode) => Number(mode) - 1)
    .toSorted((a, b) => a - b);
}

/** The value of X; 0 is the only choice while no cost with X in it is paid (107.3b). */
export function* chooseX(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  asked: boolean,
  given: number | undefined,
  onlyZero = false,
): Procedure<number> {
  if (!asked) return 0;
  if (given !== undefined) return given;
  const answer = yield* ask(game, {
    player,
    kind: 'x',
    text: 'What is X?',
    source,
    options: () => Array.from({ length: onlyZero ? 1 : bounds.x + 1 }, (_, x) => x),
    open: !onlyZero,
    judge: (x) =>
      legalIf(
        typeof x === 'number' && Number.isInteger(x) && x >= 0 && (!onlyZero || x === 0),
        onlyZero ? 'without paying for X it is 0' : 'X is a number, 0 or more',
        'cast.modes',
      ),
    cites: ['cast.modes'],
  });
  return Number(answer);
}

/** Whether a cost has an X in it whose value its payer announces. */
export function hasX(costs: readonly Cost[]): boolean {
  return costs.some((cost) => {
    if (cost.pay === 'mana') return cost.cost.symbols.some(({ kind }) => kind === 'x');
    if (cost.pay === 'one of') return cost.costs.some(hasX);
    return ('amount' in cost && kindsIn(cost.amount).has('x')) || ('filter' in cost && kindsIn(cost.filter).has('x'));
  });
}

/** An optional additional cost that will be paid. */
export interface Extra {
  /** What texts call it: `kicker`, and `kicker {1}{G}` where there are several; `buyback`, `entwine`. */
  readonly names: readonly string[];
  /** As it is announced: with its mana, where the spell has several costs of that keyword. */
  readonly said: string;
  readonly costs: readonly Cost[];
}

/** Keywords of costs that may be paid additionally. */
export const optionalCosts: readonly string[] = [
  ...[
    'kicker',
    'multikicker',
    'buyback',
    'entwine',
    'replicate',
    'casualty',
    'conspire',
    'offspring',
    'squad',
    'bargain',
    'gift',
    'additional cost',
  ],
];
/** What is paid is noted by the name of the keyword alone. */
const notedByName: readonly string[] = ['replicate', 'casualty', 'conspire', 'offspring', 'squad', 'bargain', 'additional cost'];
/** Paid any number of times. */
const repeatable: readonly string[] = ['multikicker', 'replicate', 'squad'];

/**
 * Optional additional costs (702.27, 702.33, 702.42, 702.56). Nobody is asked about them: the action says, by `kicked`, or by naming the
 * keyword among what is paid additionally. @throws Refusal for one that the spell does not have.
 */
export function chooseExtras(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  kicked: boolean | number | undefined,
  named: string | undefined,
): readonly Extra[] {
  const able = lookAt(game.state)
    .characteristicsOf(spell)
    .abilities.filter((ability) => ability.kind === 'keyword')
    .filter(({ keyword }) => optionalCosts.includes(keyword));
  const kickers = able.filter(({ keyword }) => keyword === 'kicker' || keyword === 'multikicker');
  const times = kicked === undefined || kicked === false ? 0 : kicked === true ? 1 : kicked;
  if (times > 0 && kickers.length === 0) throw new Refusal('it has no kicker', 'cast.modes', 'keyword.kicker');
  if (times > 1 && !kickers.some(({ keyword }) => keyword === 'multikicker') && times > kickers.length)
    throw new Refusal(`its kicker cost can be paid only once`, 'cast.modes', 'keyword.kicker');
  const chosen = new Map<Keyword, number>();
  for (const each of kickers) if (times > 0) chosen.set(each, each.keyword === 'multikicker' ? times : 1);
  for (const each of able) {
    // Mana that is the cost of two keywords names neither.
    const isOthers = (name: string): boolean => able.some((other) => other.keyword !== each.keyword && namesOf(other).includes(name));
    const names = namesOf(each).filter((name) => !isOthers(name));
    const often = repeatable.includes(each.keyword);
    const count = countNamed(game, player, spell, names, often) + (named !== undefined && names.includes(named) ? 1 : 0);
    if (count > 0 && !chosen.has(each)) chosen.set(each, often ? count : 1);
    // Which of them a cost was paid for is not noted.
    if (count > 0 && notedByName.includes(each.keyword) && able.filter(({ keyword }) => keyword === each.keyword).length > 1)
      throw notYet(`several ${each.keyword} abilities`);
    // Who gets it would have to be chosen now (702.174a).
    if (count > 0 && each.keyword === 'gift' && opponentsOf(game.state, player).length > 1) throw notYet('a gift to one of several');
  }
  const saidOf = (each: Keyword): string =>
    able.filter(({ keyword }) => keyword === each.keyword).length > 1
      ? (namesOf(each).find((name) => name.startsWith(`${each.keyword} {`)) ?? each.keyword)
      : each.keyword;
  return [...chosen].flatMap(([each, count]) =>
    Array.from({ length: count }, () => ({ names: namesOf(each), said: saidOf(each), costs: costsOf(each) })),
  );
}

/** What is paid; casualty is a creature with so much power (702.153a), conspire two that share a color with the spell (702.78a). */
function costsOf({ keyword, cost = [], number }: Keyword): readonly Cost[] {
  if (keyword === 'conspire') {
    const kin: readonly Filter[] = [
      { kind: 'type', type: 'creature' },
      { kind: 'shares', quality: 'color', with: { kind: 'self' } },
    ];
    return [{ pay: 'tap others', filter: { kind: 'and', filters: kin }, amount: { kind: 'number', value: 2 } }];
  }
  if (keyword !== 'casualty' || !number) return cost;
  const filters: readonly Filter[] = [
    { kind: 'type', type: 'creature' },
    { kind: 'number', of: 'power', comparison: 'at least', value: number },
  ];
  return [{ pay: 'sacrifice', filter: { kind: 'and', filters }, amount: { kind: 'number', value: 1 } }];
}

function namesOf({ keyword, cost = [], quality }: Keyword): readonly string[] {
  const mana = cost.flatMap((each) => (each.pay === 'mana' ? [each.cost.text] : []));
  const place = typeof quality === 'string' ? [`${keyword} ${quality}`] : [];
  const base = keyword === 'multikicker' ? ['multikicker', 'kicker'] : [keyword];
  return [...base, ...place, ...mana.map((text) => `${keyword} ${text}`), ...mana];
}

/** How often the action names one of these among what is paid additionally. */
function countNamed(game: Game, player: PlayerId, source: ObjectId, names: readonly string[], often: boolean): number {
  const answer = game.prepared({
    player,
    kind: 'payment',
    text: `Is ${names[0] ?? ''} paid?`,
    source,
    options: () => [[], ...names],
    judge: (given) =>
      legalIf(
        toList(given).every((name) => names.includes(name)) && (often || toList(given).length < 2),
        'that names no cost, or several',
        'cast.modes',
      ),
    cites: ['cast.modes'],
  });
  return answer === undefined ? 0 : toList(answer).filter((name) => names.includes(name)).length;
}
