import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardType } from '../../src/engine/language/cardType.ts';
import { lookAt } from '../../src/engine/look/layers/characteristics.ts';
import { manaValueOf } from '../../src/engine/language/manaCost.ts';
import type { Answer, Question } from '../../src/engine/events/question.ts';
import type { Action } from '../../src/engine/session.ts';
import type { GameState } from '../../src/engine/state/state.ts';
import {
  all,
  beginPlay,
  type CardGiven,
  creature,
  damageTo,
  gain,
  keyword,
  number,
  oneTarget,
  spell,
  staticRules,
  target,
  whenever,
  you,
} from './kit.ts';

/** A small deck with something of each chapter, for the player in that seat. */
const deck = (seat: number): readonly CardGiven[] => {
  const made: CardGiven[] = [];
  const add = (count: number, name: string, more: Omit<CardGiven, 'ref'>): void => {
    for (let at = 1; at <= count; at += 1) made.push({ ref: `${seat} ${name} ${at}`, name, ...more });
  };
  const land: readonly CardType[] = ['land'];
  add(6, 'Forest', { types: land, subtypes: ['Forest'], supertypes: ['basic'] });
  add(6, 'Mountain', { types: land, subtypes: ['Mountain'], supertypes: ['basic'] });
  add(3, 'Bear', { pt: '2/2', cost: '{1}{G}' });
  add(2, 'Linker', { pt: '2/1', cost: '{G}', abilities: [keyword('lifelink')] });
  add(2, 'Priest', {
    pt: '1/1',
    cost: '{G}',
    abilities: [whenever('Whenever a creature dies, gain 1.', { on: 'dies', what: creature }, [gain(1)])],
  });
  add(2, 'Grower', {
    pt: '0/0',
    cost: '{1}{G}',
    abilities: [
      staticRules('Enters with two +1/+1 counters.', { rule: 'enters', what: 'self', counters: { counter: '+1/+1', amount: number(2) } }),
    ],
  });
  add(2, 'Clone', {
    pt: '0/0',
    cost: '{1}{R}',
    abilities: [staticRules('Copy.', { rule: 'enters', what: 'self', asCopyOf: creature, optional: true })],
  });
  add(3, 'Bolt', {
    types: ['instant'],
    cost: '{R}',
    abilities: [spell('3 damage.', [damageTo(target(), 3)], [oneTarget({ kind: 'any target' })])],
  });
  add(2, 'Heralds', {
    types: ['sorcery'],
    cost: '{1}{R}',
    abilities: [
      spell('Two tokens.', [
        {
          do: 'create token',
          who: you,
          amount: number(2),
          token: {
            colors: ['red'],
            types: { types: ['creature'], subtypes: ['Goblin'] },
            power: number(1),
            toughness: number(1),
            abilities: [],
          },
        },
      ]),
    ],
  });
  add(2, 'Tempest', { types: ['sorcery'], cost: '{R}', abilities: [spell('1 life.', [gain(1)]), keyword('storm')] });
  add(1, 'Storm', { types: ['sorcery'], cost: '{2}{R}', abilities: [spell('2 damage to each creature.', [damageTo(all(creature), 2)])] });
  return made;
};

/** A generator of numbers from a seed, for the choices of the test. */
function* numbers(seed: number): Generator<number, never> {
  let now = seed;
  for (;;) {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    yield now / 2 ** 32;
  }
}

/** What was done, as far as it stands: an action, or an answer. */
type Given = { readonly action: Action } | { readonly answer: Answer };

interface Trace {
  readonly told: readonly string[];
  readonly states: readonly GameState[];
  readonly given: readonly Given[];
  /** How often something was refused. */
  readonly refused: number;
}

function beginGame(seed: number, players: readonly string[], options?: GameState['options']) {
  const shuffled = (seat: number) => deck(seat).toSorted((a, b) => ((a.ref.length * 31 + seed) % 7) - ((b.ref.length * 31 + seed) % 7));
  const zones = (seat: number) => ({ hand: shuffled(seat).slice(0, 7), library: shuffled(seat).slice(7) });
  return beginPlay({
    seed,
    turn: 1,
    step: 'upkeep',
    players,
    zones: Object.fromEntries(players.map((player, seat) => [player, zones(seat)])),
    ...(options === undefined ? {} : { options }),
  });
}

