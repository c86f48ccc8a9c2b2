/** "If you do", "if you don't", "when you do": what hangs on whether the instruction before it was carried out. */
import { type Deed, deedSlot } from '../../language/deed.ts';
import type { Instruction } from '../../language/instruction.ts';
import { Unclear } from '../scope.ts';

type Does = readonly Instruction[];

/** An ability that a copy gains as it copies is a part of the copy (707.9a). */
function gainedByCopy([first, ...rest]: Does, [gain, ...more]: Does): Does | undefined {
  const [copy] = first?.do === 'modify' ? first.changes : [];
  const own = gain?.do === 'modify' && gain.changes.every(({ kind }) => kind === 'add this ability');
  if (first?.do !== 'modify' || copy?.kind !== 'copy' || rest.length + more.length > 0 || !own) return undefined;
  return [{ ...first, changes: [{ ...copy, except: [...(copy.except ?? []), ...gain.changes] }] }];
}

/** "If you do" joined to what one may do: part of the same choice. */
export function onSuccess(does: Does, then: Does, at: number): Does {
  const last = does.at(-1);
  if (last?.do === 'may') {
    const copied = gainedByCopy(last.then, then);
    const joined = copied
      ? { ...last, then: copied }
      : { ...last, then: [...last.then, ...then], offered: last.offered ?? last.then.length };
    return [...does.slice(0, -1), joined];
  }
  // "If it is red, you may discard a card. If you do": who was not asked did not.
  if (last?.do === 'if' && !last.otherwise) return [...does.slice(0, -1), { ...last, then: onSuccess(last.then, then, at) }];
  if (last?.do === 'sacrifice' && last.remember === undefined)
    return onSuccess([...does.slice(0, -1), { ...last, remember: 'sacrificed' }], then, at);
  return [...does, { do: 'if', condition: { kind: 'done', slot: slotOfLast(does, at) }, then }];
}
/** Under what the last of them leaves what it did. @throws Unclear where nothing tells whether it was done */
function slotOfLast(does: Does, at: number): string {
  const last = does.at(-1);
  const slot = last && 'remember' in last ? last.remember : undefined;
  const deed = slot ?? (last && deedOf(last));
  if (deed === undefined) throw new Unclear(at, 'nothing tells whether it was done');
  if (does.slice(-2).some(isPartial)) throw new Unclear(at, 'nothing tells whether all of it was done');
  return slot ?? deedSlot(deed, 'by player');
}
/** Of several, some may be done where all cannot (609.3). */
const isPartial = (instruction: Instruction): boolean =>
  (instruction.do === 'choose' || instruction.do === 'sacrifice' || instruction.do === 'discard') &&
  instruction.amount?.kind === 'number' &&
  instruction.amount.value > 1;
/** What an instruction that is given no name leaves under that of its deed. */
function deedOf(instruction: Instruction): Deed | undefined {
  switch (instruction.do) {
    case 'counters':
      return instruction.remove ? 'counters removed' : 'counters put';
    case 'tap':
      return 'tapped';
    case 'untap':
      return 'untapped';
    case 'destroy':
      return 'destroyed';
    case 'draw':
      return 'drawn';
    default:
      return undefined;
  }
}
export function onFailure(does: Does, otherwise: Does, at: number): Does {
  const last = does.at(-1);
  if (last?.do === 'may') return [...does.slice(0, -1), { ...last, otherwise }];
  if (last?.do === 'if') return [...does.slice(0, -1), { ...last, otherwise }];
  return [...does, { do: 'if', condition: { kind: 'not', condition: { kind: 'done', slot: slotOfLast(does, at) } }, then: otherwise }];
}
