/** Static abilities: what is so as long as the object is there; replacement effects; how it enters. */
import type { Condition } from '../language/condition.ts';
import type { Cost } from '../language/cost.ts';
import { kindsIn } from '../language/parts.ts';
import { costs, eitherCost } from './costs.ts';
import { condition } from './phrases.ts';
import { itself } from './references.ts';
import { sayThing } from './antecedents.ts';
import { type Scope, Unclear } from './scope.ts';
import { abilityCosts } from './statics/abilityCosts.ts';
import { asThoughUnblocked } from './statics/asThoughUnblocked.ts';
import { casting } from './statics/casting.ts';
import { causing } from './statics/causing.ts';
import { entering } from './statics/entering.ts';
import { joined } from './statics/joined.ts';
import { paidOnEntering } from './statics/paidOnEntering.ts';
import { replacing } from './statics/replacing.ts';
import { insteadOfDraws } from './statics/insteadOfDraws.ts';
import { insteadOrLoses } from './statics/insteadOrLoses.ts';
import { namedCards } from './statics/namedCards.ts';
import { outOfZones } from './statics/outOfZones.ts';
import { tokensInstead } from './statics/tokensInstead.ts';
import { keepingItsAura } from './statics/keepingItsAura.ts';
import { restricting } from './statics/restricting.ts';
import { discarding } from './statics/discarded.ts';
import { tapping } from './statics/tapping.ts';
import { targeting } from './statics/targeting.ts';
import { unspentMana } from './statics/unspentMana.ts';
import { producingMana } from './statics/producing.ts';
import { statements } from './statics/statements.ts';
import { rules, type Static } from './statics/staticMeaning.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';

const all = (conditions: readonly Condition[]): Condition => {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { kind: 'and', conditions };
};
/** "You may pay {W} rather than pay this spell's mana cost" (118.9). Of X in it nobody has said what it is. */
const alternativeCost: Construct<Static> = clause(
  "(if <when>[ and <also>], |)you may (<paid> (rather than pay|instead of paying) (this spell's|~'s) mana cost|(cast|play) (this spell|~) without paying its mana cost)",
  { when: maybe(condition), also: maybe(condition), paid: maybe(costs) },
  ({ when, also, paid = [] }, { tree }): Static => instead(paid, tree.start, when && all([when, ...(also ? [also] : [])])),
);
const rather: Construct<Static> = clause(
  "(if <when>, |)rather than pay (this spell's|~'s) mana cost, you may <paid>",
  { when: maybe(condition), paid: costs },
  ({ when, paid }, { tree }): Static => instead(paid, tree.start, when),
);
/** Where cards are given up that X describes it is announced, and is the X of the spell (107.3c, 601.2b). */
function instead(paid: readonly Cost[], at: number, when: Condition | undefined): Static {
  const described = paid.map((cost) => (cost.pay === 'exile' && !kindsIn(cost.amount).has('x') ? { ...cost, filter: 'self' } : cost));
  if (kindsIn(described).has('x')) throw new Unclear(at);
  return rules({ rule: 'alternative cost', costs: paid, ...(when ? { when } : {}) });
}

const yourTurn: Condition = { kind: 'your turn' };
const plain = choice<Static>(
  alternativeCost,
  rather,
  ...statements,
  ...joined,
  ...restricting,
  ...tapping,
  ...unspentMana,
  ...producingMana,
  ...targeting,
  ...discarding,
  ...casting,
  ...abilityCosts,
  ...entering,
  ...replacing,
  paidOnEntering,
  ...insteadOfDraws,
  insteadOrLoses,
  ...tokensInstead,
  ...namedCards,
  ...outOfZones,
  ...causing,
  asThoughUnblocked,
  keepingItsAura,
);
/** "That card" is the uppermost one that is asked of, whichever it is: in a statement it is looked at again and again. */
const sayTop = (scope: Scope, only: Condition): Scope =>
  only.kind === 'matches' && only.subject.kind === 'library top' ? sayThing(scope, only.subject, 'all', only.filter) : scope;

