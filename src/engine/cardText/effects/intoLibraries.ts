/** Cards that go to a certain place of a library, or to one of two places as somebody chooses (401.7). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { home, ownersZone } from '../ownersZones.ts';
import { what, who } from '../phrases.ts';
import { indefinite, itself } from '../references.ts';
import { handOn, type HandedOn, isEach, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, maybe, words } from '../syntax.ts';
import { moved } from './moving.ts';

const thing: Construct<Ref> = choice<Ref>(what, indefinite);
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** How many cards lie above it. */
const above = words<number>(Object.fromEntries(ordinals.slice(1).map((name, at) => [name, at + 1])));
type Position = number | 'top';

const put = (scope: Scope, of: Ref, position: Position | 'bottom'): HandedOn<readonly Instruction[]> =>
  moved(scope, 'put', { do: 'move', what: of, to: 'library', position });
/** There or on the bottom: who puts it there chooses. @throws Unclear where several do, who would choose one after the other */
function eitherWay(scope: Scope, who: Ref, of: Ref, position: Position, at: number): HandedOn<readonly Instruction[]> {
  if (isEach(who) || scope.before.length > 0) throw new Unclear(at, 'several choose');
  const { meaning: then, scope: after } = put(scope, of, position);
  const place = position === 'top' ? position : `${ordinals[position]} from the top`;
  return handOn<readonly Instruction[]>(
    [{ do: 'may', who, then, otherwise: put(scope, of, 'bottom').meaning, between: [place, 'bottom'] }],
    after,
  );
}

const single = { numbers: { of: false } };
const topOrBottom = '(their choice of |)the top or bottom of';
const library = ownersZone('library', 'libraries');
export const intoLibraries: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^put|put) all (the |)cards from %own graveyard on the bottom of %own library in a random order',
    { doer: maybe(who) },
    ({ doer }, { scope }) => {
      const cards: Ref = { kind: 'all', filter: { kind: 'zone', zone: 'graveyard', of: doer ?? scope.doer } };
      return moved(scope, 'put', { do: 'move', what: cards, to: 'library', position: 'random bottom' });
    },
  ),
  clause(
    `put <of> into ${library} <above> from the top`,
    { of: thing, home: maybe(home), above },
    ({ of, above: position }, { scope }) => put(scope, of, position),
    single,
  ),
  clause(
    'put <of> from your graveyard into your library <above> from the top',
    { of: itself, above },
    ({ of, above: position }, { scope }) => put(of.kind === 'self' ? { ...scope, from: 'graveyard' } : scope, of, position),
    single,
  ),
  clause(
    '<doer> ^put <of> into %own library <above> from the top',
    { doer: who, of: what, above },
    ({ doer, of, above: position }, { scope, tree: { start } }) => {
      if (isEach(doer)) throw new Unclear(start);
      return put(scope, of, position);
    },
    single,
  ),
  clause(
    `put <of> on the top or bottom of ${library}`,
    { of: thing, home: maybe(home) },
    ({ of }, { scope, tree: { start } }) => eitherWay(scope, scope.doer, of, 'top', start),
    single,
  ),
  clause(
    `<doer> ^put <of> (on ${topOrBottom} %own library|into %own library <above> from the top or on the bottom)`,
    { doer: who, of: what, above: maybe(above) },
    ({ doer, of, above: position }, { scope, tree: { start } }) => eitherWay(scope, doer, of, position ?? 'top', start),
    single,
  ),
];
