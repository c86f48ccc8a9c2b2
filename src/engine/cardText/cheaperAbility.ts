/** "This ability costs {1} less to activate for each creature you control": what an activated ability says of its own cost (118.7). */
import type { Ability, Effect } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Cost } from '../language/cost.ts';
import type { Ref } from '../language/ref.ts';
import { kindsIn } from '../language/parts.ts';
import { digits } from './amounts.ts';
import { forEachNoun, timesEach } from './perEach.ts';
import { amount, condition } from './phrases.ts';
import { holds, Unclear } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

export type Cheaper = Partial<Pick<Extract<Ability, { kind: 'activated' }>, 'less' | 'lessIf' | 'x'>>;

/** It is counted as the ability is activated, before its targets are chosen. @throws Unclear where it speaks of these */
function before<Text extends object>(text: Text, start: number): Text {
  if (['memory', 'target'].some((kind) => kindsIn(text).has(kind))) throw new Unclear(start);
  return text;
}

const exiledCard: Ref = { kind: 'linked', slot: 'exiled' };
/** The exiled card, before the ability has exiled any: that of a linked ability (607.2a). */
const ofLinked = (is: Amount): Amount =>
  is.kind === 'characteristic' && is.of.kind === 'memory' && is.of.slot === 'exiled' ? { ...is, of: exiledCard } : is;

export const cheaper: Construct<Cheaper> = choice<Cheaper>(
  clause(
    'this ability costs {<by>} less to activate <each>',
    { by: digits, each: forEachNoun },
    ({ by, each }, { tree: { start } }): Cheaper => ({ less: timesEach(by, before(each, start)) }),
  ),
  clause(
    'this ability costs {<by>} less to activate if <only>',
    { by: digits, only: condition },
    ({ by, only }, { tree: { start } }): Cheaper => ({ less: by, lessIf: before(only, start) }),
  ),
  clause('this ability costs {X} less to activate, where X is <is>', { is: amount }, ({ is }, { tree: { start } }): Cheaper => ({
    less: before(is, start),
  })),
  // Its cost is paid with it, so that it is known before anything is done.
  clause('X is <is>', { is: amount }, ({ is }, { tree: { start } }): Cheaper => {
    if (kindsIn(is).has('x')) throw new Unclear(start, 'it is said by itself');
    return { x: before(ofLinked(is), start) };
  }),
  clause('X is the %manaValue of that card', {}, (): Cheaper => ({ x: { kind: 'characteristic', name: 'mana value', of: exiledCard } })),
);

/** What X is is said of a cost that has it, and of what was exiled before: not by the same ability. @throws Unclear */
export function checkDefined(limits: readonly Cheaper[], paid: readonly Cost[], modes: readonly Effect[]): void {
  const defined = limits.filter(({ x }) => x);
  if (defined.length === 0) return;
  if (defined.length > 1 || !kindsIn(paid).has('x')) throw new Unclear(0, 'nothing of it costs X');
  if (!kindsIn(defined).has('linked')) return;
  const exiles = holds([...paid, ...modes], (part) => 'link' in part || ('remember' in part && part.remember === 'exiled'));
  const others = modes.some(({ targets }) => targets.length > 0) || kindsIn(paid).has('linked');
  const speaks = holds(modes, (part) => 'slot' in part && part.slot === 'exiled');
  if (exiles || others || !speaks) throw new Unclear(0, 'the card that is exiled already is no other card');
}