export const staticAbility: Construct<Static> = clause(
  '<of>[.]',
  {
    of: choice<Static>(
      plain,
      clause(
        '[turn:during your turn, ](as long as|if) <only>[ and <also>], <of>',
        { only: condition, also: maybe(condition), of: plain },
        ({ only, also, of }, { tree, forms: { turn, 1: word } }): Static => {
          // "If" alone begins what replaces something, or what is asked once.
          const { condition: own } = of;
          if ((own && own.kind !== 'your turn') || (word === 'if' && !turn)) throw new Unclear(tree.start);
          return { ...of, condition: all([...(turn ? [yourTurn] : []), only, ...(also ? [also] : []), ...(own ? [own] : [])]) };
        },
        { before: { of: (scope, { only }) => (only ? sayTop(scope, only) : scope) } },
      ),
      clause('you may look at the top card of your library any time, and <of>', { of: plain }, ({ of }, { tree }): Static => {
        if (of.condition || of.changes || !of.rules?.every(({ rule }) => rule === 'may play')) throw new Unclear(tree.start);
        return { ...of, rules: [{ rule: 'looks at', who: { kind: 'you' }, what: 'library top' }, ...of.rules] };
      }),
      // It works there and nowhere else (113.6b).
      clause(
        'as long as <it> is in your graveyard[ and <only>], <of>',
        { it: itself, only: maybe(condition), of: plain },
        ({ only, of }, { tree }): Static => {
          if (of.condition || of.from || of.defining) throw new Unclear(tree.start);
          return { ...of, from: 'graveyard', ...(only ? { condition: only } : {}) };
        },
      ),
      clause('as long as <it> is on the battlefield, <of>', { it: itself, of: plain }, ({ of }, { tree }): Static => {
        // There alone it works anyway (113.6).
        if (of.from || of.defining) throw new Unclear(tree.start);
        return of;
      }),
      clause('during your turn, <of>', { of: plain }, ({ of }, { tree }): Static => {
        if (of.condition || of.from || of.defining) throw new Unclear(tree.start);
        return { ...of, condition: yourTurn };
      }),
      clause('<of> if <only>', { of: plain, only: condition }, ({ of, only }, { tree }): Static => {
        // Of what happens once it would be asked then: of untapping it is asked in each untap step.
        const isOfUntapping =
          of.rules?.every((each) => each.rule === 'restrict' && each.restriction === 'untap during untap step') === true;
        if (of.condition || of.changes || !isOfUntapping) throw new Unclear(tree.start);
        return { ...of, condition: only };
      }),
      // What must attack is asked as attackers are declared (508.1d).
      clause('<of> unless <unless>', { of: plain, unless: condition }, ({ of, unless }, { tree }): Static => {
        const mustAttack = of.rules?.every((each) => each.rule === 'require' && each.to === 'attack') === true;
        if (of.condition || of.changes || !mustAttack) throw new Unclear(tree.start);
        return { ...of, condition: { kind: 'not', condition: unless } };
      }),
      clause('<of> during your turn', { of: plain }, ({ of }, { tree }): Static => {
        const preventing = (of.rules ?? []).length > 0 && (of.rules ?? []).every(({ rule }) => rule === 'prevent');
        if (of.condition || of.changes || !preventing) throw new Unclear(tree.start);
        return { ...of, condition: yourTurn };
      }),
    ),
  },
  ({ of }, { scope: { forEach, targets }, tree: { start } }) => {
    // Only a statement is asked for each thing by itself; and nothing is chosen as a target of what only is so (115.1).
    if (forEach || targets.length > 0) throw new Unclear(start);
    return of;
  },
);

/** "As an additional cost to cast this spell, sacrifice a creature." */
export const additionalCost: Construct<{ readonly additional: readonly (readonly Cost[])[] }> = clause(
  'as an additional cost to (cast|play) (this spell|~), (<all>|<either>)[.]',
  { all: maybe(costs), either: maybe(eitherCost) },
  ({ all: paid, either }) => ({ additional: either ?? [paid ?? []] }),
);
