/** Resolving the top of the stack (608). */
import type { Concept } from '../concepts/concepts.ts';
import type { Effect } from '../language/ability.ts';
import { hasPermanentType } from '../language/cardType.ts';
import { findEnchant } from '../look/attachment.ts';
import { isBestowed } from '../events/bestow.ts';
import { leaveStack } from '../events/leavingStack.ts';
import type { Context } from '../look/reading/context.ts';
import { conditionHolds } from '../look/reading/read.ts';
import { followInstructions } from './instructions/follow.ts';
import { disguisedMemory, isDisguised } from '../look/keywords/disguise.ts';
import { reworded } from '../look/layers/textChange.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { epic } from '../look/keywords/epic.ts';
import { rebound } from '../look/keywords/rebound.ts';
import { hasKeyword } from '../look/look.ts';
import { perform } from '../events/perform.ts';
import type { IllegalTarget } from '../events/sayings.ts';
import { citingAlso, cite, type Game, type Procedure, rareOf, say, tellAll, within } from '../events/procedure.ts';
import { castOf } from '../look/rulesInForce.ts';
import type { AbilityOnStack, Announced, GameObject } from '../state/state.ts';
import { contextsOf, wordsOf } from '../look/reading/ownTargets.ts';
import { illegalInformation } from '../look/reading/illegalTargets.ts';
import { variantOn } from '../concepts/variant.ts';
import { whyIllegal } from './targets.ts';

/** Resolves the object on top of the stack. */
export function* resolveTop(game: Game): Procedure<void> {
  const id = game.state.zones.stack.at(-1);
  const object = id === undefined ? undefined : game.state.objects[id];
  if (!object) return;
  if (object.assigned) {
    yield* rareOf(game, 'combat damage on the stack').damageOnStack.deal(game, object);
    return;
  }
  if (object.ability) yield* resolveAbility(game, object);
  else yield* resolveSpell(game, object);
}

const isPermanentSpell = ({ state }: Game, { id, ability }: GameObject): boolean =>
  !ability && hasPermanentType(lookAt(state).characteristicsOf(id).types);

function* resolveAbility(game: Game, object: GameObject): Procedure<void> {
  const { ability } = object;
  if (!ability) return;
  const context: Context = {
    source: ability.source,
    controller: object.controller,
    announced: ability,
    memory: ability.memory,
    ability: ability.ability,
    ...(ability.event === undefined ? {} : { event: ability.event }),
  };
  // 603.4: the condition of a triggered ability is looked at again.
  if (
    ability.ability.kind === 'triggered' &&
    ability.ability.condition &&
    !conditionHolds(lookAt(game.state), ability.ability.condition, context)
  ) {
    tellAll(game, game.teller?.resolves(game.state, object));
    say(game, 'intervening if', ability.source);
    yield* perform(game, [{ kind: 'move', object: object.id, to: 'outside', cause: 'state' }]);
    return;
  }
  const legal = keepLegal(game, object, ability.effects, context);
  cite(game, ...(game.teller?.refers(game.state, ability) ?? []));
  if (legal) yield* followTelling(game, ability, { ...context, announced: legal });
  yield* perform(game, [{ kind: 'move', object: object.id, to: 'outside', cause: 'state' }]);
}

/** Carries out an ability. What a delayed one speaks of and does not find any more has a rule of its own (603.7c). */
function* followTelling(game: Game, { effects, delayed }: AbilityOnStack, context: Context): Procedure<void> {
  const telling = within(game, {
    tell: (event, text, ...cites) => {
      game.tell(
        event,
        text,
        ...cites,
        ...(event === 'missing' && cites.includes('objects.newObject') ? (['trigger.delayedGone'] as const) : []),
      );
    },
  });
  yield* followEffects(delayed ? telling : game, effects, context);
}

