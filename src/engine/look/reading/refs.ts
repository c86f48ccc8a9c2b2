/** Whom and what a text means, in a position. */
import type { Ref } from '../../language/ref.ts';
import { inTurnOrder, nextObjectId, objectsIn, opponentsOf, playersFrom } from '../../state/changes.ts';
import { objectIn, type Look, rememberedBy } from '../look.ts';
import { isLimited, unlimited } from '../range.ts';
import { recordsOf } from '../../state/turnRecord.ts';
import { attackedWith, sideOf } from '../../state/teams.ts';
import type { PlayerId, Thing } from '../../state/state.ts';
import type { Reading } from './reading.ts';
import { type Context, isPlayer, reaches } from './context.ts';
import { isFound } from './foundAgain.ts';
import { known } from './illegalTargets.ts';
import { listRemembered, recall } from './remembered.ts';

/**
 * The objects and players that a ref means, in a fixed order, as far as they are in range (801.10, 801.11). Objects that are gone are still
 * named; whoever acts on them looks.
 */
export function resolveRef(read: Reading, look: Look, ref: Ref, context: Context): readonly Thing[] {
  const meant = meantBy(read, look, ref, context);
  return isLimited(look.state) && ref.kind !== 'self' && ref.kind !== 'granter' && ref.kind !== 'you'
    ? meant.filter((thing) => reaches(look, context, thing))
    : meant;
}

/** Who could make a choice: whom the ref means, or where none of them is in range, the closest to the controller's left (801.5c). */
export function choosersOf(read: Reading, look: Look, ref: Ref, context: Context): readonly PlayerId[] {
  const among = (things: readonly Thing[]) => things.filter((thing) => isPlayer(look.state, thing));
  const near = among(resolveRef(read, look, ref, context));
  if (near.length > 0 || !isLimited(look.state)) return near;
  const meant = resolveRef(read, unlimited(look), ref, context);
  // Turn order goes to the left (103.1).
  return playersFrom(look.state, context.controller)
    .filter((player) => meant.includes(player))
    .slice(0, 1);
}

function meantBy(read: Reading, look: Look, ref: Ref, context: Context): readonly Thing[] {
  switch (ref.kind) {
    case 'self':
    case 'granter':
      return [context.source];
    case 'self in graveyard':
      return foundInGraveyard(look, context.source).filter(
        (id) => !ref.yours || (look.state.objects[id]?.zone === 'graveyard' && look.state.objects[id].owner === context.controller),
      );
    case 'you':
      return [context.controller];
    case 'target':
      return context.announced.targets[ref.index] ?? [];
    case 'attached': {
      const attachedTo = objectIn(look, context.source)?.attachedTo;
      return attachedTo === undefined ? [] : [attachedTo];
    }
    case 'event': {
      if (ref.role === 'object' && context.event?.objects) return context.event.objects;
      const found = context.event?.[ref.role];
      if (found === undefined || ref.role !== 'became') return found === undefined ? [] : [found];
      return [found, ...(context.event?.also ?? [])].filter((id) => isFound(look, id, context));
    }
    case 'memory':
      // "The exiled card" may be what a linked ability of the source exiled (607.2a).
      return recall(context.memory, ref.slot) === undefined && ref.slot === 'exiled'
        ? linkedBy(look, ref.slot, context)
        : listRemembered(recall(context.memory, ref.slot));
    case 'linked':
      return linkedBy(look, ref.slot, context);
    case 'all':
      return read.findMatching(look, ref.filter, context);
    case 'players':
      return resolvePlayers(look, ref.which, context);
    case 'controller':
      return unique(
        resolveRef(read, look, ref.of, known(context)).map((thing) =>
          isPlayer(look.state, thing) ? thing : look.characteristicsOf(thing).controller,
        ),
      );
    case 'owner':
      return unique(
        resolveRef(read, look, ref.of, known(context)).flatMap((thing) =>
          isPlayer(look.state, thing) ? [thing] : (objectIn(look, thing)?.owner ?? []),
        ),
      );
    case 'partner':
      return read.pairOf(look, context.source).filter((id) => id !== context.source);
    case 'last':
      return resolveRef(read, look, ref.of, context)
        .filter((thing) => read.matches(look, thing, ref.filter, context))
        .slice(-1);
    case 'several':
      return unique(ref.of.flatMap((each) => resolveRef(read, look, each, context)));
    case 'opponents of':
      return unique(resolveRef(read, look, ref.of, context).flatMap((player) => opponentsOf(look.state, player)));
    case 'these':
      return ref.things;
    case 'each':
      return context.each === undefined ? [] : [context.each];
    case 'library top': {
      const count = Math.max(0, read.amountOf(look, ref.amount, context));
      return resolveRef(read, look, ref.of, context).flatMap((player) => objectsIn(look.state, 'library', player).slice(0, count));
    }
  }
}

/** The source while it is there, else its card in the graveyard, unless that has moved on (400.7e). */
function foundInGraveyard(look: Look, source: string): readonly Thing[] {
  return [source, nextObjectId(source)]
    .filter((id) => (id === source ? look.state.objects[id] : look.state.objects[id]?.zone === 'graveyard'))
    .slice(0, 1);
}

/** What a linked ability of the source remembers; of what it exiled those that are in exile still (607.2a). */
const linkedBy = (look: Look, slot: string, { source, ability }: Context): readonly Thing[] =>
  listRemembered(rememberedBy(look, source, slot, ability)).filter((id) => slot !== 'exiled' || look.state.objects[id]?.zone === 'exile');

const unique = (things: readonly Thing[]): readonly Thing[] => [...new Set(things)];

function resolvePlayers(
  look: Look,
  which: Extract<Ref, { kind: 'players' }>['which'],
  { controller, source, defending, active, event, each = '' }: Context,
): readonly PlayerId[] {
  if (which === 'active') return active ?? sideOf(look.state, look.state.turn.active);
  if (which === 'opponents') return opponentsOf(look.state, controller);
  if (which === 'team') return inTurnOrder(look.state).filter((id) => !opponentsOf(look.state, controller).includes(id));
  if (which === 'defending') {
    // Of several creatures each has its own.
    const own = objectIn(look, each)?.attacking;
    if (!own && defending !== undefined) return defending;
    // Whom the creature attacks that the text is of or speaks of, else whoever defends in this combat (508.5, 802.2a).
    const { step, active: attacking, defending: chosen, happened } = look.state.turn;
    const attacks = recordsOf(happened, 'attack');
    // What was removed from combat attacked them before (508.5).
    const attackOf = (id: string): { readonly whom?: Thing; readonly defender?: PlayerId } | undefined =>
      objectIn(look, id)?.attacking ?? attacks.findLast(({ object, combat }) => object === id && combat === attacks.at(-1)?.combat);
    // Of another creature that the event is of it is said, though the source attacks as well.
    const { whom, defender } = own ?? attackOf(event?.object ?? source) ?? attackOf(source) ?? {};
    if (whom === undefined && !/combat|attackers|blockers|damage/.test(step)) return [];
    if (whom === undefined) return chosen === undefined ? opponentsOf(look.state, attacking) : [chosen];
    return attackedWith(look.state, defender ?? (isPlayer(look.state, whom) ? whom : look.characteristicsOf(whom).controller));
  }
  return inTurnOrder(look.state).filter((id) => which !== 'others' || id !== controller);
}