/** Plays legal actions at random for a number of decisions. */
function playRandomly(seed: number, decisions: number, players = ['A', 'B'], options?: GameState['options']): Trace {
  const chance = numbers(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(chance.next().value * items.length)];
  const play = beginGame(seed, players, options);
  const given: Given[] = [];
  let begun = 0;
  let refused = 0;
  const act = (action: Action): boolean => {
    begun = given.length;
    const isRefused = play.act(action).kind === 'refused';
    if (isRefused) refused += 1;
    else given.push({ action });
    return isRefused;
  };
  const states = [play.state()];
  const note = (): void => {
    if (states.at(-1) !== play.state()) states.push(play.state());
  };
  for (let at = 0; at < decisions; at += 1) {
    const question = play.session.pending();
    if (!question) break;
    if (question.kind === 'priority') {
      const able = listActions(play.state(), question.player);
      const action = chance.next().value < 0.6 ? pick(able) : undefined;
      if (!action || act(action)) act({ do: 'pass', by: question.player });
    } else answer(question, pick(firstOptions(question)));
    note();
  }
  return { told: tell(play), states, given, refused };

  function answer(question: Question, chosen: Answer | undefined): void {
    if (chosen === undefined) throw new Error(`nothing to answer to ${question.text}`);
    const result = play.answer(chosen);
    if (result.kind !== 'refused') {
      given.push({ answer: chosen });
      return;
    }
    // A spell whose cost cannot be paid is taken back as a whole (731.1).
    if (!result.cites.includes('cast.pay')) throw new Error(`a listed option is refused: ${JSON.stringify(chosen)} ${result.reason}`);
    given.length = begun;
    refused += 1;
    expect(play.session.pending()?.kind).toBe('priority');
  }
}

const tell = ({ told }: ReturnType<typeof beginGame>): readonly string[] => told.map(({ event, text }) => `${event}: ${text}`);

const firstOptions = (question: Question): readonly Answer[] => question.options().slice(0, 200);

/** What there are lands for; whether the colours fit, the engine says. */
function listActions(state: GameState, player: string): readonly Action[] {
  const look = lookAt(state);
  const lands = state.zones.battlefield.filter(
    (id) => look.characteristicsOf(id).types.includes('land') && look.characteristicsOf(id).controller === player,
  );
  const untapped = lands.filter((id) => state.objects[id]?.tapped === false).length;
  return (state.zones.hand[player] ?? []).flatMap((object): Action[] => {
    const { types, manaCost } = look.characteristicsOf(object);
    if (types.includes('land')) return state.turn.active === player ? [{ do: 'play land', by: player, object }] : [];
    return manaValueOf(manaCost) <= untapped ? [{ do: 'cast', by: player, object }] : [];
  });
}

/** Every object with every place in which a zone lists it. */
function placesOf(state: GameState): ReadonlyMap<string, readonly string[]> {
  const places = Object.entries(state.zones).flatMap(([zone, list]: readonly [string, GameState['zones'][keyof GameState['zones']]]) =>
    'map' in list
      ? (list as readonly string[]).map((id) => ({ id, zone }))
      : Object.entries(list).flatMap(([, ids]) => ids.map((id) => ({ id, zone }))),
  );
  return new Map([...Map.groupBy(places, ({ id }) => id)].map(([id, found]) => [id, found.map(({ zone }) => zone)]));
}

/** With spaces, digits, quotes, in other scripts, and like cards and keywords. */
const strangeNames = ['Anna Maria', '2', 'Storm', 'O\u2019Brien "X"', 'Алиса', 'Bear'];

/** The same with other names for its players, wherever these stand. */
function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => rename(each, names));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [names.get(key) ?? key, rename(each, names)]));
}

const cardsIn = (state: GameState): readonly string[] =>
  Object.values(state.objects)
    .filter(({ kind }) => kind === 'card')
    .map(({ card }) => card)
    .toSorted();

