/** Looking at and revealing cards of a library, and putting them away: where each of them goes, and in which order. */
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { isSame, partsIn } from '../../language/parts.ts';
import type { ZoneName } from '../../language/places.ts';
import type { Ref } from '../../language/ref.ts';
import type { Amount } from '../../language/amount.ts';
import { divide, oneOfThem, partOf, spellAmong, spellsOf, theRest } from '../among.ts';
import { asTopic, player, sayThing, sayThings } from '../antecedents.ts';
import { amount, noun, nouns, what, who, whose, whosePlayer } from '../phrases.ts';
import { home } from '../ownersZones.ts';
import { indefinite, listOf } from '../references.ts';
import { chosenAlone, handOn, type HandedOn, holds, isEach, mapTree, newSlot, one, sayAmount, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';
import { castOneOf } from './castOneOf.ts';
import { moved } from './moving.ts';

const card = { kind: 'card' } as const;
const thing: Construct<Ref> = choice<Ref>(what, indefinite);
const things = listOf(thing, 'of');

/** The top cards of a library under a name, for what is said of them. */
function sayTop(scope: Scope, slot: string, many: Amount | undefined, of: Ref): Scope {
  const ref: Ref = { kind: 'memory', slot };
  const single = (many === undefined || (many.kind === 'number' && many.value === 1)) && !isEach(of);
  return single ? sayThing(scope, ref, 'moved', card) : sayThings(scope, ref, 'moved', card, { among: 'library' });
}
const top = (of: Ref, many: Amount | undefined): Ref => ({ kind: 'library top', of, amount: many ?? one });

/** Where something goes: the parts of an instruction that moves it. */
type Place = Pick<InstructionOf<'move'>, 'to' | 'position' | 'tapped' | 'under' | 'arranges'>;
/** "Their": of the player who was spoken of. Cards go to a zone of their owner's, whoever is named (400.3). */
const owner: Construct<Ref> = choice<Ref>(
  home,
  clause('their', {}, (_, { scope, tree: { start } }) => player(scope, start)),
  clause('that', {}, (_, { scope, tree: { start } }) => player(scope, start)),
  clause('the', {}, (_, { scope, tree: { start } }) => player(scope, start)),
);
const order = '(order:| in any order| in a random order)';
const ordered = (side: string | undefined, how: string | undefined, { doer }: Scope, at: number): Place => {
  const position = side?.endsWith('bottom') ? 'bottom' : 'top';
  if (how === ' in a random order') {
    if (position === 'top') throw new Unclear(at);
    return { to: 'library', position: 'random bottom' };
  }
  return { to: 'library', position, ...(how === ' in any order' && doer.kind === 'you' ? { arranges: doer } : {}) };
};
const place: Construct<Place> = choice<Place>(
  clause('into (%own|<home>) (zone:hand|graveyard)', { home: maybe(owner) }, (_, { forms: { zone } }): Place => ({ to: zone as ZoneName })),
  clause('%onto[ (tapped:tapped)][ (under:under your control)]', {}, (_, { scope, forms: { tapped, under } }): Place => ({
    to: 'battlefield',
    ...(tapped === 'tapped' ? { tapped: true } : {}),
    // Who is told to put it there controls it, unless it is said otherwise (110.2a).
    under: under === undefined ? scope.doer : { kind: 'you' },
  })),
  clause(
    `(back |)on (the |)(side:top|bottom)[ of (%own|<home>) library]${order}`,
    { home: maybe(owner) },
    (_, { scope, forms: { side, order: how }, tree: { start } }): Place => ordered(side, how, scope, start),
  ),
  clause(`back${order}`, {}, (_, { scope, forms: { order: how }, tree: { start } }): Place => ordered('top', how, scope, start)),
);

/** What goes where, each part by itself. */
function put(scope: Scope, of: Ref, to: Place, name = 'put'): HandedOn<readonly Instruction[]> {
  const [slot, next] = newSlot(scope, name);
  return moved(next, slot, { do: 'move', what: of, ...to });
}
/** "One on the bottom": another of those of which one was spoken of. */
const another: Construct<Ref> = choice<Ref>(theRest, partOf, oneOfThem);
const byDoer = {
  place: (scope: Scope, { doer = scope.doer }: { readonly doer?: Ref | undefined }): Scope => ({ ...scope, doer }),
  of: (scope: Scope, { doer = scope.doer }: { readonly doer?: Ref | undefined }): Scope => ({ ...scope, doer }),
};

/** What each of several puts onto the battlefield under their control (110.2a) is what each of them owns. @throws Unclear of other things */
function ofTheirs({ under, ...to }: Place, of: unknown, at: number): Place {
  if (to.to === 'battlefield' && (!under || isEach(under)) && !holds(of, isInTheirs)) throw new Unclear(at);
  return under && isEach(under) ? to : { ...to, ...(under ? { under } : {}) };
}
const isInTheirs = (part: object): boolean => 'kind' in part && part.kind === 'zone' && 'of' in part && isSame(part.of, each);
const each: Ref = { kind: 'each' };
/** What each of several returns of theirs is all of it at once: that of all of them, or what each has chosen (101.4). */
function returned(scope: Scope, doer: Ref, of: Ref, to: Place): HandedOn<readonly Instruction[]> {
  if (!isEach(doer) || scope.before.length > 0) return put(scope, of, to, 'returned');
  const theirs: Ref = mapTree(of, (part) => (isSame(part, each) ? doer : undefined));
  // Nothing but whose it is may be said of each of them.
  if (partsIn(of).filter(({ kind }) => kind === 'each').length !== 1) throw new Unclear(0);
  return put({ ...scope, forEach: undefined }, theirs, to, 'returned');
}

const until = 'until (by:you|they|that player|he or she) (verb:reveal|reveals) (a <one>|an <one>|<many> <several>)';
const isSaidOf = (player: Ref, by: string, verb: string | undefined): boolean =>
  (by === 'you') === (player.kind === 'you') && (verb === 'reveal') === ['you', 'they'].includes(by);
export const looking: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^look|look|looks) at (the top card|the top <many> #card|<many> #card from the top) of <of> library',
    { doer: maybe(who), many: maybe(amount), of: whosePlayer },
    ({ doer, many, of }, { scope: outer, tree: { start } }) => {
      const player = doer ?? outer.doer;
      // Each of several would go on by themselves.
      if (isEach(player)) throw new Unclear(start);
      const [slot, scope] = newSlot(outer, 'looked');
      return handOn<readonly Instruction[]>(
        [{ do: 'look', who: player, what: top(of, many), remember: slot }],
        sayTop(scope, slot, many, of),
      );
    },
  ),
  clause(
    '(<doer> ^reveal|reveal|reveals) the top (card|<many> #card) of (%own|<of>) library',
    { doer: maybe(who), many: maybe(amount), of: maybe(whose) },
    ({ doer, many, of = doer }, { scope }) => {
      const player = of ?? scope.doer;
      return handOn<readonly Instruction[]>(
        [{ do: 'reveal', what: top(player, many), remember: 'revealed' }],
        sayTop(scope, 'revealed', many, player),
      );
    },
  ),
  clause(
    `(<doer> ^reveal|reveal|reveals) cards from the top of (%own|<of>) library ${until}`,
    { doer: maybe(who), of: maybe(whose), one: maybe(noun), many: maybe(amount), several: maybe(nouns) },
    ({ doer, of = doer, one: single, many, several }, { scope, forms: { by = '', verb }, tree: { start } }) => {
      const player = of ?? scope.doer;
      const filter = single ?? several;
      if (isEach(player) || !filter || !isSaidOf(player, by, verb)) throw new Unclear(start);
      const revealed: Ref = { kind: 'memory', slot: 'revealed' };
      const group = sayThings(asTopic(scope), revealed, 'moved', card, { among: 'library' });
      const last = group.said.at(-1);
      const found: Ref = { kind: 'memory', slot: 'found' };
      return handOn<readonly Instruction[]>(
        [{ do: 'reveal until', who: player, filter, ...(many ? { amount: many } : {}) }],
        (many ? sayThings : sayThing)(last ? divide(group, last) : group, found, 'moved', filter),
      );
    },
  ),
  // All of them go there, also of several players.
  clause(
    `(<doer> ^reveal|reveal|reveals) cards from the top of %own library ${until}, then (put|puts) (those cards|all cards revealed this way) into %own graveyard`,
    { doer: maybe(who), one: maybe(noun), many: maybe(amount), several: maybe(nouns) },
    ({ doer, one: single, many, several }, { scope, forms: { by = '', verb }, tree: { start } }) => {
      const player = doer ?? scope.doer;
      const filter = single ?? several;
      if (!filter || !isSaidOf(player, by, verb)) throw new Unclear(start);
      return handOn<readonly Instruction[]>(
        [
          { do: 'reveal until', who: player, filter, ...(many ? { amount: many } : {}) },
          { do: 'move', what: { kind: 'memory', slot: 'revealed' }, to: 'graveyard', remember: 'put' },
        ],
        scope,
      );
    },
  ),
  clause(
    '<doer> ^choose <of>',
    { doer: who, of: choice(partOf, oneOfThem) },
    (_, { scope }) => handOn<readonly Instruction[]>([], chosenAlone(scope)),
    { before: { of: byDoer.of } },
  ),
  clause(
    '<doer> ^put <of> <place>',
    { doer: who, of: things, place },
    ({ doer, of, place: to }, { scope, tree: { start } }) => {
      // One card that was spoken of is put there by one player; of what each chooses there is one for each.
      if (isEach(doer) && scope.before.length === 0) throw new Unclear(start);
      return put(scope, of, isEach(doer) ? ofTheirs(to, [of, scope.before], start) : to);
    },
    { before: byDoer },
  ),
  clause(
    "<doer> ^return <of> to (%own hand|#of:its owner's hand|#of:its owners' hands)",
    { doer: who, of: things },
    ({ doer, of }, { scope }) => returned(scope, doer, of, { to: 'hand' }),
    { before: byDoer },
  ),
  clause(
    '<doer> ^return <of> %to[ (tapped:tapped)]',
    { doer: who, of: things },
    ({ doer, of }, { scope, forms: { tapped }, tree: { start } }) => {
      const to: Place = { to: 'battlefield', ...(tapped === undefined ? {} : { tapped: true }), under: doer };
      return returned(scope, doer, of, isEach(doer) ? ofTheirs(to, [of, scope.before], start) : to);
    },
    { before: byDoer },
  ),
  // All that is said of what is returned stands behind where it is returned to.
  clause(
    '<doer> ^return %to(tapped:| tapped) all <of>',
    { doer: who, of: nouns },
    ({ doer, of }, { scope, forms: { tapped }, tree: { start } }) => {
      const all: Ref = { kind: 'all', filter: of };
      const to: Place = { to: 'battlefield', ...(tapped ? { tapped: true } : {}), under: doer };
      return returned(scope, doer, all, isEach(doer) ? ofTheirs(to, [all, scope.before], start) : to);
    },
    { before: byDoer },
  ),
  // Which of them is put where is for whose cards they are to say.
  clause(
    '(<doer> ^put|put|puts) the cards in %own hand on the bottom of %own library in any order',
    { doer: maybe(who) },
    ({ doer }, { scope, tree: { start } }) => {
      const player = doer ?? scope.doer;
      if (isEach(player) || player.kind === 'each') throw new Unclear(start);
      const hand: Ref = { kind: 'all', filter: { kind: 'zone', zone: 'hand', of: player } };
      const [slot, next] = newSlot(scope, 'put');
      const does: Instruction = { do: 'move', what: hand, to: 'library', position: 'bottom', arranges: player, remember: slot };
      return handOn<readonly Instruction[]>([does], sayAmount(next, { kind: 'count', of: { kind: 'memory', slot } }));
    },
  ),
  clause('put <of> <place>', { of: things, place }, ({ of, place: to }, { scope }) => put(scope, of, to), {
    accept: ({ parts: { place: where } }) => / order$|^back\b|\bbottom$|\btop$|^into their\b/.test(where?.of.print(where) ?? ''),
  }),
  clause(
    '(<doer> ^put|put|puts) <of> <place> and <also> <other>',
    { doer: maybe(who), of: choice(things, oneOfThem), place, also: another, other: place },
    ({ of, place: to, also, other }, { scope }) => {
      const first = put(scope, of, to);
      const second = put(first.scope, also, other, 'rest');
      return handOn([...first.meaning, ...second.meaning], second.scope);
    },
    { before: { ...byDoer, other: byDoer.place } },
  ),
  clause(
    '(<doer> ^put|put|puts) <of> <place>, <also> <other>, and <third> <last>',
    { doer: maybe(who), of: things, place, also: another, other: place, third: another, last: place },
    ({ of, place: to, also, other, third, last }, { scope }) => {
      const first = put(scope, of, to);
      const second = put(first.scope, also, other);
      const rest = put(second.scope, third, last, 'rest');
      return handOn([...first.meaning, ...second.meaning, ...rest.meaning], rest.scope);
    },
    { before: { ...byDoer, other: byDoer.place, last: byDoer.place } },
  ),
  ...['(<doer> ^exile|exiles) <top>(face:| face down)', '(<doer> ^remove|removes) <top> from the game'].map((template) =>
    clause(
      template.replace('<top>', 'the top (card|<many> #card) of (%own|<of>) library'),
      { doer: maybe(who), many: maybe(amount), of: maybe(whose) },
      ({ doer, many, of = doer }, { scope, forms: { face } }) => {
        const hidden = face === ' face down' ? { faceDown: true } : {};
        return moved(scope, 'exiled', { do: 'move', what: top(of ?? scope.doer, many), to: 'exile', ...hidden, link: 'exiled' });
      },
    ),
  ),
  ...castOneOf,
  clause('cast <of> without paying its mana cost', { of: spellAmong }, ({ of }, { scope }): readonly Instruction[] => {
    const spells = spellsOf(of, scope);
    return [{ do: 'cast', who: scope.doer, what: of, cost: [], ...(spells ? { spells } : {}) }];
  }),
];
