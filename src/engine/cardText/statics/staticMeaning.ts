/** What a sentence of a static ability means, and short ways to say it. */
import type { Ability } from '../../language/ability.ts';
import type { StaticRule } from '../../language/staticRule.ts';

export type Static = Omit<Extract<Ability, { kind: 'static' }>, 'kind' | 'text'>;

export const rules = (...of: readonly StaticRule[]): Static => ({ rules: of });