function* resolveSpell(game: Game, object: GameObject): Procedure<void> {
  const { spell } = object;
  const look = lookAt(game.state);
  const { controller } = look.characteristicsOf(object.id);
  const said: Announced = spell ?? { targets: [], modes: [], x: 0, paid: [] };
  const announced = notedCast(object.kind, said);
  const context: Context = { source: object.id, controller, announced, memory: spell?.memory ?? {} };
  const effects = reworded(game.state, object.id, spell?.effects ?? []);
  // Without its target such a one is a creature spell like others (702.140b, 702.103e).
  const mutates = announced.paid.includes('mutate');
  const alone = mutates ? 'keyword.mutate.alone' : isBestowed(object) ? 'keyword.bestow.alone' : undefined;
  const legal = keepLegal(game, object, effects, context, alone);
  const isPermanent = isPermanentSpell(game, object);
  if (mutates && legal && game.rare) {
    yield* game.rare.merge(game, object, legal.targets.flat()[0] ?? '');
    return;
  }
  if (!legal && !alone) {
    yield* perform(game, [leaveStack(game.state, object, 'illegal targets', false)]);
    return;
  }
  if (isPermanent) {
    // 608.3: it enters under its controller's control, an Aura attached to what it targets.
    const [target] = findEnchant(look, object.id) ? (legal?.targets[0] ?? []) : [];
    const [entered] = yield* perform(game, [
      {
        kind: 'move',
        object: object.id,
        to: 'battlefield',
        cause: 'resolve',
        as: {
          // Of whoever put it onto the stack; who gained control of the spell has the permanent by that effect (110.2b, 400.7a).
          controller: object.controller,
          face: object.face,
          faceDown: object.faceDown,
          ...(isDisguised(object) ? { memory: disguisedMemory } : {}),
          ...(object.memory['convoked'] ? { memory: object.memory } : {}),
          ...(object.kind === 'copy' ? { kind: 'token' as const } : {}),
          ...(spell ? { cast: notedCast(object.kind, castOf(spell)) } : {}),
          ...(target === undefined ? {} : { attachedTo: target }),
        },
      },
    ]);
    // The half that was cast is unlocked (709.5d, 709.5h).
    if (entered?.became !== undefined && game.state.cards[object.card]?.layout === 'split')
      yield* perform(game, [{ kind: 'did', what: 'unlocks', object: entered.became, player: controller, amount: object.face }]);
    // What cannot enter is put into its owner's graveyard (608.3e).
    if (game.state.objects[object.id])
      yield* perform(citingAlso(game, ['move', 'resolve'], 'resolve.stays'), [leaveStack(game.state, object, 'resolve', false)]);
    return;
  }
  // It stands before what else the spell does.
  if (hasKeyword(look, object.id, 'ascend')) game.rare?.ascend(game, controller);
  yield* followEffects(game, effects, { ...context, announced: legal ?? announced });
  if (hasKeyword(lookAt(game.state), object.id, 'epic')) yield* followInstructions(game, epic, { ...context, announced });
  if (!game.state.objects[object.id]) return;
  const usual = leaveStack(game.state, object, 'resolve', true);
  // 702.88a: a copy was not cast from a hand.
  const mayRebound = object.kind === 'card' && spell?.castFrom === 'hand' && hasKeyword(lookAt(game.state), object.id, 'rebound');
  const { leaving, rebounds } = game.rare
    ? yield* game.rare.wayOffStack(game, object, usual, mayRebound)
    : { leaving: usual, rebounds: mayRebound && usual.to === 'graveyard' };
  if (!rebounds) yield* perform(game, [leaving]);
  else {
    cite(game, 'keyword.rebound');
    yield* followInstructions(game, rebound, context);
  }
}

export function* followEffects(game: Game, effects: readonly Effect[], context: Context): Procedure<void> {
  let now = context;
  // A delayed trigger without targets of its own speaks of those of the ability that made it.
  const own = effects.some(({ targets }) => targets.length > 0) ? contextsOf(effects, context) : [];
  for (const [at, { instructions }] of effects.entries())
    now = yield* followInstructions(game, instructions, { ...now, announced: (own[at] ?? context).announced });
}

/**
 * What was announced without the targets that are no longer legal; undefined when there were targets and none is left, and it does not resolve
 * (608.2b). Tells which, or that it resolves.
 */
function keepLegal(game: Game, object: GameObject, effects: readonly Effect[], context: Context, alone?: Concept): Announced | undefined {
  const resolves = (): void => tellAll(game, game.teller?.resolves(game.state, object));
  const { announced } = context;
  const words = wordsOf(effects, context);
  if (words.length === 0 || announced.targets.flat().length === 0) {
    resolves();
    return announced;
  }
  const look = lookAt(game.state);
  const illegal: IllegalTarget[] = [];
  const targets = words.map(([slot, own], at) => {
    const { each } = slot;
    return (announced.targets[at] ?? []).filter((thing, place) => {
      const why = whyIllegal(look, thing, slot, each?.kind === 'these' ? { ...own, each: each.things[place] ?? '' } : own);
      if (why !== undefined) illegal.push({ thing, why });
      return why === undefined;
    });
  });
  const isLeft = targets.flat().length > 0;
  if (isLeft || alone) resolves();
  if (illegal.length > 0) say(game, 'illegal targets', object.id, illegal, isLeft, alone);
  if (!isLeft) return undefined;
  return illegal.length === 0
    ? { ...announced, targets }
    : { ...announced, targets, ...variantOn(illegalInformation, game.state.day)(announced.targets) };
}

/** "If you cast it": a copy that was made on the stack was not cast, one of a card may have been (707.10, 707.12). */
const notedCast = <Cast extends Pick<Announced, 'paid' | 'castFrom'>>(kind: GameObject['kind'], cast: Cast): Cast =>
  kind === 'card' || (cast.castFrom ?? 'outside') !== 'outside' ? { ...cast, paid: [...cast.paid, 'cast'] } : cast;
