/**
 * Something that happens to permanents alone, said of a card that a text has just looked at, revealed, milled or had discarded: its pronoun
 * means something else, which the text named too. "Mill a card and put a counter on this. Then sacrifice it."
 */
import type { Instruction } from '../language/instruction.ts';
import { holds } from './scope.ts';

/** What is done to permanents, by the name under which an instruction has them. */
const doneTo: Readonly<Partial<Record<Instruction['do'], 'what' | 'on'>>> = {
  counters: 'on',
  designate: 'what',
  destroy: 'what',
  modify: 'what',
  regenerate: 'what',
  restrict: 'what',
  sacrifice: 'what',
  tap: 'what',
  transform: 'what',
  untap: 'what',
};
/** What a text remembers of cards that it leaves where they are, or puts into a graveyard. */
const isElsewhere = (slot: unknown): boolean => typeof slot === 'string' && /^(?:looked|revealed|milled|discarded)(?: \d+)?$/.test(slot);

/** What is done to a card that is no permanent, in one word; undefined where nothing is. */
export function findMisplaced(text: unknown): string | undefined {
  let found: string | undefined;
  holds(text, (part) => {
    if (!('do' in part)) return false;
    const instruction = part as Instruction & Readonly<Record<string, unknown>>;
    const to = instruction[doneTo[instruction.do] ?? ''];
    if (typeof to !== 'object' || to === null || !('slot' in to) || !isElsewhere(to.slot)) return false;
    found = instruction.do;
    return true;
  });
  return found;
}
