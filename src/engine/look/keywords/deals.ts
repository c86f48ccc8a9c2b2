/** Damage by wither and infect, or as though by them (120.3b, 120.3d, 2026-01-16). */
import type { ObjectId, Thing } from '../../state/state.ts';
import { hasKeyword, type Look } from '../look.ts';
import { resolveRef } from '../reading/read.ts';
import { rulesInForce } from '../rulesInForce.ts';

/** Whether a source has a keyword as it deals damage to something, or deals it as though it had. */
export const deals = (look: Look, source: ObjectId, keyword: 'wither' | 'infect', to: Thing): boolean =>
  hasKeyword(look, source, keyword) ||
  rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'damage as though' && rule.had === keyword && (!rule.to || resolveRef(look, rule.to, context).includes(to)),
  );
