/** What two games are compared by: each decision with what was told of it, and what is there in the end. */
import { lookAt } from '../../../src/engine/look/layers/characteristics.ts';
import type { GameState } from '../../../src/engine/state/state.ts';
import type { Told } from '../../../src/engine/events/procedure.ts';
import type { Game } from './games.ts';

export interface Course {
  /** A line for each decision and each step told. */
  readonly lines: readonly string[];
  readonly end: readonly string[];
}

export interface CourseWanted {
  /** What a thing is called in the other game. */
  readonly called?: (thing: string) => string;
  /** How names and sentences are said in the other game. */
  readonly said?: (text: string) => string;
  /** What of a sentence is compared, as it stands then. */
  readonly told?: (text: string) => string;
  /** Steps and objects that only this game has. */
  readonly isOwn?: (text: string) => boolean;
  /** Steps told of one decision, and what sentences list, may come in any order. */
  readonly anyOrder?: boolean;
}

const same = (text: string): string => text;

/** A sentence by its words: what it lists may stand in any order. */
const inAnyOrder = (text: string): string =>
  text
    .split(/[ ,.]+/)
    .toSorted()
    .join(' ');

/** Everything that can be seen of a position, as lines in an order of their own. */
export function linesOf(state: GameState, { called = same, said = same, isOwn = () => false }: CourseWanted = {}): readonly string[] {
  const look = lookAt(state);
  const thing = (id: string | undefined): string => (id === undefined ? '' : called(id));
  const objects = Object.values(state.objects).map((object) => {
    const {
      id,
      kind,
      zone,
      owner,
      tapped,
      flipped,
      faceDown,
      phasedOut,
      damage,
      counters,
      attachedTo,
      attacking,
      blocking,
      ability,
      spell,
    } = object;
    const is = look.characteristicsOf(id);
    const announced = ability ?? spell;
    return [
      kind === 'ability' ? `ability of ${thing(ability?.source)}: ${said(ability?.ability.text ?? '')}` : thing(id),
      [zone, `owner ${thing(owner)}`, `controller ${thing(is.controller)}`],
      Object.entries({ tapped, flipped, faceDown, phasedOut }).flatMap(([key, value]) => (value ? [key] : [])),
      `damage ${damage}`,
      JSON.stringify(Object.entries(counters).toSorted()),
      [thing(attachedTo), thing(attacking?.whom), (blocking ?? []).map(thing).toSorted().join('+')],
      [said(is.name), is.power, is.toughness, is.loyalty, is.colors.toSorted(), is.types, is.supertypes, is.subtypes.toSorted()].join(','),
      is.abilities
        .map(({ text }) => said(text))
        .toSorted()
        .join(' / '),
      announced === undefined ? '' : JSON.stringify([announced.targets.map((list) => list.map(thing)), announced.modes, announced.x]),
    ]
      .flat()
      .join('; ');
  });
  const players = state.players.map(({ id, life, poison, mana, left, landsPlayed, counters }) =>
    [
      thing(id),
      life,
      poison,
      mana
        .map(({ color }) => color)
        .toSorted()
        .join('+'),
      left,
      landsPlayed,
      JSON.stringify(counters),
    ].join('; '),
  );
  const piles = (['library', 'graveyard'] as const).flatMap((zone) =>
    Object.entries(state.zones[zone]).map(([player, ids]) => `${zone} of ${thing(player)}: ${ids.map(thing).join(', ')}`),
  );
  const { number, active, step, priority } = state.turn;
  const outcome = state.outcome ? `over: ${state.outcome.winners.map(thing).join()} ${state.outcome.draw}` : '';
  const all = [...objects, ...players, ...piles, `turn ${number} of ${thing(active)}: ${step}, ${thing(priority)}`, outcome];
  return all.filter((line) => !isOwn(line)).toSorted();
}

export function courseOf({ opening, decisions, state }: Game, wanted: CourseWanted = {}): Course {
  const { said = same, told: shape = same, isOwn = () => false, anyOrder = false } = wanted;
  const told = (list: readonly Told[]): readonly string[] => {
    const rules = (cites: Told['cites']): string => `[${[...new Set(cites)].toSorted().join(' ')}]`;
    const shown = list.filter(({ text }) => !isOwn(text));
    if (anyOrder)
      return [
        ...shown.map(({ event, text }) => `  ${event}: ${inAnyOrder(shape(said(text)))}`).toSorted(),
        rules(list.flatMap(({ cites }) => cites)),
      ];
    return shown.map(({ event, text, cites }) => `  ${event}: ${shape(said(text))} ${rules(cites)}`);
  };
  return {
    lines: [
      ...told(opening),
      ...decisions.flatMap(({ player, asked, taken, told: list }) => [`${player} ${asked}: ${taken}`, ...told(list)]),
    ],
    end: linesOf(state, wanted),
  };
}

/** Where two courses part, with some lines before it; undefined where they do not. */
export function partingOf(one: Course, other: Course): string | undefined {
  const part = (left: readonly string[], right: readonly string[], before: number): string | undefined => {
    const at = left.findIndex((line, place) => line !== right[place]);
    const place = at >= 0 ? at : left.length < right.length ? left.length : -1;
    return place < 0
      ? undefined
      : [...left.slice(Math.max(0, place - before), place), `< ${left[place] ?? ''}`, `> ${right[place] ?? ''}`].join('\n');
  };
  return part(one.lines, other.lines, 4) ?? part(one.end, other.end, 0);
}
