/** All instructions that are one: what is done at once. How they hang together is in flow.ts. */
import type { Instruction } from '../../language/instruction.ts';
import { distribute } from '../distributing.ts';
import { handOn, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { unblockedThisTurn } from '../statics/asThoughUnblocked.ts';
import { atRandom } from './atRandom.ts';
import { chance } from './chance.ts';
import { activationsForbidden } from './activationsForbidden.ts';
import { copyOfEach } from './copyOfEach.ts';
import { returnedAttached } from './returnedAttached.ts';
import { choosingCombat } from './choosingCombat.ts';
import { choosing } from './choosing.ts';
import { chosenOpponent } from './chosenOpponent.ts';
import { fightingEachOther } from './fightingEachOther.ts';
import { eachDeals } from './eachDeals.ts';
import { numberOfCounters } from './numberOfCounters.ts';
import { eachBasicType } from './eachBasicType.ts';
import { drawingUpTo } from './drawingUpTo.ts';
import { exchanging } from './exchanging.ts';
import { leavesForExile } from './leavesForExile.ts';
import { exilingUntil } from './exilingUntil.ts';
import { exiledWith } from './exiledWith.ts';
import { forbidding } from './forbidding.ts';
import { keywordActions } from './keywordActions.ts';
import { looking } from './looking.ts';
import { countersUpTo } from './countersUpTo.ts';
import { dividing } from './dividing.ts';
import { getsAndDeals } from './getsAndDeals.ts';
import { doubledPower } from './doubledPower.ts';
import { fromHandLookedAt } from './fromHandLookedAt.ts';
import { hiding } from './hiding.ts';
import { keeping } from './keeping.ts';
import { mana } from './mana.ts';
import { manifesting } from './manifesting.ts';
import { moving } from './moving.ts';
import { movingCounters } from './movingCounters.ts';
import { searchingBoth } from './named.ts';
import { searching } from './searching.ts';
import { permanents } from './permanents.ts';
import { fromZones } from './fromZones.ts';
import { playing } from './playing.ts';
import { retargeting } from './retargeting.ts';
import { changesSacrificed } from './sacrificed.ts';
import { damage, cards, isUnclearDamage, life } from './simple.ts';
import { soManyCards } from './soManyCards.ts';
import { copiesInPlural } from './copiesInPlural.ts';
import { copyForEachTarget } from './copyForEachTarget.ts';
import { choosesTarget } from './choosesTarget.ts';
import { stack } from './stack.ts';
import { tappingForEach } from './tappingForEach.ts';
import { targetPerKick } from './targetPerKick.ts';
import { tokens } from './tokens.ts';
import { intoLibraries } from './intoLibraries.ts';
import { threeAtOnce } from './threeAtOnce.ts';
import { turnsToCome } from './turnsToCome.ts';
import { votes } from './votes.ts';

/** An instruction, after the choices that its words ask for, and for each of those of whom it speaks one by one. */
function prepared(construct: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> {
  return clause('<of>', { of: construct }, ({ of }, { scope, tree: { start } }) => {
    if (of.some(changesSacrificed)) throw new Unclear(start, 'what was sacrificed is no permanent by then');
    if (of.some((does) => isUnclearDamage(does, scope))) throw new Unclear(start, 'how much each of them deals is not said');
    return handOn<readonly Instruction[]>([...scope.before, ...distribute(of, scope.forEach)], {
      ...scope,
      before: [],
      forEach: undefined,
      subject: undefined,
      about: undefined,
    });
  });
}

/** Everything that is done at once. */
export const single = choice<readonly Instruction[]>(
  ...[
    ...damage,
    eachDeals,
    fightingEachOther,
    ...numberOfCounters,
    threeAtOnce,
    getsAndDeals,
    ...dividing,
    ...exilingUntil,
    leavesForExile,
    ...hiding,
    fromHandLookedAt,
    ...doubledPower,
    ...life,
    ...turnsToCome,
    ...exchanging,
    ...cards,
    ...soManyCards,
    drawingUpTo,
    ...tokens,
    copyOfEach,
    returnedAttached,
    ...moving,
    ...exiledWith,
    ...intoLibraries,
    tappingForEach,
    ...permanents,
    ...activationsForbidden,
    unblockedThisTurn,
    ...movingCounters,
    countersUpTo,
    ...mana,
    ...stack,
    ...copiesInPlural,
    ...copyForEachTarget,
    ...looking,
    ...atRandom,
    ...playing,
    ...fromZones,
    ...searchingBoth,
    ...searching,
    ...choosing,
    ...choosingCombat,
    chosenOpponent,
    choosesTarget,
    targetPerKick,
    ...eachBasicType,
    ...chance,
    ...votes,
    ...keeping,
    ...manifesting,
    ...retargeting,
    ...forbidding,
    ...keywordActions,
  ].map(prepared),
);
