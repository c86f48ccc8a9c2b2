/** What is done where some mana is spent on a spell, or triggers then (106.6). */
import type { Instruction } from '../../language/instruction.ts';
import type { Rare } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Context, unannounced } from '../../look/reading/context.ts';
import { matches } from '../../look/reading/read.ts';
import { nextObjectId } from '../../state/changes.ts';

/** Each mana by itself, also where one ability made several (106.6a). */
export const spentMana: Rare['spentMana'] = function* (game, player, spell, mana) {
  for (const { only, by } of mana) {
    const spent = only?.spent;
    if (!spent || by === undefined) continue;
    const context: Context = { ...unannounced(by, player), event: { object: spell, became: nextObjectId(spell) } };
    if (!matches(lookAt(game.state), spell, { kind: 'and', filters: [spent.on, { kind: 'zone', zone: 'stack' }] }, context)) continue;
    // It becomes cast when all is paid, and that is when it is first looked at what was waited for (601.2i).
    const waits: Instruction = { do: 'later', when: { on: 'cast', what: spent.on }, then: spent.does, text: '' };
    yield* game.follow(game, spent.triggers ? [waits] : spent.does, context);
  }
};
