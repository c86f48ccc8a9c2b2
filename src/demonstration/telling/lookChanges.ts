/** What looks different after a step: characteristics after the layers, of everything that was there before it and still is. */
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { Characteristics, GameState } from '../../engine/state/state.ts';
import { toName } from '../position/refs.ts';

export const lookQualities = ['name', 'pt', 'types', 'colors', 'abilities', 'controller'] as const;
export type LookQuality = (typeof lookQualities)[number];

export interface LookChange {
  /** The ref of what changed. */
  readonly of: string;
  readonly quality: LookQuality;
  readonly before: string;
  readonly after: string;
}

/** Every change between two positions, object by object. */
export function listLookChanges(before: GameState, after: GameState): readonly LookChange[] {
  if (before === after) return [];
  const [old, now] = [lookAt(before), lookAt(after)];
  return [...after.zones.battlefield, ...after.zones.stack].flatMap((id): readonly LookChange[] => {
    if (!before.objects[id]) return [];
    const [was, is] = [old.characteristicsOf(id), now.characteristicsOf(id)];
    if (was === is) return [];
    return lookQualities.flatMap((quality) => {
      const [one, other] = [writeQuality(was, quality), writeQuality(is, quality)];
      return one === other ? [] : [{ of: toName(after, id), quality, before: one, after: other }];
    });
  });
}

/** A quality as people write it: `3/4`, `Legendary Artifact Creature — Golem`; empty where there is none. */
export function writeQuality(look: Characteristics, quality: LookQuality): string {
  switch (quality) {
    case 'pt':
      return look.power === undefined || look.toughness === undefined ? '' : `${look.power}/${look.toughness}`;
    case 'types': {
      const line = [...look.supertypes, ...look.types].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
      return look.subtypes.length === 0 ? line : `${line} — ${look.subtypes.join(' ')}`;
    }
    case 'colors':
      return look.colors.join(', ');
    case 'abilities':
      return look.abilities.map(({ text }) => text).join(' · ');
    default:
      return look[quality];
  }
}
