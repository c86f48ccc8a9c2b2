/** What players can't do for a while: "your opponents can't cast noncreature spells this turn", "that player can't gain life this turn" (101.2, 611.2). */
import type { Duration } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { nouns, who } from '../phrases.ts';
import { everyone, target } from '../references.ts';
import { handOn, type HandedOn, newSlot, type Scope, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, words } from '../syntax.ts';
import { lifeFloor } from '../statics/lifeFloor.ts';
import { producedInstead } from '../statics/producing.ts';
import { duration } from './durations.ts';

const players: Construct<Ref> = choice<Ref>(words<Ref>({ players: everyone }, true), who);
/** Whoever defends or is the active player, or controls something, may be another later on: it is known now who is meant (611.2c). */
const mayChange = (of: Ref): boolean => ['controller', 'owner', 'attached', 'several'].includes(of.kind) || isOfTheMoment(of);
const isOfTheMoment = (of: Ref): boolean => of.kind === 'players' && (of.which === 'defending' || of.which === 'active');

function forbid(of: Ref, rule: (who: Ref) => StaticRule, lasts: Duration, scope: Scope): HandedOn<readonly Instruction[]> {
  const during = (named: Ref): Instruction => ({ do: 'rules', rules: [rule(named)], duration: lasts });
  if (!mayChange(of)) return handOn<readonly Instruction[]>([during(of)], scope);
  const [slot, after] = newSlot(scope, 'players');
  // Nothing is asked: all of them are chosen.
  const known: Instruction = { do: 'choose', who: you, from: of, amount: { kind: 'count', of }, slot };
  return handOn<readonly Instruction[]>([known, during({ kind: 'memory', slot })], after);
}

/** What the spell itself must be like, wherever it is cast from; what was chosen or is spoken of besides is not known as it is cast. */
const known: ReadonlySet<string> = new Set('and or not type subtype supertype color spell permanent number keyword'.split(' '));
const lasting: readonly Duration[] = ['end of turn', 'your next turn', 'end of your next turn'];

export const forbidding: readonly Construct<readonly Instruction[]>[] = [
  clause(
    "<of> can't (cast|play) <spells> <lasts>",
    { of: players, spells: nouns, lasts: duration },
    ({ of, spells, lasts }, { scope, tree }) => {
      const kinds = kindsIn(spells);
      // A card that is played may be a land.
      if (!kinds.has('spell') || [...kinds].some((kind) => !known.has(kind)) || !lasting.includes(lasts)) throw new Unclear(tree.start);
      return forbid(of, (named) => ({ rule: 'cannot cast', who: named, filter: spells }), lasts, scope);
    },
  ),
  // As long as it is that spell.
  clause("<of> can't be countered( by spells or abilities|)", { of: target }, ({ of }, { scope, tree: { start } }) => {
    const slot = of.kind === 'target' ? scope.targets[of.index] : undefined;
    if (!slot || !kindsIn(slot.filter).has('spell')) throw new Unclear(start);
    return handOn<readonly Instruction[]>([{ do: 'restrict', what: of, restriction: 'be countered', duration: 'permanent' }], scope);
  }),
  clause("<of> can't gain life (lasts:this turn|for the rest of the game)", { of: who }, ({ of }, { scope, forms: { lasts } }) =>
    forbid(of, (named) => ({ rule: 'cannot', who: named, what: 'gain life' }), lasts === 'this turn' ? 'end of turn' : 'permanent', scope),
  ),
  clause('until end of turn, <of>', { of: choice<StaticRule>(producedInstead, lifeFloor) }, ({ of }): readonly Instruction[] => [
    { do: 'rules', rules: [of], duration: 'end of turn' },
  ]),
  clause("<of> can't play (lands|land cards) this turn", { of: who }, ({ of }, { scope }) =>
    forbid(of, (named) => ({ rule: 'cannot', who: named, what: 'play lands' }), 'end of turn', scope),
  ),
];
