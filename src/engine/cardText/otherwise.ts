/** What is so of a thing, and what is so of it otherwise. */
import type { Ability } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import { isSame } from '../language/parts.ts';
import { Unclear } from './scope.ts';
import { staticAbility } from './staticAbility.ts';
import { clause, type Construct } from './syntax.ts';

/** "It gets +2/+2 as long as it's a Human. Otherwise, it can't block": of the same thing, whenever the first is not so. */
export const otherwise: Construct<(text: string) => readonly Ability[]> = clause(
  '<first>. otherwise, <then>',
  { first: staticAbility, then: staticAbility },
  ({ first, then }, { scope: { quoted: isGiven }, tree: { parts, start } }) => {
    // What is given in quotation marks is one ability.
    if (isGiven) throw new Unclear(start);
    const { condition: only, what: of } = first;
    const said = parts['first'] ? parts['first'].of.print(parts['first']) : '';
    const isOfIt = (rule: object): boolean => 'what' in rule && isSame(rule.what, of);
    // "Unless" and "during your turn" say when it is so in words of their own.
    if (!only || !of || !/ as long as /.test(said) || / unless /.test(said)) throw new Unclear(start);
    if (then.condition || then.from || first.from || ![...(then.what ? [then] : []), ...(then.rules ?? [])].every(isOfIt))
      throw new Unclear(parts['then']?.start ?? start);
    const not: Condition = { kind: 'not', condition: only };
    return (text) => [
      { kind: 'static', text, ...first },
      { kind: 'static', text, ...then, condition: not },
    ];
  },
);
