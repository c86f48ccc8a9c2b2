/** Both halves of what changed between editions: one board and one course, the day before a variant began to hold and the day on which it did. */
import { describe, expect, it } from 'vitest';
import { playScenario } from '../../src/demonstration/playing/playText.ts';
import { hearPoints } from '../../src/engine/concepts/variant.ts';
import { eraPoints } from '../../src/engine/eras.ts';
import { wholeEditions } from '../demonstration/editionDays.ts';
import { play, verdict } from '../demonstration/play.ts';
import { listScenarios } from '../demonstration/ownDemonstrations.ts';
import type { Given } from './halves/given.ts';
import { ofAbilities } from './halves/ofAbilities.ts';
import { ofCards } from './halves/ofCards.ts';
import { ofCombat } from './halves/ofCombat.ts';
import { ofTheFirstEditions } from './halves/ofTheFirstEditions.ts';
import { ofTheFirstEditionsAgain } from './halves/ofTheFirstEditionsAgain.ts';
import { ofTheGame } from './halves/ofTheGame.ts';

const switches = [...ofTheFirstEditions, ...ofTheFirstEditionsAgain, ...ofTheGame, ...ofCombat, ...ofCards, ...ofAbilities];

const idOf = new Map(eraPoints.map(({ id, variants }) => [variants, id]));
const dayBefore = (day: string): string => wholeEditions.findLast((each) => each < day) ?? '';

describe('a rule that changed plays otherwise from its day on', () => {
  it.each(switches)('%s, %s', (point, day, scenario, before, after) => {
    const played = (edition: string, expected: Given) => {
      const { played: result, points } = hearPoints(() => play({ edition, ...scenario, expect: [expected] }));
      // Else nobody would play it on the other side of that day (acrossEditions.ts).
      expect([...points].map((variants) => idOf.get(variants))).toContain(point);
      return [edition, verdict(result), result.failures, result.unsupported];
    };
    const passed = (edition: string) => [edition, 'passed', [], []];
    expect([played(dayBefore(day), before), played(day, after)]).toEqual([passed(dayBefore(day)), passed(day)]);
    // What is said of one half is not true of the other.
    expect([played(dayBefore(day), after)[1], played(day, before)[1]]).not.toContain('passed');
  });

  /** Where else both halves are asserted, or why a switch shows on no board by itself. */
  const elsewhere: Readonly<Record<string, string>> = {
    'going-back 2012-02-01': 'test/engine/unseen/newestRules.test.ts',
    'poison-rule 2001-07-23': 'test/engine/unseen/firstEditions.test.ts',
    'roles 2023-11-17': 'test/engine/stateBasedActions/roles.test.ts',
    'combat-damage 1999-04-23': 'no whole edition before it is known',
    'deathtouch-division 2009-07-11': 'the order that deathtouch ignores begins on the same day',
    'damage-process 2009-07-11': 'content/demonstrations/prevention.yaml',
    'simultaneous-timestamps 2020-04-17': 'test/demonstration/choicesAsked.test.ts',
    'range-of-sources 2007-05-01': 'below',
    'team-combat 2018-04-27': 'test/demonstration/teams.test.ts',
    'commander-mana 2016-01-16': 'test/demonstration/casualFormats.test.ts',
    'commander-mulligans 2016-01-16': 'test/demonstration/casualFormats.test.ts',
    'layers 2020-04-17': 'test/engine/look/layers',
    'layers 2009-07-11': 'test/engine/look/layers',
    'layers 2005-10-01': 'test/engine/look/layers',
    'layers 2003-10-01': 'test/engine/look/layers',
    'layers 2003-07-01': 'test/engine/look/layers',
    'defining-dependency 2012-05-01': 'test/engine/look/layers',
    'defining-dependency 2007-05-01': 'test/engine/look/layers',
    'granted-timestamps 2005-10-01': 'test/engine/look/layers',
    'turning-timestamps 2015-07-17': 'test/engine/look/layers/timestamps.test.ts',
    'granted-definitions 2005-10-01': 'test/engine/look/layers',
    'legendary-spells 2018-04-27': 'test/engine/actions/casting/legendarySpells.test.ts',
    'proliferated-kinds 2019-05-03': 'test/engine/actions/instructions/proliferate.test.ts',
    'transforming-again 2016-04-08': 'test/engine/unseen/transformsOnce.test.ts',
    'choices-of-copies 2008-07-15': 'test/engine/look/choicesOfCopies.test.ts',
    ...Object.fromEntries(
      ['2010-02-01', '2011-02-04', '2015-07-17'].map((day) => [
        `shuffled-without ${day}`,
        'test/engine/actions/instructions/shuffledWithout.test.ts',
      ]),
    ),
    'exiled-in-subgames 2007-07-13': 'test/engine/turn/otherGames.test.ts',
    'creature-words 2003-07-01': 'test/engine/look/creatureWords.test.ts',
    'fragmented-loops 2009-07-11': 'content/demonstrations/shortcuts-and-loops.yaml',
    ...Object.fromEntries(
      ['2020-04-17', '2023-11-17', '2024-06-07', '2025-04-04'].map((day) => [`keyword-counters ${day}`, 'replacement/counters.test.ts']),
    ),
    ...Object.fromEntries(
      ['2022-04-29', '2022-09-08', '2023-11-17'].map((day) => [`protecting-counters ${day}`, 'replacement/counters.test.ts']),
    ),
  };

  it('is every day of every point, here or elsewhere', () => {
    const all = eraPoints.flatMap(({ id, variants }) => variants.flatMap(({ from }) => (from === '' ? [] : [`${id} ${from}`])));
    const asserted = [...switches.map(([point, day]) => `${point} ${day}`), ...Object.keys(elsewhere)];
    expect(asserted.toSorted(), 'a board for each day in test/engine/halves, or in `elsewhere` where it is asserted').toEqual(
      all.toSorted(),
    );
  });
});

describe('the demonstrations of rules that are no more', () => {
  const demonstrations = new Map(listScenarios().map((scenario) => [scenario.id, scenario]));

  it.each([
    ['mana-burn', '2009-07-11', [{ life: { A: 20 }, mana: { A: '' } }]],
    ['damage-on-the-stack', '2009-07-11', [{ zones: { bear: 'battlefield', fanatic: 'graveyard' }, refused: { action: 2 } }]],
    ['legends-of-one-name', '2013-07-13', [{ zones: { mine: 'battlefield', theirs: 'battlefield' } }]],
  ])('%s ends otherwise from %s on', (id, day, expected) => {
    const scenario = demonstrations.get(id);
    expect(scenario && playScenario(scenario, day).passed).toBe(false);
    const { unsupported, failures } = play({ ...scenario, expect: expected }, day);
    expect([unsupported, failures]).toEqual([[], []]);
  });

  it('a source out of range may no longer be named for a player in range from 2007-05-01 on', () => {
    const scenario = demonstrations.get('a-source-out-of-range-is-named');
    // Without the cast that is refused, and what comes after the choice.
    const naming = { ...scenario, actions: scenario?.actions?.filter((_, at) => at !== 3 && at < 7) };
    const asked = [{ after: 5, pending: { player: 'Carissa', kind: 'object' } }];
    expect(verdict(play({ ...naming, expect: asked }, '2007-02-01'))).toBe('passed');
    expect(verdict(play({ ...naming, expect: [...asked, { refused: { action: 6 } }] }, '2007-05-01'))).toBe('passed');
  });
});
