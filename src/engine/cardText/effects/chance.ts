/** Coins, dice and clashes, and what hangs on how they came out (701.30, 705, 706). */
import type { Amount } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { digits, numberWord } from '../amounts.ts';
import { atLeast, bound } from '../conditions.ts';
import { amount, condition, paragraph, who } from '../phrases.ts';
import { opponents } from '../references.ts';
import { sayOneOf } from '../antecedents.ts';
import { handOn, newSlot, number, sayAmount, Unclear } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, word } from '../syntax.ts';

const rolled: Amount = { kind: 'memory', slot: 'rolled' };
const wordsOfDice: Readonly<Record<string, number>> = {
  'four-sided die': 4,
  'six-sided die': 6,
  'eight-sided die': 8,
  'twenty-sided die': 20,
};
/** Each result is listed for who rolls: no die of a card has more sides. */
const sidesOf = (sides: number): number | undefined => (sides >= 2 && sides <= 100 ? sides : undefined);
const die = word<number>(
  /d\d+|[a-z]+-sided die/,
  (text) => (/^d\d+$/.test(text) ? sidesOf(Number(text.slice(1))) : wordsOfDice[text.toLowerCase()]),
  ['d20', 'd6', 'six-sided die'],
);

export const chance: readonly Construct<readonly Instruction[]>[] = [
  clause('(<doer> ^flip|flip) a coin', { doer: maybe(who) }, ({ doer }, { scope }): readonly Instruction[] => [
    { do: 'flip coin', who: doer ?? scope.doer },
  ]),
  clause('(<doer> ^roll|roll) (a|an) <sides>', { doer: maybe(who), sides: die }, ({ doer, sides }, { scope, tree: { start } }) => {
    // Of several each would have a result of their own.
    if (doer && doer.kind !== 'you') throw new Unclear(start, 'whose roll is meant behind that is not known');
    return handOn<readonly Instruction[]>([{ do: 'roll', who: doer ?? scope.doer, sides }], sayAmount(scope, rolled));
  }),
  clause('(<doer> ^clash|clash) with an opponent', { doer: maybe(who) }, ({ doer }, { scope: outer }) => {
    const [slot, scope] = newSlot(outer, 'clashing');
    const by = doer ?? scope.doer;
    const against: Ref = { kind: 'memory', slot };
    const does: readonly Instruction[] = [
      { do: 'choose', who: by, from: by.kind === 'you' ? opponents : { kind: 'opponents of', of: by }, slot },
      { do: 'clash', who: by, against },
    ];
    return handOn(does, sayOneOf(scope, opponents, against, 'chosen'));
  }),
];

const isAmong = (subject: Ref, slot: string): Condition => ({
  kind: 'matches',
  subject,
  filter: { kind: 'one of', of: { kind: 'memory', slot } },
});
condition.define(
  clause('<of> (how:^win|^lose) the flip', { of: who }, ({ of }, { forms: { how } }) =>
    isAmong(of, how === '^win' ? 'flip won' : 'flip lost'),
  ),
  clause('you (win|won)', {}, () => isAmong({ kind: 'you' }, 'clash won')),
  clause('the result is <than>(how:| or higher| or less)', { than: choice(digits, numberWord) }, ({ than }, { forms: { how } }) =>
    bound(rolled, than, how === '' ? undefined : how === ' or higher' ? 'greater' : 'less'),
  ),
);
amount.define(
  clause('the result', {}, () => rolled),
  clause('the result (how:plus|minus) <of>', { of: choice(digits, numberWord) }, ({ of }, { forms: { how } }): Amount => ({
    kind: 'sum',
    of: [rolled, how === 'plus' ? of : { kind: 'times', factor: -1, of }],
  })),
);

/** "1-9 | ": what is done where the result is in that range (706.3a). */
const range = word<Condition>(
  /\d+(?:-\d+|\+)? \| /,
  (text) => {
    const [, least = '', most] = /^(\d+)(?:-(\d+)|\+)?/.exec(text) ?? [];
    const from = atLeast(rolled, number(Number(least)));
    if (text.includes('+')) return from;
    return {
      kind: 'and',
      conditions: [from, { kind: 'compare', left: rolled, comparison: 'at most', right: number(Number(most ?? least)) }],
    };
  },
  ['1-9 | ', '20 | '],
);
/** The rows of a table; none knows what another spoke of. */
const row: Construct<Instruction> = clause('<range><then>', { range, then: paragraph }, ({ range: condition, then }, { scope, outer }) =>
  handOn<Instruction>({ do: 'if', condition, then }, { ...outer, targets: scope.targets, slots: scope.slots }),
);
/** A paragraph with the table of results below it (706.3b). */
export const withTable: Construct<readonly Instruction[]> = clause(
  '<of>\n<rows>',
  { of: paragraph, rows: list(row, ['\n']) },
  ({ of, rows }, { tree: { start } }) => {
    if (!of.some((each) => each.do === 'roll')) throw new Unclear(start, 'nothing is rolled');
    return [...of, ...rows];
  },
);
