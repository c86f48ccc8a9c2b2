/** Changes of continuous effects and how long they last, in the words of a sentence: `gets +1/+1`, `until end of turn`. */
import type { Ability } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Duration } from '../language/condition.ts';
import type { Modification, TypeChange } from '../language/modification.ts';
import type { Concept } from '../concepts/concepts.ts';
import { nameOf, ofSource } from '../events/nameOf.ts';
import type { BegunEffect } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import { citesOfChanges } from '../look/layers/cite.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { rememberedBy } from '../look/look.ts';
import { listRemembered } from '../look/reading/remembered.ts';
import { articleOf, listOf, quoted } from '../state/sentences.ts';
import type { GameState, PlayerId } from '../state/state.ts';

/** Of what an effect is, on what, what it does and how long. One that was to change what is not there is told as that (tellMissing.ts). */
export function tellBegins(
  state: GameState,
  { source, controller, affected = [], duration, changes, copied, memory, restriction, what, affected: fixed }: BegunEffect,
  cites: readonly Concept[],
): readonly Telling[] {
  if (fixed?.length === 0) return [];
  const on = fixed ? listOf(affected.map((id) => nameOf(state, id))) : 'what it describes';
  const whole = (text: string): string => (affected.length > 1 ? inPlural(text) : text);
  const chosen = (slot: string): readonly string[] =>
    listRemembered(memory?.[slot] ?? rememberedBy(lookAt(state), source, slot)).map((word) => nameOf(state, word));
  const said = listOf(
    [
      ...changes.map((change) =>
        change.kind === 'copy' && copied?.name ? `becomes a copy of ${copied.name}` : tellChange(change, chosen),
      ),
      ...(restriction === undefined ? [] : [tellRestriction(restriction)]),
    ].map(whole),
  );
  const until = tellDuration(duration, controller, nameOf(state, source));
  const because = said === '' && on === '' ? '' : ofSource(state, source);
  const telling: Telling = {
    event: 'effect',
    text: !fixed
      ? `An effect${ofSource(state, source)} begins: ${on} ${said}${until && ` ${until}`}, whenever it comes.`
      : on === '' || said === ''
        ? `An effect${ofSource(state, source)} begins${on && ` on ${on}`}${until && `, and lasts ${until}`}.`
        : `${because && `By an effect${because}, `}${on} ${said}${until && ` ${until}`}.`,
    cites: [
      'effects.resolved',
      ...(typeof duration === 'object' || duration.startsWith('while') ? (['effects.while'] as const) : []),
      ...citesOfChanges(changes, state.day),
      ...(what?.kind === 'all' ? (['effects.fixedSet'] as const) : []),
      ...cites,
    ],
  };
  return [telling];
}

function tellRestriction(restriction: string): string {
  if (restriction === 'activate') return 'cannot have its abilities activated';
  return restriction === 'untap during untap step' ? 'does not untap during its controller’s untap step' : `cannot ${restriction}`;
}

/** How long an effect lasts, behind what it does. */
function tellDuration(duration: Duration, controller: PlayerId, source: string): string {
  if (typeof duration === 'object') return 'for as long as its condition holds';
  switch (duration) {
    case 'permanent':
      return '';
    case 'end of turn':
    case 'end of combat':
      return `until ${duration}`;
    case 'your next turn':
      return `until ${controller}’s next turn`;
    case 'end of your next turn':
      return `until the end of ${controller}’s next turn`;
    case 'your next untap step':
      return `through ${controller}’s next untap step`;
    case 'its next untap step':
      return 'through its controller’s next untap step';
    case 'while on battlefield':
      return `for as long as ${source} is on the battlefield`;
    case 'until it leaves':
      return `until ${source} leaves the battlefield`;
    case 'opponent is crowned':
      return 'until an opponent becomes the monarch';
    case 'while tapped':
      return `for as long as ${source} is tapped`;
    case 'while controlled':
      return `for as long as ${source} stays under the same control`;
    case 'while theirs':
      return 'for as long as its controller controls what it affects';
  }
}

