/** Every word of ours in the player of demonstrations. Apart from the others: it is loaded when a run is asked for. */
import type { RunStep, WhyLink } from '../../../demonstration/inBrowser.ts';
import { unfoldLabels } from '../../frame/labels/unfoldLabels.ts';
import { stepLabels } from '../stepLabels.ts';

const plural = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

export const playerLabels = {
  player: (title: string) => `Step by step: ${title}`,
  run: 'Run',
  close: 'Close',
  rulesOf: 'Under the rules of',
  own: (name: string) => `${name}, as written`,
  ...stepLabels,
  showPasses: 'Show who passes',
  passes: (players: readonly string[]) =>
    players.length === 1
      ? `${players[0] ?? ''} passes.`
      : `${players.slice(0, -1).join(', ')} and ${players.at(-1) ?? ''} pass, in this order.`,
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  copied: 'Copied',
  notCopied: 'Not copied',
  controls: 'Steps',
  first: 'First step',
  back: 'Step back',
  forward: 'Step forward',
  last: 'Last step',
  slider: 'Step',
  place: (step: number, of: number) => (step === 0 ? `Start, ${plural(of, 'step')}` : `Step ${step} of ${of}`),
  start: 'Before anything happens.',
  said: (text: string, cites: readonly string[]) =>
    cites.length === 0 ? text : `${text} ${cites.length === 1 ? 'Rule' : 'Rules'} ${cites.join(', ')}.`,
  saidHere: 'What happens, and by which rule',
  ...unfoldLabels,
  keys: 'Keys: ← back, → forward',
  list: 'All steps',
  nothing: 'none',
  /** Behind the number of the first: "510.2, 2 more". */
  otherRules: (count: number) => `${count} more`,
  fromTheStart: 'as it lay there at the start',
  unchanged: 'No effect changes it.',
  choices: 'Choices that were open',
  noChoices: 'No choice in this step',
  asked: (player: string, text: string) => `${player}: ${text}`,
  chosen: 'chosen',
  alsoLegal: 'also legal',
  counted: (count: number) => `${plural(count, 'legal answer')} in all`,
  closed: 'closed',
  legal: (count: number) => `legal: ${count}`,
  failed: 'This demonstration could not be loaded. Try again in a moment.',
  notPlayable: (name: string, own: string) =>
    `The engine cannot play these actions under the rules of ${name}. They were written for those of ${own}.`,
  tooEarly: (day: string, own: string) =>
    `No edition here before that of ${day} has the rules for this. It was written for those of ${own}.`,
  notCompared: (own: string) => `Written for the rules of ${own}, with which this run is not compared.`,
  ownEdition: 'The edition for which this was written.',
  comparing: 'Playing it under these rules …',
  same: (own: string) => `Everything comes out as under the rules of ${own}, for which this was written.`,
  differs: (own: string) => `It comes out otherwise than under the rules of ${own}, for which this was written.`,
  partly: (own: string, why: string) => `Written for the rules of ${own}. ${why}`,
  outcomes: 'Both editions',
  boardUnder: (name: string) => `Board, under the rules of ${name}`,
  saidUnder: (name: string) => `What happens under the rules of ${name}, and by which rule`,
  whichBoard: 'Which board',
  alike: 'alike',
  apart: 'not alike: what differs is marked',
  partAt: (step: number) => `The boards part at step ${step}`,
  partHere: 'Here the boards part',
  onlyIn: (name: string) => `Cited under ${name} alone`,
} as const;

export const beginnings = { printed: 'printed', copied: 'as it was copied', made: 'as it was made', 'face down': 'face down' } as const;

/** What an effect comes from; the wording of an ability or spell is quoted behind it. */
export const tellOrigin = ({ from, source, text }: WhyLink): string =>
  from === 'counters' ? `${text ?? ''} counters` : from === 'rules' ? 'the rules' : (source ?? 'an effect');

export const tellLayer = (layer: string): string =>
  layer === 'defining' ? 'characteristic-defining' : layer === 'other' ? 'other effects' : layer;

/** A run as plain text, with its rules: what a forum or a mail can hold. */
export function tellRun(title: string, edition: string, steps: readonly RunStep[], href: string): string {
  const lines = steps
    .filter(({ number }) => number > 0)
    .map(
      ({ number, text, wording, cites }) =>
        `${number}. ${text}${wording === undefined ? '' : ` “${wording}”`}${cites.length === 0 ? '' : ` [${cites.join(', ')}]`}`,
    );
  return [title, `Rules of ${edition}`, '', ...lines, '', href].join('\n');
}
