/** What a sentence of a static ability means, and short ways to say it. */
import type { Ability, Filter, Ref, StaticRule } from '../../language/abilities.ts';

export type Static = Omit<Extract<Ability, { kind: 'static' }>, 'kind' | 'text'>;

export const rules = (...of: readonly StaticRule[]): Static => ({ rules: of });
export const all = (filter: Filter): Ref => ({ kind: 'all', filter });
