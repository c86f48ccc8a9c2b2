/**
 * The rule that the home page shows through its editions, to tell at a glance what this site is: short, still in force, changed often, and with
 * an Example that comes out otherwise since. It is chosen among what the build has, so that a fresh clone shows one of the handbook.
 */
import { isChange } from '../../lineage/changes.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';
import type { Library } from '../frame/library/library.ts';
import { shareTelling } from '../history/planHistories.ts';
import type { PrintedProvision } from '../history/provisions.ts';
import { findShownOutcome, type ShownOutcome } from './shownOutcome.ts';
import type { IsoDate } from '../../model/edition.ts';
import { foldTypography } from '../../wording/typography.ts';
import { compareWordings, type WordChange } from '../../wording/compareWordings.ts';

/** A wording of the rule, from the edition that brought it in. */
export interface ShownWording {
  readonly date: IsoDate;
  /** Its number then. */
  readonly name: string;
  readonly set?: string;
  /** What it has that the one before had not, and the other way round; of the first, all of it as it was. */
  readonly words: readonly WordChange[];
}

export interface ShownRule {
  readonly name: string;
  readonly heading?: string;
  readonly href: string;
  readonly history: string;
  /** The oldest first; two at least. */
  readonly wordings: readonly ShownWording[];
  /** The demonstration that comes out otherwise because of it; absent where there is none. */
  readonly outcome?: ShownOutcome;
}

/**
 * By their numbers today: the legend rule, damage to several blockers, lethal damage, which every player knows. Where one has too few wordings,
 * or none, the rule with the most stands in.
 */
const preferred = ['704.5j', '510.1c', '704.5g'];
const fewest = 3;
/** Characters of every wording, so that it is read at a glance, on a phone too. */
const [shortest, longest] = [60, 500];
/** Wordings: a line of time with room for each. */
const mostWordings = 7;
/** Of a difference this share stays at least: what was written anew as a whole shows nothing. */
const leastKept = 0.35;

/**
 * Undefined where no rule has two wordings. The first that has an outcome which changed is chosen; where none has, the first. The same build
 * chooses the same rule.
 */
export function chooseShownRule(library: Library): ShownRule | undefined {
  const document = library.current?.record.document;
  const histories = document === undefined ? undefined : library.histories.get(document);
  if (!histories) return undefined;
  let first: ShownRule | undefined;
  for (const { rule, lineage } of listCandidates(library, histories)) {
    const days = rule.wordings.map(({ date }) => date);
    const outcome = findShownOutcome(library, histories, lineage, days);
    if (outcome) return { ...rule, outcome };
    first ??= rule;
  }
  return first;
}

/** Those that every player knows, then all others, the one that shows most first. */
function* listCandidates(library: Library, histories: DocumentHistories): Iterable<{ readonly rule: ShownRule; readonly lineage: number }> {
  const newest = histories.editions.at(-1);
  for (const id of preferred) {
    const lineage = newest === undefined ? undefined : histories.historyOf(newest, id)?.lineage;
    const rule = lineage === undefined ? undefined : tell(library, histories, lineage, 0);
    if (lineage !== undefined && rule && rule.wordings.length >= fewest) yield { rule, lineage };
  }
  for (const { lineage } of rank(histories)) {
    const rule = tell(library, histories, lineage, leastKept);
    if (rule) yield { rule, lineage };
  }
}

/** Lineages that may be shown, the one with the most wordings first; of as many, the one that is changed over the longest time. */
function rank({ lineages, editions }: DocumentHistories): readonly { readonly lineage: number }[] {
  return lineages
    .flatMap(({ steps }, lineage) => {
      const wordings = steps.filter((step, at) => at === 0 || isChange(step));
      const last = steps.at(-1)?.entry ?? '';
      const isRule = /^\d+\.\d+[a-z]*$/.test(last);
      const years = Number(editions[wordings.at(-1)?.edition ?? 0]?.slice(0, 4)) - Number(editions[steps[0]?.edition ?? 0]?.slice(0, 4));
      return isRule && wordings.length > 1 && wordings.length <= mostWordings ? [{ lineage, wordings: wordings.length, years }] : [];
    })
    .toSorted((one, other) => other.wordings - one.wordings || other.years - one.years || one.lineage - other.lineage);
}

function tell(library: Library, histories: DocumentHistories, lineage: number, least: number): ShownRule | undefined {
  const { provisions } = shareTelling(library, histories);
  const { steps } = histories.lineages[lineage] ?? { steps: [] };
  const wordings: ShownWording[] = [];
  let before: PrintedProvision | undefined;
  for (const [at, step] of steps.entries()) {
    if (at > 0 && !isChange(step)) continue;
    const now = provisions.find(step.edition, step.entry);
    const date = histories.editions[step.edition];
    if (!now || date === undefined || now.text.length < shortest || now.text.length > longest || now.text.includes('\n')) return undefined;
    const words: readonly WordChange[] = before
      ? compareWordings(before.text, now.text, { fold: foldTypography })
      : [{ kind: 'same', old: now.text, new: now.text }];
    const kept = words.reduce((sum, part) => sum + (part.kind === 'same' ? part.new.length : 0), 0);
    if (kept < least * now.text.length) return undefined;
    const { set } = provisions.recordOf(step.edition) ?? {};
    wordings.push({ date, name: now.name, words, ...(set === undefined ? {} : { set }) });
    before = now;
  }
  const last = steps.at(-1)?.entry ?? '';
  const [href, history] = [library.current?.hrefOf(last), histories.hrefOf(lineage)];
  if (wordings.length < 2 || href === undefined || history === undefined || !before) return undefined;
  const heading = before.heading;
  return { name: before.name, href, history, wordings, ...(heading === undefined ? {} : { heading }) };
}
