/** Cards that may be played or cast for a while, from where they were put (601.3, 611.2). */
import type { Duration } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { spellsIn, theseAmong } from '../among.ts';
import { target, thePastOne } from '../references.ts';
import { herself, thoseOnes } from '../pronouns.ts';
import { and, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, type Forms, maybe, type Written } from '../syntax.ts';
import { duration } from './durations.ts';

const cards = choice<Ref>(herself, thoseOnes, thePastOne, theseAmong, target);
const exiled = choice<Ref>(herself, thoseOnes, thePastOne);
/** What was exiled is known as that object: the permission ends with it as it leaves (400.7). */
const asLongAsThere: Construct<Duration> = clause(
  'for as long as (it|they|that card|those cards) (remains|remain) exiled',
  {},
  (): Duration => 'permanent',
);
/** Where the cards are, by themselves, and what they must be as spells (601.3e). */
function divideSpells(what: Ref): { readonly what: Ref; readonly spells?: Filter } {
  if (what.kind !== 'all' || what.filter.kind !== 'and' || !spellsIn(what.filter)) return { what };
  const isWhere = ({ kind }: Filter): boolean => kind === 'one of' || kind === 'zone';
  const { filters } = what.filter;
  return { what: { kind: 'all', filter: and(...filters.filter(isWhere)) }, spells: and(...filters.filter((each) => !isWhere(each))) };
}
const mayPlay = (who: Ref, what: Ref, how: string | undefined, lasts: Duration, free: boolean): readonly Instruction[] => [
  {
    do: 'rules',
    rules: [
      { rule: 'may play', who, ...divideSpells(what), ...(free ? { free } : {}), ...(how === 'cast' ? { only: 'spells' as const } : {}) },
    ],
    duration: lasts,
  },
];
const free = '(free:| without paying #cards:its mana cost(s|))';
const anyMana =
  '[(,|) and (you may spend mana as though it were mana of any (any:color|type)|mana of any (any:type) can be spent) to cast (spell:that spell|it|those spells|them)]';
/** The cards of which some are spells then: also where they are those of a kind among others, which one is no more once it is cast. */
function cardsIn(what: Ref, at: number): Ref {
  if (what.kind !== 'all') return what;
  const among = what.filter.kind === 'and' ? what.filter.filters.find((each) => each.kind === 'one of') : undefined;
  if (!among) throw new Unclear(at, 'which cards they are is not known once they are cast');
  return among.of;
}
/** Mana of whatever color or type may be spent on them as well (609.4b). */
const ofAnyKind = (does: readonly Instruction[], of: Ref, any: string | undefined, { doer }: Scope, at: number): readonly Instruction[] =>
  does.map((each) =>
    each.do === 'rules'
      ? { ...each, rules: [...each.rules, { rule: 'spend as though', who: doer, any: any as 'color', cards: cardsIn(of, at) }] }
      : each,
  );
/** With such mana for these very spells, as it is said behind. */
function withAnyMana(
  does: readonly Instruction[],
  cards: Ref,
  { any, spell, free: paid }: Forms,
  { scope, tree: { start, parts } }: Written,
): readonly Instruction[] {
  if (any === undefined) return does;
  const isMany = parts['cards']?.plural === true;
  if (isMany !== (spell === 'those spells' || spell === 'them') || paid !== '') throw new Unclear(start, 'which spell it is is not said');
  return ofAnyKind(does, cards, any, scope, start);
}

export const playing: readonly Construct<readonly Instruction[]>[] = [
  clause(
    `you may [look at and ](how:play|cast) <cards> <lasts>${free}${anyMana}`,
    { cards, lasts: choice(duration, asLongAsThere) },
    ({ cards: of, lasts }, written) =>
      withAnyMana(mayPlay(written.scope.doer, of, written.forms['how'], lasts, written.forms['free'] !== ''), of, written.forms, written),
  ),
  clause(
    `you may [look at and ](how:play|cast) <cards> <lasts>. (mana of any (any:type) can be spent to cast (a spell|spells) this way|if you cast a spell this way, you may spend mana as though it were mana of any (any:color|type) to cast it)`,
    { cards, lasts: choice(duration, asLongAsThere) },
    ({ cards: of, lasts }, { scope, forms: { how, any }, tree: { start } }) =>
      ofAnyKind(mayPlay(scope.doer, of, how, lasts, false), of, any, scope, start),
  ),
  clause(
    `for as long as <those> (remains|remain) exiled, you may [look at <seen>, you may ](how:play|cast) <cards>${free}${anyMana}`,
    { those: exiled, seen: maybe(exiled), cards: exiled },
    ({ those, seen = those, cards: of }, written) => {
      const { scope, forms, tree } = written;
      if (!isSame(those, of) || !isSame(seen, of)) throw new Unclear(tree.start, 'it is something else that remains exiled');
      return withAnyMana(mayPlay(scope.doer, of, forms['how'], 'permanent', forms['free'] !== ''), of, forms, written);
    },
  ),
  clause(
    `for as long as <those> remains exiled, its owner may (how:play|cast) <cards>${free}`,
    { those: exiled, cards: exiled },
    ({ those, cards: of }, { forms: { how, free: paid }, tree: { start } }) => {
      if (!isSame(those, of)) throw new Unclear(start, 'it is something else that remains exiled');
      return mayPlay({ kind: 'owner', of }, of, how, 'permanent', paid !== '');
    },
    { numbers: { those: false, cards: false } },
  ),
  clause(
    `until (lasts:end of turn|your next turn|the end of your next turn), you may (how:play|cast) <cards>${free}${anyMana}`,
    { cards },
    ({ cards: of }, written) => {
      const { how, lasts, free: paid } = written.forms;
      const until = lasts === 'the end of your next turn' ? 'end of your next turn' : lasts === 'end of turn' ? lasts : 'your next turn';
      return withAnyMana(mayPlay(written.scope.doer, of, how, until, paid !== ''), of, written.forms, written);
    },
  ),
];
