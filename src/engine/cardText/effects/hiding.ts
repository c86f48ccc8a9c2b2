/** Cards that are exiled face down (406.3). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { howMany } from '../amounts.ts';
import { oneOfThem, partOf } from '../among.ts';
import { what, whosePlayer } from '../phrases.ts';
import { indefinite } from '../references.ts';
import { handOn, one, thatAmount, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';
import { moved } from './moving.ts';

export const hiding: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(exile the top (card|<many> #card) of <of> library face down|remove the top card of <of> library from the game face down)',
    { many: maybe(howMany), of: whosePlayer },
    ({ many = one, of }, { scope }) => {
      const top: Ref = { kind: 'library top', of, amount: many };
      return moved(scope, 'exiled', { do: 'move', what: top, to: 'exile', faceDown: true, link: 'exiled' });
    },
  ),
  // All of them at once, as those of one library.
  clause(
    "exile the top (card|<many> #card) of each (of:player's|opponent's) library(face:| face down)",
    { many: maybe(howMany) },
    ({ many = one }, { scope, forms: { of, face } }) => {
      const top: Ref = { kind: 'library top', of: { kind: 'players', which: of === "player's" ? 'each' : 'opponents' }, amount: many };
      const hidden = face === '' ? {} : { faceDown: true };
      return moved(scope, 'exiled', { do: 'move', what: top, to: 'exile', ...hidden, link: 'exiled' });
    },
  ),
  // Who exiled them face down may look at them anyway (406.3).
  clause('look at the exiled cards and put them on top of your library in any order', {}, (_, { scope, tree: { start } }) => {
    const exiled = scope.said.findLast(({ ref, how }) => how === 'moved' && ref.kind === 'memory' && /^exiled( \d+)?$/.test(ref.slot));
    if (!exiled || exiled.number !== 'many' || scope.doer.kind !== 'you') throw new Unclear(start);
    return moved(scope, 'put', { do: 'move', what: exiled.ref, to: 'library', position: 'top', arranges: scope.doer });
  }),
  clause('put that many cards from the top of your library into your hand', {}, (_, { scope, tree: { start } }) => {
    const top: Ref = { kind: 'library top', of: you, amount: thatAmount(scope, start) };
    const { meaning, scope: after } = moved(scope, 'put', { do: 'move', what: top, to: 'hand' });
    // What was exiled is still spoken of.
    return handOn(meaning, { ...after, said: [...scope.said, ...after.said.filter((each) => !scope.said.includes(each))] });
  }),
  clause('exile <of> face down', { of: choice(what, indefinite, oneOfThem, partOf) }, ({ of }, { scope }) =>
    moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', faceDown: true, link: 'exiled' }),
  ),
];
