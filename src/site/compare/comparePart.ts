/** Which part of the rules a comparison shows: all, a section, the glossary. Parts are offered as their changes come. */
import { changeKinds, type ChangeCounts, type ChangeKind } from '../../lineage/changes.ts';
import type { ShownChange } from './comparedParts.ts';
import { compareLabels } from './compareLabels.ts';

export interface PartChoice {
  /** The part as addresses name it; empty for all. */
  readonly chosen: () => string;
  readonly choose: (part: string) => void;
  /** What it is called. */
  readonly name: () => string;
  /** Of the chosen part, of what came until now. */
  readonly counts: () => ChangeCounts;
  /** Forgets the parts of the last comparison, not which is chosen. */
  readonly clear: () => void;
  readonly take: (changes: readonly ShownChange[]) => void;
}

export function makePartChoice(select: HTMLSelectElement): PartChoice {
  const counts = new Map<string, Record<ChangeKind, number>>();
  const optionOf = (part: string): HTMLOptionElement | undefined => [...select.options].find(({ value }) => value === part);
  const choose = (part: string): void => {
    // One that is asked for before it came, or never comes.
    if (!optionOf(part)) select.add(new Option(compareLabels.part(part), part));
    select.value = part;
  };
  /** Behind those that came before it, under the name that the newer edition has for it. */
  const offer = (part: string, name: string): void => {
    const chosen = select.value;
    optionOf(part)?.remove();
    select.add(new Option(name, part));
    select.value = chosen;
  };
  return {
    chosen: () => select.value,
    choose,
    name: () => optionOf(select.value)?.text ?? '',
    counts: () => counts.get(select.value) ?? countNone(),
    clear: () => {
      counts.clear();
      const chosen = select.value;
      while (select.options.length > 1) select.remove(1);
      choose(chosen);
    },
    take: (changes) => {
      for (const { part, group, kind } of changes) {
        const own = counts.get(part) ?? countNone();
        if (!counts.has(part)) offer(part, group);
        counts.set(part, own);
        own[kind] += 1;
      }
    },
  };
}

const countNone = (): Record<ChangeKind, number> => Object.fromEntries(changeKinds.map((kind) => [kind, 0])) as Record<ChangeKind, number>;