/** What becomes of one thing, said of several. */
const inPlural = (text: string): string =>
  text
    .replace(/^(get|gain|lose|become|come)s\b/, '$1')
    .replace(/^does not untap during its controller’s untap step/, 'do not untap during their controllers’ untap steps')
    .replace(/^has\b/, 'have')
    .replace(/^is\b/, 'are')
    .replace(/ its /g, ' their ');

/** A change as what its object does, `gets +1/+1`; amounts are fixed by now. */
function tellChange(change: Modification, chosen: (slot: string) => readonly string[]): string {
  // As cards write them: 0 has the sign of the other.
  const isLess = (of: Amount): boolean => of.kind === 'number' && of.value < 0;
  const signed = (of: Amount, other: Amount): string =>
    of.kind === 'number' ? `${isLess(of) || (of.value === 0 && isLess(other)) ? '-' : '+'}${Math.abs(of.value)}` : 'X';
  const set = (of: Amount | undefined): string => (of?.kind === 'number' ? String(of.value) : '*');
  const typesOf = ({ supertypes = [], types = [], subtypes = [] }: TypeChange): string => {
    const said = [...supertypes, ...subtypes, ...types].join(' ');
    return `${articleOf(said)} ${said}`;
  };
  switch (change.kind) {
    case 'modify power/toughness':
      return `gets ${signed(change.power, change.toughness)}/${signed(change.toughness, change.power)}`;
    case 'set power/toughness':
      return change.power === undefined
        ? `has base toughness ${set(change.toughness)}`
        : change.toughness === undefined
          ? `has base power ${set(change.power)}`
          : `has base power and toughness ${set(change.power)}/${set(change.toughness)}`;
    case 'switch power/toughness':
      return 'has its power and toughness switched';
    case 'add ability':
    case 'add this ability':
    case 'add abilities of': {
      const text = change.kind === 'add ability' ? nameAbility(change.ability) : '';
      // A sentence stands in quotation marks, the name of a keyword does not.
      const isSentence = /[.:]|^(when|whenever|at|this|as|if|you) /iu.test(text);
      return text === ''
        ? 'gains an ability'
        : isSentence
          ? `gains ${quoted(text.charAt(0).toUpperCase() + text.slice(1))}`
          : `gains ${text.toLowerCase()}`;
    }
    case 'lose keyword':
      return `loses ${change.keyword}`;
    case 'cannot have':
      return `loses ${change.keyword} and cannot have it`;
    case 'lose all abilities':
      return 'loses all abilities';
    case 'set types':
      return `becomes ${typesOf(change.types)}`;
    case 'add types':
      return `becomes ${typesOf(change.types)} in addition to its other types`;
    case 'remove types':
      return `is no longer ${typesOf(change.types)}`;
    case 'set colors':
      return `becomes ${listOf(change.colors) || 'colorless'}`;
    case 'add colors':
      return `becomes ${listOf(change.colors)} in addition to its other colors`;
    case 'set chosen':
      return tellChosen(change, listOf(chosen(change.slot)));
    case 'copy':
      return 'becomes a copy';
    case 'control':
      return `comes under ${change.by.kind === 'these' ? `${listOf(change.by.things)}’s` : 'another player’s'} control`;
    case 'text':
      return 'has its text changed';
    case 'set name':
      return `has the name ${change.name}`;
    case 'add word':
      return `has the word ${change.word} in its name`;
    default:
      return 'is changed';
  }
}

/** What was chosen is said by its name. */
function tellChosen({ quality, add }: Extract<Modification, { kind: 'set chosen' }>, name: string): string {
  if (name === '') return `becomes the ${quality} that was chosen${add ? ' in addition' : ''}`;
  if (quality === 'color') return `becomes ${name}${add ? ' in addition to its other colors' : ''}`;
  return `becomes ${articleOf(name)} ${name}${add ? ' in addition to its other types' : ''}`;
}

/** What a keyword that an effect gave is called, with its number. */
function nameAbility(ability: Ability): string {
  const keyword = 'keyword' in ability ? (ability.keyword ?? '') : '';
  if (ability.text !== '' && ability.text !== keyword) return ability.text;
  const number = 'number' in ability && ability.number.kind === 'number' ? ` ${ability.number.value}` : '';
  return `${keyword}${number}`;
}
