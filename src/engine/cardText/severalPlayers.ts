/** Several players of whom each does something: "you and target opponent each". */
import { anyNumber } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Ref } from '../language/ref.ts';
import { sayEachPlayer, sayTarget } from './antecedents.ts';
import { theirs } from './pronouns.ts';
import { and, controlledBy, handOn, type HandedOn, number, type Scope, you } from './scope.ts';
import { choice, clause, type Construct, words } from './syntax.ts';

const eachOf = (ref: Ref, scope: Scope): HandedOn<Ref> => handOn(ref, sayEachPlayer(scope, ref));
/** Whoever is asked about controls a creature that attacks that player. */
const attacks = (whom: Ref): Condition => ({
  kind: 'exists',
  filter: and({ kind: 'type', type: 'creature' }, controlledBy({ kind: 'each' }), { kind: 'attacking', whom }),
});
/** "You and target opponent each": each of them does so by themselves. */
export const severalPlayers = (targetPlayer: Construct<Ref>): readonly Construct<Ref>[] => [
  clause(
    '(many:any number of|two|up to two) target (kind:players|opponents) each',
    {},
    (_, { scope, forms: { many, kind } }) => {
      const least = number(many === 'two' ? 2 : 0);
      const { meaning, scope: after } = sayTarget(
        scope,
        { kind: kind === 'players' ? 'player' : 'opponent' },
        least,
        many === 'any number of' ? anyNumber : number(2),
      );
      return eachOf({ kind: 'several', of: [meaning] }, { ...after, said: scope.said });
    },
    { plural: true },
  ),
  clause('each opponent attacking <of>', { of: choice(theirs.subject, words({ you })) }, ({ of }, { scope, outer }) =>
    eachOf({ kind: 'all', filter: and({ kind: 'opponent' }, { kind: 'of whom', holds: attacks(of) }) }, { ...scope, said: outer.said }),
  ),
  clause(
    'you and <other> each',
    { other: choice(targetPlayer, theirs.subject) },
    ({ other }, { scope, outer }) => eachOf({ kind: 'several', of: [you, other] }, { ...scope, said: outer.said }),
    { plural: true },
  ),
];
