/** "This ability costs {1} less to activate for each creature you control": what an activated ability says of its own cost (118.7). */
import type { Ability } from '../language/ability.ts';
import { kindsIn } from '../language/parts.ts';
import { digits } from './amounts.ts';
import { forEachNoun, timesEach } from './perEach.ts';
import { amount, condition } from './phrases.ts';
import { Unclear } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

export type Cheaper = Partial<Pick<Extract<Ability, { kind: 'activated' }>, 'less' | 'lessIf'>>;

/** It is counted as the ability is activated, before its targets are chosen. @throws Unclear where it speaks of these */
function before<Text extends object>(text: Text, start: number): Text {
  if (['memory', 'target'].some((kind) => kindsIn(text).has(kind))) throw new Unclear(start);
  return text;
}

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
);
