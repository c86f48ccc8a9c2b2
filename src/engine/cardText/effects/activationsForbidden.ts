/** For a while the activated abilities of a permanent can't be activated: it alone, or that besides what else it can't do (602.5). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { Restriction } from '../../language/staticRule.ts';
import { isOfMany } from '../antecedents.ts';
import { what } from '../phrases.ts';
import { theirs } from '../pronouns.ts';
import { type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { duration } from './durations.ts';

const forbidden = "activated abilities can't be activated";
const unlessMana = "(but:| unless they're mana abilities)";
const restrictionOf = (but: string | undefined): Restriction => (but === '' ? 'activate' : 'activate for no mana');
/** @throws Unclear of many, of which "its" means each by itself */
function only(of: Ref, scope: Scope, at: number): void {
  if (of.kind === 'each' || isOfMany(of, scope)) throw new Unclear(at);
}

export const activationsForbidden: readonly Construct<readonly Instruction[]>[] = [
  clause(
    `<of> ${forbidden} <lasts>${unlessMana}`,
    { of: choice(theirs.ofOne, theirs.ofMany), lasts: duration },
    ({ of, lasts }, { scope, forms: { but }, tree: { start } }): readonly Instruction[] => {
      only(of, scope, start);
      return [{ do: 'restrict', what: of, restriction: restrictionOf(but), duration: lasts }];
    },
    { numbers: { of: false } },
  ),
  clause(
    `<lasts>, <of> can't (what:attack or block|attack|block)(, and | and )its ${forbidden}${unlessMana}`,
    { lasts: duration, of: what },
    ({ lasts, of }, { scope, forms: { what: deeds, but }, tree: { start } }): readonly Instruction[] => {
      only(of, scope, start);
      return ([deeds as 'attack', restrictionOf(but)] as const).map((restriction) => ({
        do: 'restrict',
        what: of,
        restriction,
        duration: lasts,
      }));
    },
    { numbers: { of: false } },
  ),
];
