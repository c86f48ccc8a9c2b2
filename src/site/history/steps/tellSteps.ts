/** The steps of a lineage as they are told: what each was called, what happened, and in which words. */
import type { Difference, Reason } from '../../../model/alignment.ts';
import type { IsoDate } from '../../../model/edition.ts';
import { findReturns } from '../../../wording/findReturns.ts';
import { numberOfProvision, type ProvisionId } from '../../../lineage/provision.ts';
import { isChange } from '../../../lineage/changes.ts';
import { afterOf, type Histories, type Kin } from '../kin/kinship.ts';
import { locate, type Provisions, type Reference } from '../provisions.ts';
import { tellDifference, type ToldDifference } from './tellDifference.ts';
import type { ToldWitness } from './witnesses.ts';

/** How sure a step is, where it is not; 0 to 1. */
export interface Doubt {
  readonly score: number;
  readonly because: Reason;
}

/** An earlier wording that a text has again; `letter`: all of it is the same to the letter, else but for typography and citations. */
export interface Back {
  readonly date: IsoDate;
  readonly letter: boolean;
}

/** Below this a step says how sure it is. */
export const sureEnough = 0.8;

export interface ToldStep {
  readonly date: IsoDate;
  /** The last edition before a gap, where editions before that one are not here: it happened between the two. */
  readonly after?: IsoDate;
  readonly set?: string;
  /** `oldest`: it stands in the oldest edition at hand. `kept`: its number stayed. */
  readonly kind: 'oldest' | 'new' | 'kept' | 'moved' | 'gone';
  readonly difference: Difference;
  /** What it is in this edition; of what is gone, what it was in the last. */
  readonly place: Reference;
  /** What it was before, where that is another number or headword. */
  readonly before?: Reference;
  /** The provision by which the page of this edition's changes names the step. */
  readonly changed: ProvisionId;
  /** Whether nothing happened but to its setting, its citations or the vocabulary of its era. */
  readonly quiet: boolean;
  readonly told?: ToldDifference;
  /** The edition that brought in the wording to which this step goes back. */
  readonly back?: Back;
  readonly doubt?: Doubt;
  readonly kin: readonly Kin[];
  readonly witnesses: readonly ToldWitness[];
}

/** Words left standing beside a change, of a change that a reader comes for and of one that is folded away. */
const around = { change: 16, quiet: 6 } as const;

/** The newest first. */
export function tellSteps(
  lineage: number,
  { editions, lineages, after }: Pick<Histories, 'editions' | 'lineages' | 'after'>,
  provisions: Provisions,
  kin: readonly Kin[],
  witnesses: readonly ToldWitness[],
): readonly ToldStep[] {
  const { steps } = lineages[lineage] ?? { steps: [] };
  const printed = steps.map(({ edition, entry }) => (entry === '' ? undefined : provisions.find(edition, entry)));
  const returns = {
    letter: findReturns(printed.map((each) => each?.letter ?? '')),
    said: findReturns(printed.map((each) => each?.said ?? '')),
  };
  const backAt = (at: number): Back | undefined => {
    const [letter, said] = [returns.letter[at], returns.said[at]];
    const date = editions[steps[letter ?? said ?? -1]?.edition ?? -1];
    return date === undefined ? undefined : { date, letter: letter !== undefined };
  };
  return steps
    .flatMap((step, at): ToldStep[] => {
      const date = editions[step.edition];
      if (date === undefined) return [];
      const previous = steps[at - 1];
      const isGone = step.entry === '';
      const [oldPlace, oldEntry] = [step.edition - 1, previous?.entry ?? ''];
      const old = previous && provisions.find(oldPlace, oldEntry);
      const now = printed[at];
      const back = backAt(at);
      const place = isGone ? locate(provisions, oldPlace, oldEntry) : locate(provisions, step.edition, step.entry);
      const before = !isGone && previous ? locate(provisions, oldPlace, oldEntry) : undefined;
      const moved = before !== undefined && numberOfProvision(oldEntry) !== numberOfProvision(step.entry);
      const ownKin = kin.filter(({ edition }) => edition === step.edition);
      const quiet = previous !== undefined && !isGone && !moved && !isChange(step) && ownKin.length === 0;
      const { set } = provisions.recordOf(step.edition) ?? {};
      const told = old && now && tellDifference(old, now, step.difference, quiet || !isChange(step) ? around.quiet : around.change);
      return [
        {
          date,
          ...afterOf({ after }, date),
          ...(set === undefined ? {} : { set }),
          kind: previous === undefined ? (step.edition === 0 ? 'oldest' : 'new') : isGone ? 'gone' : moved ? 'moved' : 'kept',
          difference: step.difference,
          place,
          ...(moved ? { before } : {}),
          changed: isGone ? oldEntry : step.entry,
          quiet,
          ...(told ? { told } : {}),
          ...(back ? { back } : {}),
          ...(step.score < sureEnough ? { doubt: { score: step.score, because: step.because } } : {}),
          kin: ownKin,
          witnesses: witnesses.filter(
            (witness) => witness.edition >= step.edition && witness.edition < (steps[at + 1]?.edition ?? editions.length),
          ),
        },
      ];
    })
    .toReversed();
}
