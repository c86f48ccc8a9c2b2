/** A position in a scenario's words: what expectations compare, and the `final` of a result. */
import { objectsIn } from '../../engine/state/changes.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { Look } from '../../engine/look/look.ts';
import { colorLetters, letterOf } from '../../engine/language/manaCost.ts';
import type { Question } from '../../engine/events/question.ts';
import type { Session } from '../../engine/session.ts';
import type { GameObject, GameState } from '../../engine/state/state.ts';
import { asSentence } from './inWords.ts';
import { writeQuality } from './lookChanges.ts';
import type { Naming } from './names.ts';
import { toName } from '../position/refs.ts';

/** `3/4`; `none` for what has neither power nor toughness. */
export const ptOf = ({ id }: GameObject, look: Look): string => {
  const { power, toughness } = look.characteristicsOf(id);
  return power === undefined || toughness === undefined ? 'none' : `${power}/${toughness}`;
};

/** A player's mana as symbols, in the order WUBRGC. */
export const poolOf = (state: GameState, player: string): string => {
  const pool = state.players.find(({ id }) => id === player)?.mana ?? [];
  return writePool(pool.map(({ color }) => letterOf(color)));
};
export const writePool = (letters: readonly string[]): string => {
  const order = Object.keys(colorLetters);
  return letters
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((letter) => `{${letter}}`)
    .join('');
};

const kindsOfChoice: Readonly<Partial<Record<Question['kind'], string>>> = {
  attackers: 'attackers',
  blockers: 'blockers',
  damage: 'damage',
  target: 'target',
  object: 'object',
  replacement: 'replacement',
  triggers: 'triggers',
  may: 'may',
  payment: 'payment',
  bottom: 'bottom',
};
/** What a scenario calls a kind of question. */
export const kindOfChoice = ({ kind }: Question): string => kindsOfChoice[kind] ?? 'other';

/** What everything looks like: for programs and people, not for expectations. */
export interface Summary extends Readonly<Record<string, unknown>> {
  /** What nobody has answered: a game that stands at a question has not gone on to what a scenario may expect of it. */
  readonly pending?: { readonly player: string; readonly kind: string; readonly text: string };
}
/** Of the position that a session stands at; `naming` is what people call its things. */
export function summarise(session: Session, naming: Naming): Summary {
  const state = session.state();
  const look = lookAt(state);
  const question = session.pending();
  const players = Object.fromEntries(
    state.players.map(({ id, life, poison, left }) => [
      id,
      {
        life,
        ...(poison === 0 ? {} : { poison }),
        ...(poolOf(state, id) === '' ? {} : { mana: poolOf(state, id) }),
        ...(left ? { left } : {}),
        hand: objectsIn(state, 'hand', id).length,
        library: objectsIn(state, 'library', id).length,
        graveyard: objectsIn(state, 'graveyard', id).length,
      },
    ]),
  );
  const objects = Object.fromEntries(
    Object.values(state.objects)
      .filter(({ zone, kind }) => zone !== 'library' && zone !== 'outside' && kind !== 'ability')
      .map((object) => [
        object.card,
        {
          zone: object.zone,
          controller: look.characteristicsOf(object.id).controller,
          types: writeQuality(look.characteristicsOf(object.id), 'types'),
          ...(look.characteristicsOf(object.id).colors.length === 0 ? {} : { colors: look.characteristicsOf(object.id).colors }),
          ...(ptOf(object, look) === 'none' ? {} : { pt: ptOf(object, look) }),
          ...(object.tapped ? { tapped: true } : {}),
          ...(object.damage > 0 ? { damage: object.damage } : {}),
          ...(Object.keys(object.counters).length > 0 ? { counters: object.counters } : {}),
          ...(object.attachedTo === undefined ? {} : { attachedTo: toName(state, object.attachedTo) }),
        },
      ]),
  );
  return {
    turn: state.turn.number,
    step: state.turn.step,
    active: state.turn.active,
    ...(question === undefined
      ? {}
      : question.kind === 'priority'
        ? { priority: question.player }
        : { pending: { player: question.player, kind: kindOfChoice(question), text: asSentence(state, question.text, naming) } }),
    ...(state.outcome === undefined ? {} : { outcome: state.outcome }),
    players,
    objects,
  };
}
