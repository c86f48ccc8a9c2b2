/** Keywords that stand for a triggered ability about combat, each as the ability that it stands for (702). */
import type { Ability, Amount, Effect, Filter, Ref, TriggerEvent } from '../abilities.ts';
import { deathtouchOn, lifelinkOn } from '../rules/damageKeywords.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
type Triggered = Extract<Ability, { kind: 'triggered' }>;

const self: Ref = { kind: 'self' };
const you: Ref = { kind: 'you' };
const creature: Filter = { kind: 'type', type: 'creature' };
const one: Amount = { kind: 'number', value: 1 };

const make = ({ text }: Keyword, event: TriggerEvent | readonly TriggerEvent[], ...instructions: Effect['instructions']): Triggered => ({
  kind: 'triggered',
  text,
  event,
  effect: { targets: [], instructions },
});

const boost = (what: Ref, power: Amount, toughness = power): Effect['instructions'][number] => ({
  do: 'modify',
  what,
  changes: [{ kind: 'modify power/toughness', power, toughness }],
  duration: 'end of turn',
});

/** So many for each: a number times an amount. */
const times = (number: Amount | undefined, of: Amount): Amount => ({
  kind: 'times',
  factor: number?.kind === 'number' ? number.value : 1,
  of,
});

/** The triggered ability that a keyword is under the rules of a day; undefined when it is none, or none of combat. */
export function triggerOfKeyword(keyword: Keyword, day: string): Triggered | undefined {
  switch (keyword.keyword) {
    case 'bushido':
      return make(
        keyword,
        [
          { on: 'blocks', what: 'self' },
          { on: 'becomes blocked', what: 'self' },
        ],
        boost(self, keyword.number ?? one),
      );
    case 'flanking':
      return make(
        keyword,
        {
          on: 'becomes blocked',
          what: 'self',
          by: { kind: 'and', filters: [creature, { kind: 'not', filter: { kind: 'keyword', keyword: 'flanking' } }] },
        },
        boost({ kind: 'event', role: 'recipient' }, { kind: 'number', value: -1 }),
      );
    case 'rampage': {
      const blockers: Ref = { kind: 'all', filter: { kind: 'and', filters: [creature, { kind: 'blocking', what: self }] } };
      const extra: Amount = { kind: 'beyond', of: { kind: 'count', of: blockers }, over: 1 };
      return make(keyword, { on: 'becomes blocked', what: 'self' }, boost(self, times(keyword.number, extra)));
    }
    case 'exalted':
      return make(
        keyword,
        { on: 'attacks', what: { kind: 'and', filters: [creature, { kind: 'controlled', by: you }] }, alone: true },
        boost({ kind: 'event', role: 'object' }, one),
      );
    case 'frenzy':
      return make(
        keyword,
        { on: 'attacks and is not blocked', what: 'self' },
        boost(self, keyword.number ?? one, { kind: 'number', value: 0 }),
      );
    case 'provoke':
      return provoke(keyword);
    case 'deathtouch':
      return deathtouchOn(day) === 'static'
        ? undefined
        : make(keyword, { on: 'deals damage', what: 'self', to: creature }, { do: 'destroy', what: { kind: 'event', role: 'recipient' } });
    case 'lifelink':
      return lifelinkOn(day) === 'static'
        ? undefined
        : make(keyword, { on: 'deals damage', what: 'self' }, { do: 'gain life', who: you, amount: { kind: 'event amount' } });
    default:
      return undefined;
  }
}

/** 702.39a: a creature of the defending player may be untapped, and must then block this one if able. */
function provoke(keyword: Keyword): Triggered {
  const target: Ref = { kind: 'target', index: 0 };
  const filter: Filter = { kind: 'and', filters: [creature, { kind: 'controlled', by: { kind: 'players', which: 'defending' } }] };
  return {
    kind: 'triggered',
    text: keyword.text,
    event: { on: 'attacks', what: 'self' },
    effect: {
      targets: [{ filter, least: one, most: one }],
      instructions: [
        {
          do: 'may',
          who: you,
          then: [
            { do: 'untap', what: target },
            { do: 'rules', rules: [{ rule: 'require', what: target, to: 'block', whom: self }], duration: 'end of combat' },
          ],
        },
      ],
    },
  };
}
