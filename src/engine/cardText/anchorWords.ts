/** Anchor words: what was chosen as a permanent entered says which of its abilities it has (614.12b, 2025-11-14). */
import type { Ability } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import { itself } from './references.ts';
import { makeScope, number, self, type Scope, Unclear } from './scope.ts';
import { clause, type Construct, word } from './syntax.ts';

type Line = (text: string) => readonly Ability[];

const anchor = word(/[A-Z][\w']*/, (text) => text, ['Khans']);
const apart = ({ card }: Scope): Scope => makeScope(card);
const wasChosen = (slot: string): Condition => ({
  kind: 'compare',
  left: { kind: 'count', of: { kind: 'linked', slot } },
  comparison: 'at least',
  right: number(1),
});

/** "As it enters, choose Khans or Dragons", and behind each word the ability that it has when that one was chosen. */
export const anchorWords = (line: Construct<Line>): Construct<Line> =>
  clause(
    'as <of> %enters, choose <first> or <second>.\n• <one> — <does>\n• <two> — <other>',
    { of: itself, first: anchor, second: anchor, one: anchor, does: line, two: anchor, other: line },
    ({ first, second, one, does, two, other }, { scope: { quoted }, tree: { parts, start } }): Line => {
      if (quoted || one !== first || two !== second || one === two) throw new Unclear(parts['one']?.start ?? start);
      const given = [does, other].map((each, at) => {
        const part = parts[at === 0 ? 'does' : 'other'];
        const abilities = each(part?.of.print(part) ?? '');
        // An ability of a card elsewhere is none that a permanent has.
        if (abilities.some((ability) => ability.kind === 'spell' || ('from' in ability && ability.from)))
          throw new Unclear(part?.start ?? start);
        return abilities;
      });
      return (text) => [
        { kind: 'static', text, rules: [{ rule: 'enters', what: 'self', choose: { kind: 'keywords', of: [first, second] } }] },
        ...given.map((abilities, at): Ability => {
          const [wording = ''] = text.split('\n').slice(at + 1);
          return {
            kind: 'static',
            text: wording,
            what: self,
            changes: abilities.map((ability) => ({ kind: 'add ability', ability })),
            condition: wasChosen(at === 0 ? first : second),
          };
        }),
      ];
    },
    { before: { does: apart, other: apart } },
  );
