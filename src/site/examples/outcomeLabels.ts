/** What comes out otherwise under other rules, in words: for the pages of demonstrations and for the player. */
import type { Answer, LegalAnswers, OutcomeRun } from '../../demonstration/inBrowser.ts';
import type { Naming } from '../../demonstration/telling/names.ts';
import { tellAnswer } from '../../demonstration/telling/tellActions.ts';

const plural = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

export const outcomeLabels = {
  same: 'the same',
  different: 'comes out otherwise',
  notCompared: 'not compared to the end',
  unplayed: 'cannot be played',
  /** Editions that are not here may have had its rules earlier: nothing is said of those. */
  tooEarly: (day: string) => `no rules for it in an edition here before that of ${day}`,
  /** `rule` stands behind it as a link, where there is one. */
  firstKnown: (what: string, day: string) => `The first edition here with rules for ${what} is that of ${day}`,
  engineCannot: (reason: string) => `The engine cannot play these actions under these rules: ${reason}.`,
  asked: (player: string, question: string) =>
    `Under these rules ${player} is asked: “${question}” These actions have no answer to that, so what follows is not compared.`,
  unfinished: 'These actions end while something waits on the stack, and what waits there is not the same. The end is not compared.',
  playedOut: 'Something waits on the stack when these actions end: it resolves here, so that the outcomes can be compared.',
  nothing: 'none',
  notAsked: 'nobody is asked',
  notThere: 'not there',
  legalAnswers: 'legal answers',
  listedMore: (all: number) => `${plural(all, 'legal answer')}, the first of them`,
  listed: (all: number) => plural(all, 'legal answer'),
  chosen: 'chosen',
  carriedOut: 'carried out',
  refused: 'refused',
} as const;

/** What two outcomes differ in. */
const qualityNames: Readonly<Record<string, string>> = {
  zone: '',
  name: 'name',
  cost: 'mana cost',
  types: 'type line',
  colors: 'colors',
  pt: 'power and toughness',
  abilities: 'abilities',
  loyalty: 'loyalty',
  controller: 'controller',
  counters: 'counters',
  damage: 'damage marked',
  tapped: 'tapped',
  faceDown: 'face down',
  flipped: 'flipped',
  phasedOut: 'phased out',
  attachedTo: 'attached to',
  life: 'life',
  poison: 'poison counters',
  mana: 'mana',
  hand: 'cards in hand',
  library: 'cards in library',
  graveyard: 'cards in graveyard',
  left: 'left the game',
  outcome: 'result',
};

/** A row of a table of two outcomes. */
export interface ComparedRow {
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

/** Everything that differs, a row each; refused actions aside. `name` says what people call a ref. */
export function tellDifferences(
  { differences, answers }: Pick<OutcomeRun, 'differences' | 'answers'>,
  name: Naming,
): readonly ComparedRow[] {
  const value = (quality: string, of: string | undefined, isGone: boolean): string =>
    of === undefined
      ? isGone
        ? outcomeLabels.notThere
        : quality === 'tapped' || quality === 'left' || quality === 'faceDown' || quality === 'flipped' || quality === 'phasedOut'
          ? 'no'
          : outcomeLabels.nothing
      : quality === 'attachedTo'
        ? name(of)
        : quality === 'outcome'
          ? of === 'draw'
            ? 'the game is a draw'
            : `${of} ${of.includes(', ') ? 'win' : 'wins'}`
          : of;
  const legal = answers.map(({ player, text, here, there }) => ({
    what: player === undefined || text === undefined ? outcomeLabels.legalAnswers : `${player}: ${text}`,
    here: tellLegal(here, there, name),
    there: tellLegal(there, here, name),
  }));
  return [
    // What was listed and is then asked for is told once.
    ...legal.filter(
      (row) =>
        row.what !== outcomeLabels.legalAnswers ||
        !legal.some(
          (other) => other !== row && other.what !== row.what && other.here.startsWith(row.here) && other.there.startsWith(row.there),
        ),
    ),
    ...differences.map(({ of, quality, here, there }) => ({
      what: [of === '' ? '' : name(of), qualityNames[quality] ?? quality].filter((part) => part !== '').join(': '),
      here: value(quality, here, quality === 'zone'),
      there: value(quality, there, quality === 'zone'),
    })),
  ];
}

/** As many answers as a table can hold. */
const shown = 12;

function tellLegal(own: LegalAnswers | undefined, other: LegalAnswers | undefined, name: Naming): string {
  if (!own) return outcomeLabels.notAsked;
  const write = (answer: Answer): string => tellAnswer(answer, name) || outcomeLabels.nothing;
  const all = own.all ?? own.listed.length;
  const told = own.listed.slice(0, shown).map(write).join(' · ');
  const said = `${all > Math.min(shown, own.listed.length) ? outcomeLabels.listedMore(all) : outcomeLabels.listed(all)}: ${told}`;
  const isOtherChoice = own.chosen !== undefined && (!other || JSON.stringify(own.chosen) !== JSON.stringify(other.chosen));
  return isOtherChoice ? `${said}; ${outcomeLabels.chosen}: ${write(own.chosen)}` : said;
}

/** What is to be said of a run under other rules, in a word or two. */
export const tellVerdict = (run: OutcomeRun, nameDay: (day: string) => string): string =>
  run.beginning
    ? outcomeLabels.tooEarly(nameDay(run.beginning.day))
    : run.unplayed !== undefined
      ? outcomeLabels.unplayed
      : run.same
        ? outcomeLabels.same
        : run.incomparable
          ? outcomeLabels.notCompared
          : outcomeLabels.different;

/** Why a run is not compared to its end. */
export const tellIncomparable = (reason: NonNullable<OutcomeRun['incomparable']>): string =>
  reason.kind === 'asked' ? outcomeLabels.asked(reason.asked.player, reason.asked.text) : outcomeLabels.unfinished;
