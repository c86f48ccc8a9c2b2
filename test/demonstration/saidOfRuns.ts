/** Everything that the player and the pages say of a demonstration, each with the kind of place where it stands. */
import type { OutcomeRun } from '../../src/demonstration/editions/acrossEditions.ts';
import { playDemonstration } from '../../src/demonstration/everyEdition.ts';
import type { ObjectView, Run } from '../../src/demonstration/inBrowser.ts';
import { listObjects, nameObjects } from '../../src/demonstration/telling/names.ts';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import type { Scenario } from '../../src/demonstration/format/scenario.ts';
import { tellAction, tellAnswer } from '../../src/demonstration/telling/tellActions.ts';
import { tellFurther, tellOutcome } from '../../src/site/examples/outcome.ts';
import { markedName, titleOf } from '../../src/site/examples/board/objectNames.ts';
import { tellDifferences, tellIncomparable } from '../../src/site/examples/outcomeLabels.ts';
import { countPlayer, tellStatus } from '../../src/site/examples/board/boardLabels.ts';
import { tellLayer, tellOrigin } from '../../src/site/examples/player/playerLabels.ts';

export interface Said {
  readonly kind: 'step' | 'question' | 'reason' | 'answer' | 'title' | 'status' | 'cell' | 'origin' | 'layer';
  readonly text: string;
}

/** Words that come from the cards and players of one demonstration: slots of templates take these and no others. */
export interface Words {
  readonly names: ReadonlySet<string>;
  readonly players: ReadonlySet<string>;
  /** Wordings of abilities and instructions. */
  readonly texts: ReadonlySet<string>;
  /** Type lines, and the words in them. */
  readonly types: ReadonlySet<string>;
  /** Kinds of counters. */
  readonly counters: ReadonlySet<string>;
}

const plainAnswers = /^(?:yes|no|any|none|keep|mulligan|first|second|left|right|\w|[A-Z][a-z]?\d?|\d+)$/;

export function listWords(scenario: Scenario, runs: readonly Run[]): Words {
  const names = new Set<string>();
  const texts = new Set<string>();
  const types = new Set<string>();
  const counters = new Set<string>();
  const players = new Set<string>();
  const addText = (text = ''): void => {
    for (const line of [text, ...text.split('\n')]) if (line.trim() !== '') texts.add(line.trim());
  };
  const name = nameObjects(scenario);
  const addType = (line = ''): void => {
    for (const word of [line, ...line.split(/[ —]+/)]) if (word !== '') types.add(word).add(word.toLowerCase());
  };
  for (const { ref = '', name: title, type, text, faces = [] } of listObjects(scenario.setup)) {
    for (const each of [title, name(ref), ...faces.map((face) => face.name)]) if (each !== undefined && each !== ref) names.add(each);
    // A ref that is the very name of its card is no handle any more.
    if (title === ref) names.add(ref);
    for (const each of [type, ...faces.map((face) => face.type)]) addType(each);
    for (const each of [text, ...faces.map((face) => face.text)]) addText(each);
  }
  for (const each of Object.values(scenario.setup?.nameStickers ?? {}).flat()) names.add(each);
  const refs = new Set(listObjects(scenario.setup).map(({ ref }) => ref));
  for (const action of scenario.actions ?? []) {
    if (action.do === 'effect') addText(action.text);
    // A word that is chosen, as a creature type that is none.
    if (
      action.do === 'choose' &&
      typeof action.choice === 'string' &&
      !refs.has(action.choice) &&
      !plainAnswers.test(action.choice) &&
      !(scenario.players ?? []).includes(action.choice)
    )
      names.add(action.choice);
  }
  for (const { abilities = {} } of scenario.expect ?? [])
    for (const { has = [], lacks = [] } of Object.values(abilities)) for (const each of [...has, ...lacks]) addText(each);
  for (const run of runs)
    for (const { number } of run.steps) {
      for (const each of run.boardAt(number).players) players.add(each.name);
      for (const { ref, values, kind, counters: on } of run.boardAt(number).objects) {
        for (const each of Object.keys(on)) if (/^[a-z ]+$/.test(each)) counters.add(each);
        if (values.name !== '') names.add(values.name);
        if (kind === 'token' || kind === 'copy') names.add(name(ref));
        for (const ability of values.abilities) addText(ability);
        addType(values.type);
      }
    }
  return { names, players, texts, types, counters };
}

/** A demonstration under the rules of a day, as the player has it. */
export const playOn = (scenario: Scenario, day?: string): Run => playDemonstration({ scenario, texts: ownRunner.texts }, day);

/** What is said of a run: steps, questions, answers, the board and its whys. */
export function saidOf(scenario: Scenario, run: Run): readonly Said[] {
  const name = nameObjects(scenario);
  const said: Said[] = [];
  const say = (kind: Said['kind'], text: string | undefined): void => {
    if (text !== undefined && text !== '') said.push({ kind, text });
  };
  for (const { text } of run.steps) say('step', text);
  for (const { choices, listed = [] } of run.actions) {
    for (const answer of listed) say('answer', tellAnswer(answer, name));
    for (const { player, text, answer, options, closed } of choices) {
      say('question', text);
      say('title', player);
      for (const each of [answer, ...options]) say('answer', tellAnswer(each, name));
      for (const each of closed) {
        say('answer', tellAnswer(each.answer, name));
        say('reason', each.reason);
      }
    }
  }
  const seen = new Set<string>();
  for (const { number } of run.steps) {
    const board = run.boardAt(number);
    for (const player of board.players) for (const [, text] of countPlayer(player)) say('status', text);
    for (const object of board.objects) {
      const key = JSON.stringify(object);
      if (seen.has(key)) continue;
      seen.add(key);
      sayObject(object);
      const why = run.whyAt(number, object.id);
      for (const link of why?.links ?? []) {
        say('origin', tellOrigin(link));
        say('layer', tellLayer(link.layer));
      }
    }
  }
  function sayObject(object: ObjectView): void {
    say('title', titleOf(object, name));
    say('title', markedName(object, name));
    say('status', tellStatus(object, name));
  }
  for (const { of, quality, value } of tellOutcome(scenario, run.failures)) {
    say('cell', of);
    say('cell', quality);
    say('cell', value);
  }
  return said;
}

/** What is said of a comparison. */
export function saidOfComparison(scenario: Scenario, run: OutcomeRun): readonly Said[] {
  const name = nameObjects(scenario);
  const rows = [...tellDifferences(run, name), ...tellFurther(scenario, run.failures)];
  return [
    ...rows.flatMap(({ what, here, there }) => [what, here, there].map((text): Said => ({ kind: 'cell', text }))),
    ...[...run.refused, ...run.allowed].flatMap(({ text, action }): readonly Said[] => {
      const done = scenario.actions?.[action - 1];
      return [{ kind: 'step', text }, ...(done ? [{ kind: 'cell', text: tellAction(done, name) } as const] : [])];
    }),
    ...(run.incomparable
      ? [
          {
            kind: 'question',
            text: run.incomparable.kind === 'asked' ? run.incomparable.asked.text : tellIncomparable(run.incomparable),
          } as const,
        ]
      : []),
  ];
}
