/** Rules under which but one of a kind may be there: what is of one kind, and what becomes of the others. */
import type { Concept } from '../concepts/concepts.ts';
import { inRange } from '../look/range.ts';
import type { Look } from '../look/look.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

/** Permanents that are one too many together; of each controller by themselves, or of all. */
export type Groups = (look: Look, byController?: boolean) => readonly (readonly GameObject[])[];

/** Those that share one of the words that are told of each. */
export const sharing =
  (wordsOf: (of: Characteristics) => readonly string[]): Groups =>
  (look, byController) => {
    const words = permanents(look).flatMap((object) => {
      const looks = look.characteristicsOf(object.id);
      return wordsOf(looks).map((word) => ({ object, key: JSON.stringify([word, byController && looks.controller]) }));
    });
    return [...Map.groupBy(words, ({ key }) => key).values()]
      .filter(({ length }) => length > 1)
      .map((group) => group.map(({ object }) => object));
  };

/** All go. Of each group those are meant whose controller has another of it in range of influence (801.12). */
export const allGo =
  (groups: Groups, cites: Concept): StateBasedAction =>
  (look) =>
    groups(look)
      .map((group) =>
        group.filter(({ id }) => group.some((other) => other.id !== id && inRange(look, look.characteristicsOf(id).controller, other.id))),
      )
      .filter(({ length }) => length > 0)
      .map((group) => ({ events: group.map(toGraveyard), cites: [cites] }));

/** Each controller keeps one of theirs. */
export const controllerKeepsOne =
  (groups: Groups, cites: Concept): StateBasedAction =>
  (look) =>
    groups(look, true).map((group) => {
      const of = group.map(({ id }) => id);
      return { keepOne: { player: look.characteristicsOf(of[0] ?? '').controller, of }, cites: [cites] };
    });
