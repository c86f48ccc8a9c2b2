/** Which continuous effects count where it is asked how a permanent enters: it is looked at as it would be on the battlefield (614.12). */
import type { Variant } from '../../concepts/variant.ts';
import type { ObjectId } from '../../state/state.ts';
import type { ApplyingEffect } from './applyingEffect.ts';

/** All that would apply to it; its own, and those that changed it as a spell; only those that say what it copies. */
export type EnteringEffects = 'all' | 'own' | 'copy';

export const enteringEffects: readonly Variant<EnteringEffects>[] = [
  { from: '2017-09-29', value: 'all' },
  { from: '2008-02-01', value: 'own' },
  { from: '', value: 'copy' },
];

/** Whether an effect counts for what is about to enter. */
export const countsFor = (
  { copied, context, fixed = [] }: ApplyingEffect,
  id: ObjectId,
  effects: Exclude<EnteringEffects, 'all'>,
): boolean => copied !== undefined || (effects === 'own' && (context.source === id || fixed.includes(id)));
