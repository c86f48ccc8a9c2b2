/** What a spell says of itself or of its cost, and what it does, in one paragraph: two abilities all the same (113.3c, 601.2f). */
import type { Ability } from '../language/ability.ts';
import { additionalCost, staticAbility } from './staticAbility.ts';
import { optionalCost } from './optionalCost.ts';
import type { Modes } from './modes.ts';
import { handOn, type Scope, Unclear } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

type Line = (text: string) => readonly Ability[];
const paidIn = ({ said }: Scope): NonNullable<Scope['paid']> => said.filter(({ how }) => how === 'paid');

/** Of itself alone, as it is cast or on the stack (113.6). */
const ofItself: Construct<Line> = choice<Line>(
  clause('<of>', { of: staticAbility }, ({ of }, { tree: { start } }): Line => {
    if (of.from !== 'stack') throw new Unclear(start);
    return (text) => [{ kind: 'static', text, ...of }];
  }),
  optionalCost,
  clause('<of>', { of: additionalCost }, ({ of: { additional } }): Line => {
    const [only = [], ...others] = additional;
    return (text) => [
      { kind: 'spell', text, modes: [], additionalCosts: others.length === 0 ? only : [{ pay: 'one of', costs: additional }] },
    ];
  }),
);

export const inOneParagraph = (effect: Construct<Modes>, line: (modes: Modes) => Line): Construct<Line> =>
  clause(
    '<itself> <does>',
    { itself: ofItself, does: effect },
    ({ itself, does }, { scope, tree: { parts } }) => {
      const said = parts['itself'];
      const written = said ? said.of.print(said) : '';
      return handOn<Line>((text) => [...itself(written), ...line(does)(text)], { ...scope, said: [...(scope.paid ?? []), ...scope.said] });
    },
    {
      accept: ({ parts }) => (parts['itself']?.of.print(parts['itself']) ?? '').endsWith('.'),
      // As from a line before.
      before: { does: (scope, _, outer) => ({ ...outer, paid: [...(outer.paid ?? []), ...paidIn(scope)] }) },
    },
  );
