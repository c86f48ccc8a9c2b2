/** Which mana an instruction may add: what its text lists, or what other permanents could produce (106.7). */
import type { Instruction } from '../../language/instruction.ts';
import type { ManaChoice, ManaFrom } from '../../language/mana.ts';
import { type Context, isPlayer, unannounced } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { identityOfCommander } from '../../look/colorIdentity.ts';
import { type Look, rememberedBy } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';
import { manaAbilitiesOf } from '../../look/manaAbilities.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { notYet } from '../../state/notYet.ts';
import { colors, type ColorOrColorless } from '../../language/manaCost.ts';

type AddMana = Extract<Instruction, { do: 'add mana' }>;

/** The choices of which one is added, so often as the amount says; none when no mana can be added (106.5). */
export function manaChoices(look: Look, { mana, from }: Pick<AddMana, 'mana' | 'from'>, context: Context): readonly ManaChoice[] {
  return listChoices(look, { mana, from }, context, new Set());
}

function listChoices(
  look: Look,
  { mana, from }: { readonly mana: AddMana['mana']; readonly from: ManaFrom | undefined },
  context: Context,
  asked: ReadonlySet<ObjectId>,
): readonly ManaChoice[] {
  const listed = mana.flatMap(expandAny);
  return from === undefined ? listed : [...listed, ...typesFrom(look, from, context, asked).map((color) => [color])];
}

function typesFrom(look: Look, from: ManaFrom, context: Context, asked: ReadonlySet<ObjectId>): readonly ColorOrColorless[] {
  switch (from.kind) {
    case 'identity':
      return colors.filter((color) => identityOfCommander(look.state, context.controller)?.includes(color));
    case 'linked':
      return colors.filter((color) => rememberedBy(look, context.source, from.slot) === color);
    case 'produced':
      return [...new Set(context.event?.mana ?? [])];
    case 'colors of': {
      const objects = resolveRef(look, from.of, context).filter((thing) => !isPlayer(look.state, thing));
      return colors.filter((color) => objects.some((id) => look.characteristicsOf(id).colors.includes(color)));
    }
    case 'could produce': {
      const found = new Set(
        resolveRef(look, from.of, context).flatMap((id) => couldProduce(look, id, new Set([...asked, context.source]))),
      );
      return [...colors, ...(from.colorsOnly ? [] : (['colorless'] as const))].filter((color) => found.has(color));
    }
  }
}

/**
 * Types of mana that a permanent could produce now: what its mana abilities would add if they resolved, whether or not their costs can be
 * paid. One that is being asked about already adds nothing to its own answer.
 */
function couldProduce(look: Look, id: ObjectId, asked: ReadonlySet<ObjectId>): readonly ColorOrColorless[] {
  if (asked.has(id) || look.state.objects[id] === undefined) return [];
  // What would be made of it counts as well, in any order (106.7).
  if (rulesInForce(look).some(({ rule }) => rule.rule === 'replace' && rule.scale?.mana)) throw notYet('what could be produced instead');
  const context = unannounced(id, look.characteristicsOf(id).controller);
  const further = new Set([...asked, id]);
  const found = manaAbilitiesOf(look, id)
    .flatMap(({ effect }) => effect.instructions)
    .flatMap((instruction) =>
      instruction.do === 'add mana' && (instruction.amount === undefined || amountOf(look, instruction.amount, context) > 0)
        ? listChoices(look, { mana: instruction.mana, from: instruction.from }, context, further).flat()
        : [],
    );
  return [...new Set(found)].filter((color) => color !== 'any');
}

/** `any` is one of the five colours. */
function expandAny(choice: ManaChoice): readonly ManaChoice[] {
  return choice.reduce<readonly ManaChoice[]>(
    (made, symbol) => made.flatMap((before) => (symbol === 'any' ? colors : [symbol]).map((color) => [...before, color])),
    [[]],
  );
}

/** How a choice is named in answers: the colours, a space between. */
export const nameOfChoice = (choice: ManaChoice): string => choice.join(' ');
