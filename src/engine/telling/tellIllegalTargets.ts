/** Tells which targets are not legal any more, why, and what comes of it (608.2b). */
import { nameOf, ofSource } from '../events/nameOf.ts';
import type { IllegalTarget, Sayings } from '../events/sayings.ts';
import type { Telling } from '../events/telling.ts';
import { capitalised, listOf } from '../state/sentences.ts';
import type { GameState } from '../state/state.ts';

/** Why, behind what it is of one or of several; who has left the game is told as players are. */
const reasons: Readonly<Record<IllegalTarget['why'], readonly [one: string, several: string]>> = {
  gone: ['is gone', 'are gone'],
  other: ['is no legal target any more', 'are no legal targets any more'],
  cannot: ['cannot be its target', 'cannot be its targets'],
  'keyword.shroud': ['has shroud', 'have shroud'],
  'keyword.hexproof': ['has hexproof', 'have hexproof'],
  'keyword.protection.target': ['has protection from it', 'have protection from it'],
};

function sayReasons(state: GameState, illegal: readonly IllegalTarget[]): string {
  const said = [...Map.groupBy(illegal, ({ why }) => why)].map(([why, all]) => {
    const things = [...new Set(all.map(({ thing }) => thing))];
    return `${listOf(things.map((thing) => nameOf(state, thing)))} ${reasons[why][things.length === 1 ? 0 : 1]}`;
  });
  return listOf(said);
}

/** `rest`: other targets are legal, so that it resolves and does what it can. `alone`: it resolves as a creature spell. */
export function tellIllegalTargets(state: GameState, ...[id, illegal, rest, alone]: Sayings['illegal targets']): Telling {
  const object = state.objects[id];
  const name = object?.ability ? `The ability${ofSource(state, object.ability.source)}` : nameOf(state, id);
  const why = sayReasons(state, illegal);
  const isOne = new Set(illegal.map(({ thing }) => thing)).size === 1;
  return {
    event: 'illegal targets',
    text: capitalised(
      alone !== undefined && !rest
        ? `${why}: ${name} resolves as a creature spell.`
        : rest
          ? `${why}, and ${isOne ? 'is' : 'are'} not affected as ${isOne ? 'a target' : 'targets'}.`
          : // Until 2018 it was countered by that, since then it does not resolve (608.2b): both are true of this.
            `${name} leaves the stack and does nothing: ${why}.`,
    ),
    cites: [
      ...(alone === undefined || rest ? [] : [alone]),
      'resolve.illegalTargets',
      ...new Set(illegal.flatMap(({ why: bar }) => (bar === 'gone' || bar === 'other' ? [] : [bar]))),
    ],
  };
}
