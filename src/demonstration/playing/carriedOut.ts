/** What came of one action of a scenario. */
import type { Told } from '../../engine/events/procedure.ts';
import type { Refusal } from '../../engine/events/question.ts';
import type { ActionOf } from '../format/scenario.ts';
import type { Listed } from './enumerate.ts';

export type CarriedOut =
  | { readonly kind: 'done'; readonly told: readonly Told[] }
  | ({
      readonly kind: 'enumerated';
      readonly told: readonly Told[];
      readonly action: ActionOf<'enumerate'>;
      readonly player: string;
    } & Listed)
  | { readonly kind: 'refused'; readonly reason: string; readonly cites: Refusal['cites'] };
