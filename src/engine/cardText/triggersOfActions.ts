/** Triggers of keyword actions that players do: scrying, surveilling, proliferating, searching a library (701.22, 701.23, 701.25, 701.34). */
import type { TriggerEvent } from '../language/trigger.ts';
import { Unclear } from './scope.ts';
import { clause, type Construct, words } from './syntax.ts';
import { doer } from './watched.ts';

export const actionEvents: readonly Construct<TriggerEvent>[] = [
  clause('<by> (verb:^scry|^surveil|^proliferate)', { by: doer }, ({ by }, { forms: { verb } }): TriggerEvent => ({
    on: verb === '^scry' ? 'scries' : verb === '^surveil' ? 'surveils' : 'proliferates',
    who: by,
  })),
  clause(
    '<by> ^search <own> library',
    { by: doer, own: words({ your: true, their: false, 'his or her': false }) },
    ({ by, own }, { tree: { start } }): TriggerEvent => {
      if ((by.kind === 'you') !== own) throw new Unclear(start);
      return { on: 'searches', who: by };
    },
  ),
];
