/** "You draw a card. Each opponent attacking that player does the same": others do what you did, each by themselves. */
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { sentence, who } from '../phrases.ts';
import { isEach, Unclear } from '../scope.ts';
import { clause } from '../syntax.ts';
import { base } from './flow.ts';

/** What would be something else for another, or nobody would ask them. */
const ownKinds = ['each', 'target', 'memory', 'linked', 'self', 'granter', 'attached', 'event', 'players', 'opponents of'];
const plain: readonly Instruction['do'][] = ['create token', 'draw', 'gain life', 'untap'];

/** Done by the one in question. */
const byEach = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map((part: unknown) => byEach(part)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'you') return { kind: 'each' } as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]: [string, unknown]) => [key, byEach(part)])) as T;
};

sentence.define(
  clause('<first>. <doer> does the same', { first: base, doer: who }, ({ first, doer }, { tree: { start } }): readonly Instruction[] => {
    const kinds = kindsIn(first);
    const isPlain = first.every(({ do: does }) => plain.includes(does)) && !ownKinds.some((kind) => kinds.has(kind));
    if (!isEach(doer) || !isPlain || !kinds.has('you')) throw new Unclear(start, 'what they do is not said');
    return [...first, { do: 'for each', of: doer, then: byEach(first) }];
  }),
);
