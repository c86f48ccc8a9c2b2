/** Static rules for a while (611.2). */
import { lookAt } from '../../look/layers/characteristics.ts';
import { begins, spokenOf } from './beginEffect.ts';
import type { Beginning } from './handler.ts';
import { knownNow, meantBy } from './reachesLater.ts';

/** Static rules for a while: they look at what they speak of when they apply. Of objects alone that are named, it is known now which these are. */
export const rules: Beginning<'rules'> = {
  lastKnown: true,
  begin: (game, { rules: list, duration, times }, context) => {
    const look = lookAt(game.state);
    const known = list.map((rule) => (rule.rule === 'cannot' ? { ...rule, who: knownNow(look, rule.who, context) } : rule));
    const [first] = list;
    // What is asked of objects is asked of the same ones in all rules of an effect.
    const what = first?.rule === 'restrict' || first?.rule === 'require' ? meantBy(look, first.what, duration, context) : undefined;
    begins(game, context, {
      changes: [],
      rules: what ? list.map((rule) => ({ ...rule, what }) as typeof rule) : known,
      duration,
      spoken: spokenOf(context),
      ...(what?.kind === 'these' ? { affected: what.things } : {}),
      ...(times === undefined ? {} : { times }),
    });
  },
};
