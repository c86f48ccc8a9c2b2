/** What a demonstration expects, as a table for people: what, which quality, and its value. */
import { nameObjects } from '../../demonstration/names.ts';
import type { Expectation, Scenario } from '../../demonstration/scenario.ts';
import { exampleLabels as labels } from '../exampleLabels.ts';

export interface OutcomeRow {
  /** A card, a player, or nothing where it is about the game. */
  readonly of: string;
  readonly quality: string;
  readonly value: string;
  /** After which action; absent at the end. */
  readonly after?: number;
}

/** Every expectation as a row, in the order of the scenario. Those about citations are left out: the steps show them. */
export function tellOutcome(scenario: Scenario): readonly OutcomeRow[] {
  const names = nameObjects(scenario);
  return (scenario.expect ?? []).flatMap(({ after, cites: _cites, ...block }) =>
    Object.entries(block).flatMap(([key, value]) =>
      rowsOf(key as keyof Expectation, value, names).map((row) => (after === undefined ? row : { ...row, after })),
    ),
  );
}

function rowsOf(key: keyof Expectation, value: unknown, names: (ref: string) => string): readonly OutcomeRow[] {
  const quality = labels.qualities[key] ?? key;
  if (key === 'refused')
    return (value as NonNullable<Expectation['refused']>).map(({ action, rule }) => ({
      of: '',
      quality,
      value: labels.refusedAction(action, rule),
    }));
  if (key === 'legal') return tellLegal(value as NonNullable<Expectation['legal']>, names);
  if (key === 'tokens')
    return [{ of: '', quality, value: (value as readonly object[]).map((group) => write(group, names)).join('; ') || labels.none }];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ of: '', quality, value: write(value, names) }];
  if (key === 'pending') return [{ of: '', quality, value: write(value, names) }];
  return Object.entries(value).map(([ref, each]) => ({ of: names(ref), quality, value: write(each, names) }));
}

function tellLegal(legal: NonNullable<Expectation['legal']>, names: (ref: string) => string): readonly OutcomeRow[] {
  const lists = (['exactly', 'includes', 'excludes'] as const).flatMap((key): OutcomeRow[] => {
    const options = legal[key];
    if (!options) return [];
    const value = options.map((option) => write(option, names) || labels.none).join(' · ') || labels.none;
    return [{ of: '', quality: labels.legal[key], value }];
  });
  return legal.count === undefined ? lists : [...lists, { of: '', quality: labels.legal.count, value: String(legal.count) }];
}

/** A value in few words: `flying; not trample`, `bear: 2, B: 1`. */
function write(value: unknown, names: (ref: string) => string): string {
  if (value === true) return labels.yes;
  if (value === false) return labels.no;
  if (typeof value === 'string') return names(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map((each) => write(each, names)).join(', ') || labels.none;
  const { has, lacks, ...rest } = value as { readonly has?: readonly string[]; readonly lacks?: readonly string[] };
  const parts = [
    ...(has ? [has.join(', ')] : []),
    ...(lacks ? [`${labels.not} ${lacks.join(', ')}`] : []),
    ...Object.entries(rest).map(([name, each]) => `${names(name)} ${write(each, names)}`),
  ];
  return parts.join('; ') || labels.none;
}
