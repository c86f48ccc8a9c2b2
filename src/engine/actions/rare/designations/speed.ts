/** Speed: a number that a player gets by “start your engines!”, and that grows to 4 as opponents lose life (702.179). */
import { type Game, say } from '../../../events/procedure.ts';
import { changeObject, changePlayer } from '../../../state/changes.ts';
import type { Amount } from '../../../language/amount.ts';
import { controlsKeyword, inherentOf, makeInherent, type Triggered } from './inherent.ts';

const name = 'Speed';
export const speed = 'speed';
const you = { kind: 'you' } as const;
const number = (value: number): Amount => ({ kind: 'number', value });
const keyword = 'start your engines!';
const once = 'triggered';

const grows: Triggered = {
  kind: 'triggered',
  keyword: speed,
  text: 'Once in each of their turns, as opponents lose life, a player below speed 4 gains one.',
  event: { on: 'loses life', who: { kind: 'players', which: 'opponents' }, together: true },
  condition: {
    kind: 'and',
    conditions: [
      { kind: 'your turn' },
      { kind: 'compare', left: { kind: 'counters', counter: speed, of: you }, comparison: 'at most', right: number(3) },
    ],
  },
  effect: { targets: [], instructions: [{ do: 'counters', on: you, counter: speed, amount: number(1) }] },
};

export function keepSpeed(game: Game): void {
  const starting = controlsKeyword(game, keyword);
  for (const { id, counters, left } of game.state.players) {
    if (left) continue;
    if (starting.has(id) && (counters[speed] ?? 0) === 0) {
      game.state = changePlayer(game.state, id, { counters: { ...counters, [speed]: 1 } });
      say(game, 'speed', id);
    } else if ((counters[speed] ?? 0) === 0) continue;
    const own = inherentOf(game, name, id);
    if (!own) makeInherent(game, name, id, [grows]);
    else triggerOnce(game, own.id);
  }
}

/** Of what triggered since it last was looked, only the first does in a turn. */
function triggerOnce(game: Game, source: string): void {
  const object = game.state.objects[source];
  const own = game.state.waiting.filter((each) => each.source === source);
  if (!object || own.length === 0) return;
  const { number: turn } = game.state.turn;
  const [first] = object.memory[once] === turn ? [] : own;
  game.state = changeObject(
    { ...game.state, waiting: game.state.waiting.filter((each) => each.source !== source || each === first) },
    source,
    { memory: { ...object.memory, [once]: turn } },
  );
}
