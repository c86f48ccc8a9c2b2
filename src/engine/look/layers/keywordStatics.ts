/** Keywords that stand for static abilities that change characteristics: what their rules say they mean. */
import type { Ability } from '../../language/ability.ts';
import { blitzed } from '../keywords/blitz.ts';
import { dashed } from '../keywords/dash.ts';
import { waiting } from '../keywords/impending.ts';
import { everyCreatureType } from '../../language/subtypes.ts';

type Static = Extract<Ability, { kind: 'static' }>;

const definitions: Readonly<Record<string, Static>> = {
  blitz: blitzed,
  changeling: {
    kind: 'static',
    text: 'changeling',
    defining: true,
    changes: [{ kind: 'add types', types: { subtypes: [everyCreatureType] } }],
  },
  dash: dashed,
  impending: waiting,
  devoid: { kind: 'static', text: 'devoid', defining: true, changes: [{ kind: 'set colors', colors: [] }] },
};

/** The static ability whose effect changes characteristics, if an ability is or means one. */
export function staticOf(ability: Ability): Static | undefined {
  if (ability.kind === 'static') return ability.changes && ability.changes.length > 0 ? ability : undefined;
  return ability.kind === 'keyword' ? definitions[ability.keyword] : undefined;
}

/** Whether it says what its own object's colours, subtypes, power or toughness are, whatever happens (604.3a). */
export const isDefining = ({ defining, what, condition, from, changes = [] }: Static): boolean =>
  defining === true ||
  ((what === undefined || what.kind === 'self') &&
    condition === undefined &&
    from === undefined &&
    changes.every(
      (change) =>
        change.kind === 'set colors' ||
        change.kind === 'set power/toughness' ||
        (change.kind === 'add types' && change.types.types === undefined && change.types.supertypes === undefined),
    ));

/** Whether it says which abilities its own object has. */
export const saysOwnAbilities = ({ what, changes = [] }: Static): boolean =>
  (what === undefined || what.kind === 'self') && changes.every(({ kind }) => kind === 'add ability');
