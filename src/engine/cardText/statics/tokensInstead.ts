/** More tokens than would be created, others besides them, or others in their place (614.1a). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { TokenDescription } from '../../language/token.ts';
import { manyDescribed } from '../effects/tokens.ts';
import { plainNames, tokenOf } from '../effects/predefined.ts';
import { nouns } from '../phrases.ts';
import { and, holds, one, or, Unclear, you } from '../scope.ts';
import { clause, type Construct, list, words } from '../syntax.ts';
import { moreOf } from './replacing.ts';
import { rules, type Static } from './staticMeaning.ts';

const created = '(created|put %onto)';
const make = (token: TokenDescription): Instruction => ({ do: 'create token', who: you, amount: one, token });
const known = words(Object.fromEntries(plainNames.map((name) => [name, name])));
export const tokensInstead: readonly Construct<Static>[] = [
  clause(
    `if one or more tokens would be ${created}(whose:| under your control), <more> of those tokens are ${created} instead`,
    { more: moreOf },
    ({ more }, { forms: { whose }, tree: { start } }): Static => {
      // Of several tokens each would be so many more.
      if (more.plus !== 0) throw new Unclear(start, 'more than so many times as many tokens');
      const who: Ref = whose === '' ? { kind: 'players', which: 'each' } : you;
      return rules({ rule: 'replace', event: { on: 'create token', who }, by: [], instead: true, scale: more });
    },
  ),
  // As many of the others: one for each of them, whatever else makes more of them.
  clause(
    `if one or more tokens would be ${created} under your control, those tokens plus that many <token> are ${created} instead`,
    { token: manyDescribed },
    ({ token }): Static => rules({ rule: 'replace', event: { on: 'create token', who: you }, by: [make(token)], instead: false }),
  ),
  clause(
    `if one or more <of> would be ${created} under your control, that many <token> are ${created} instead`,
    { of: nouns, token: manyDescribed },
    ({ of, token }, { tree: { start } }): Static => {
      if (!holds(of, (each) => 'kind' in each && each.kind === 'token')) throw new Unclear(start);
      return rules({ rule: 'replace', event: { on: 'create token', who: you, what: of }, by: [make(token)], instead: true });
    },
  ),
  clause(
    'if you would create a <of> token, instead create one of each',
    { of: list(known, [', ', ', or ', ' or '], { least: 2 }) },
    ({ of }, { scope, tree: { start } }): Static => {
      const tokens = of.map((name) => tokenOf(name, scope, start));
      const such = and({ kind: 'token' }, or(of.map((subtype) => ({ kind: 'subtype', subtype }))));
      const by = tokens.map((token) => {
        if ('card' in token) throw new Unclear(start);
        return make(token);
      });
      return rules({ rule: 'replace', event: { on: 'create token', who: you, what: such }, by, instead: true });
    },
  ),
];