describe('random legal play of small decks', () => {
  const runs = { numRuns: 6, seed: 20260116, endOnFailure: true } as const;
  const known = new Map<number, Trace>();
  const played = (seed: number): Trace => {
    const trace = known.get(seed) ?? playRandomly(seed, 200);
    known.set(seed, trace);
    return trace;
  };
  const seeds = fc.integer({ min: 1, max: 1_000_000 });

  it('keeps every object in exactly the zone it says, and every card in the game', () => {
    let longest = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { states } = played(seed);
        longest = Math.max(longest, states.length);
        const [first] = states;
        for (const state of states) {
          const places = placesOf(state);
          const elsewhere = Object.values(state.objects).filter(({ id, zone }) => places.get(id)?.join() !== zone);
          expect(elsewhere).toEqual([]);
          expect(places.size).toBe(Object.keys(state.objects).length);
          if (first && !state.outcome) expect(cardsIn(state)).toEqual(cardsIn(first));
        }
      }),
      runs,
    );
    expect(longest).toBeGreaterThan(50);
  });

  it('has no negative counters, damage or shields, and no two objects for one card', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const state of played(seed).states) {
          const wrong = Object.values(state.objects).filter(({ counters, damage, regenerationShields }) =>
            [...Object.values(counters), damage, regenerationShields].some((count) => !(count >= 0)),
          );
          expect(wrong).toEqual([]);
          expect(new Set(Object.values(state.objects).map(({ card }) => card)).size).toBe(Object.keys(state.objects).length);
        }
      }),
      runs,
    );
  });

  it('goes as it would have gone without what was tried and refused', () => {
    let tried = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { told, states, given, refused } = played(seed);
        tried += refused;
        const play = beginGame(seed, ['A', 'B']);
        for (const each of given) expect('action' in each ? play.act(each.action) : play.answer(each.answer)).not.toHaveProperty('reason');
        expect(tell(play)).toEqual(told);
        expect(play.state()).toEqual(states.at(-1));
      }),
      runs,
    );
    expect(tried).toBeGreaterThan(20);
  });

  it('lets no mana survive its step', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { states } = played(seed);
        for (const [at, state] of states.entries()) {
          const before = states[at - 1];
          const same = before?.turn.number === state.turn.number && before.turn.step === state.turn.step;
          if (!same) expect(state.players.flatMap(({ mana }) => mana)).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('is the same whatever the players are called', () => {
    const plain = ['A', 'B', 'C', 'D', 'E', 'F'];
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 4 }), fc.nat(5), (seed, count, from) => {
        const names = Array.from({ length: count }, (_, at) => strangeNames[(from + at) % strangeNames.length] ?? '');
        const renamed = new Map(names.map((name, at) => [plain[at] ?? '', name]));
        const [one, other] = [plain.slice(0, count), names].map((players) => playRandomly(seed, 100, players));
        expect(one?.states.length).toBeGreaterThan(30);
        // A state follows from the one before: some of them and the last are enough.
        const some = (trace: Trace | undefined) => trace?.states.filter((_, at, { length }) => at % 25 === 0 || at === length - 1);
        expect(some(one)?.map((state) => rename(state, renamed))).toEqual(some(other));
        const kinds = (trace: Trace | undefined) => trace?.told.map((told) => told.slice(0, told.indexOf(':')));
        expect(kinds(one)).toEqual(kinds(other));
      }),
      { ...runs, numRuns: 8 },
    );
  });

  it('tells the same for the same seed and the same answers', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(playRandomly(seed, 80)).toEqual(playRandomly(seed, 80));
      }),
      { ...runs, numRuns: 4 },
    );
  });

  it('is the same with a range of influence that reaches everybody as without one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [free, limited] = [undefined, 3].map((rangeOfInfluence) =>
          playRandomly(seed, 100, ['A', 'B', 'C'], { attackMultiplePlayers: true, ...(rangeOfInfluence ? { rangeOfInfluence } : {}) }),
        );
        expect(limited?.told).toEqual(free?.told);
      }),
      { ...runs, numRuns: 2 },
    );
  });
});
