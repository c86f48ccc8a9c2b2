/** Boards for combat, in fewer words than the kit's positions. */
import type { Ability } from '../../../../src/engine/language/ability.ts';
import type { CardType, Supertype } from '../../../../src/engine/language/cardType.ts';
import type { StaticRule } from '../../../../src/engine/language/staticRule.ts';
import type { Color } from '../../../../src/engine/language/manaCost.ts';
import type { GameObject, GameOptions, GameState, ObjectId, PlayerId, Step } from '../../../../src/engine/state/state.ts';
import { type CardGiven, keyword, makePosition } from '../../kit.ts';

export interface Thing extends Partial<Omit<GameObject, 'id' | 'card'>> {
  readonly ref: string;
  readonly of?: PlayerId;
  readonly pt?: readonly [number, number];
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly Supertype[];
  readonly colors?: readonly Color[];
  readonly keywords?: readonly string[];
  readonly abilities?: readonly Ability[];
  readonly sick?: boolean;
}

export interface Board {
  readonly day?: string;
  readonly players?: readonly PlayerId[];
  readonly teams?: readonly (readonly PlayerId[])[];
  readonly step?: Step;
  readonly active?: PlayerId;
  readonly life?: Readonly<Record<PlayerId, number>>;
  readonly options?: GameOptions;
  readonly things?: readonly Thing[];
  /** Cards in each library. */
  readonly library?: number;
  readonly seed?: number;
}

export const newest = '2026-01-16';
const turn = 3;

/** The id under which a thing of a board stands at the beginning. */
export const idOf = (ref: string): ObjectId => `${ref}.0`;

export const rules = (...list: readonly StaticRule[]): Ability => ({ kind: 'static', text: 'rules', rules: list });

function toCard({ ref, pt, types, subtypes, supertypes, colors, keywords = [], abilities = [], sick, ...rest }: Thing): CardGiven {
  const as = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'of'));
  return {
    ref,
    ...(pt === undefined ? {} : { pt: pt.join('/') }),
    ...(types === undefined ? {} : { types }),
    ...(subtypes === undefined ? {} : { subtypes }),
    ...(supertypes === undefined ? {} : { supertypes }),
    ...(colors === undefined ? {} : { colors }),
    abilities: [...keywords.map((each) => keyword(each)), ...abilities],
    as: { ...(sick === true ? { controlledSince: turn + 1 } : {}), ...as },
  };
}

/** A position: things are of the first player and on the battlefield, unless they say otherwise. */
export function makeBoard({
  day = newest,
  players = ['A', 'B'],
  teams,
  step = 'precombat main',
  active,
  life,
  options,
  things = [],
  library = 0,
  seed,
}: Board): GameState {
  const filler = players.flatMap((of) =>
    Array.from({ length: library }, (_, at): Thing => ({ ref: `${of} card ${at + 1}`, of, zone: 'library', types: ['artifact'] })),
  );
  const zones = Object.fromEntries(
    players.map((player) => {
      const own = [...things, ...filler].filter(({ of = players[0] }) => of === player);
      return [
        player,
        Object.fromEntries([...Map.groupBy(own, ({ zone = 'battlefield' }) => zone)].map(([zone, list]) => [zone, list.map(toCard)])),
      ];
    }),
  );
  const position = makePosition({
    day,
    players,
    step,
    turn,
    zones,
    ...(active === undefined ? {} : { active }),
    ...(life === undefined ? {} : { life }),
    ...(seed === undefined ? {} : { seed }),
  });
  return { ...position, ...(teams === undefined ? {} : { teams }), ...(options === undefined ? {} : { options }) };
}
