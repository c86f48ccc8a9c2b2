/** The sentences of what is said besides events, each with the rules that it rests on. */
import type { Concept } from '../concepts/concepts.ts';
import { type Color, colors, letterOf, writeSymbols } from '../language/manaCost.ts';
import { nameOf, ofSource } from '../events/nameOf.ts';
import type { Sayings } from '../events/sayings.ts';
import type { Telling } from '../events/telling.ts';
import { manaOf, sayCost } from './costsInWords.ts';
import { tellIllegalTargets } from './tellIllegalTargets.ts';
import { tellImpossible } from './tellImpossible.ts';
import { countOf, listOf, quoted } from '../state/sentences.ts';
import type { GameState, ObjectId } from '../state/state.ts';
import { sharesLife } from '../state/teams.ts';

const namesOf = (state: GameState, ids: readonly ObjectId[]): string => listOf(ids.map((id) => nameOf(state, id))) || 'nothing';

const sayings: { readonly [Name in keyof Sayings]: (state: GameState, ...about: Sayings[Name]) => Telling } = {
  'defending player': (_, player) => ({
    event: 'defending player',
    text: `${player} is the defending player.`,
    cites: ['combat.defendingPlayer'],
  }),
  'removed from combat': (state, id) => ({
    event: 'removed from combat',
    text: `${nameOf(state, id)} is removed from combat.`,
    cites: ['combat.remove'],
  }),
  'damage order': (_, id, order, cites) => ({
    event: 'damage order',
    text: `${id} assigns its damage in this order: ${order.join(', ')}.`,
    cites,
  }),
  'damage on the stack': () => ({ event: 'damage on the stack', text: 'Combat damage is put on the stack.', cites: ['damage.putOnStack'] }),
  'combat damage': () => ({ event: 'combat damage', text: 'Combat damage resolves.', cites: ['damage.onStack', 'damage.deal'] }),
  declined: (state, player, cost, impossible) => {
    if (impossible && cost.length === 0) return tellImpossible(state, player, impossible);
    const what = cost.length > 0 ? `pay ${sayCost(manaOf(cost), cost)}` : 'do it';
    return { event: 'declined', player, text: `${player} ${impossible ? 'cannot' : 'does not'} ${what}.`, cites: ['resolve.choice'] };
  },
  narrowed: (state, things) => ({
    event: 'narrowed',
    text: `${namesOf(state, things)} cannot be chosen: it could not be done.`,
    cites: ['resolve.choice'],
  }),
  'symbols chosen': (_, player, life) => ({
    event: 'payment',
    player,
    text: `What ${player} pays its symbols with is chosen for them: another choice could be paid.`,
    cites: ['cast.modes', life ? 'mana.phyrexian' : 'mana.hybrid'],
  }),
  'no effect': (state, source, gone) => ({
    event: 'effect',
    text: `An effect${ofSource(state, source)} does not begin: ${gone ? 'who would gain control has left the game' : 'what it would last for is over'}.`,
    cites: [gone ? 'leave.noControl' : 'effects.while'],
  }),
  'gone pays nothing': (_, player) => ({
    event: 'declined',
    text: `${player} has left the game and pays nothing.`,
    cites: ['leave.unpaid', 'leave.choice'],
  }),
  'no exchange': (_, alike) => ({
    event: 'exchange',
    text: 'Nothing is exchanged.',
    cites: [alike ? 'action.exchange.control' : 'action.exchange'],
  }),
  meld: (_, into, does) =>
    does
      ? { event: 'meld', text: `They meld into ${into}.`, cites: ['action.meld'] }
      : { event: 'stays', text: `They do not meld into ${into}.`, cites: ['action.meld.fail'] },
  'no sticker': (state, player, id) => {
    const owns = state.objects[id]?.owner === player;
    return {
      event: 'stays',
      text: `${player} puts no sticker on ${nameOf(state, id)}: ${owns ? 'none is left' : 'another player owns it'}.`,
      cites: [owns ? 'stickers' : 'stickers.owner'],
    };
  },
  undetermined: (_, name) => ({
    event: 'undetermined',
    text: `The greatest ${name} of nothing counts as 0.`,
    cites: ['numbers.undetermined'],
  }),
  piles: (state, by, first, second) => ({
    event: 'piles',
    text: `${by} makes two piles: ${namesOf(state, first)}; ${namesOf(state, second)}.`,
    cites: ['piles'],
  }),
  'nothing to copy': () => ({ event: 'create', text: 'There is nothing to copy: no token is created.', cites: ['tokens.ofNothing'] }),
  'no copy': () => ({ event: 'copy', text: 'Nothing can be what the copy targets: none is made.', cites: ['copy.target'] }),
  shuffle: (_, player, isShuffled, lacking) => ({
    event: 'shuffle',
    text: `${player}’s library is ${isShuffled ? '' : 'not '}shuffled.`,
    cites: [...(isShuffled ? (['action.shuffle'] as const) : []), ...(lacking ? ([`action.shuffle.${lacking}`] as const) : [])],
  }),
  search: (state, player, found) => ({ event: 'search', text: `${player} finds ${namesOf(state, found)}.`, cites: [] }),
  'cannot search': (_, player) => ({ event: 'search', text: `${player} cannot search.`, cites: ['cannot'] }),
  'not all found': () => ({ event: 'search', text: 'Not everything is found.', cites: ['action.search.fail'] }),
  'nothing found': (_, player, isUndefined) => ({
    event: 'search',
    text: `${player} finds nothing.`,
    cites: isUndefined ? ['action.search.undefined'] : [],
  }),
  targets: (_, targets, isNew, rule) => ({
    event: 'targets',
    text: `The target${targets.length === 1 ? (isNew ? ' is' : ' stays') : isNew ? 's are' : 's stay'}${isNew ? ' now' : ''} ${listOf(targets)}.`,
    cites: [...(isNew ? (['target.change.finalSet'] as const) : []), rule],
  }),
  'illegal targets': tellIllegalTargets,
  'intervening if': (state, source) => ({
    event: 'intervening if',
    text: `The condition of the ability${ofSource(state, source)} does not hold, so it does nothing.`,
    cites: ['trigger.interveningIf', 'resolve.condition'],
  }),
  'cast now': (state, spell) => ({
    event: 'cast',
    text: `${nameOf(state, spell)} was cast while something else was resolving.`,
    cites: ['castingEffect'],
  }),
  'combat cost': (_, what, mana, others, cites) => ({ event: 'cost', text: `The ${what} costs ${sayCost(mana, others)}.`, cites }),
  'stays tapped': (state, ids) => ({
    event: 'stays',
    text: `${namesOf(state, ids)} ${ids.length === 1 ? 'does' : 'do'} not untap.`,
    cites: ['turn.untap'],
  }),
  stays: () => ({
    event: 'stays',
    text: 'No token is created: what it would be attached to is not there.',
    cites: ['resolve.stays'],
  }),
  'draw waits': (_, player) => ({ event: 'triggers', text: `The draw of ${player} goes onto the stack.`, cites: ['turn.draw'] }),
  'first draw skipped': (_, player, byTeam) => ({
    event: 'first draw',
    text: `${byTeam ? `The team of ${player}` : player} begins, and skips the draw step of the first turn.`,
    cites: byTeam ? ['team.firstDraw', 'turn.firstDraw'] : ['turn.firstDraw'],
  }),
  'no first draw': (_, player) => ({
    event: 'first draw',
    text: `${player} begins, and does not draw in the first turn.`,
    cites: ['turn.firstDraw'],
  }),
  'team draw': () => ({ event: 'first draw', text: 'The team that begins does not draw as usual.', cites: ['team.firstDraw'] }),
  'turn goes on': (_, player) => ({
    event: 'turn',
    text: `${player}’s turn goes on without an active player.`,
    cites: ['leave.turn'],
  }),
  restart: (_, starter) => ({
    event: 'restart',
    text: `The game is restarted: all cards go to their owners’ libraries, and ${starter} begins.`,
    cites: ['game.restarted', 'game.restarted.cards'],
  }),
  subgame: (_, starter) => ({
    event: 'subgame',
    text: `A subgame begins with the libraries as decks, and ${starter} begins.`,
    cites: ['subgame.begins', 'resolve.instruction'],
  }),
  'subgame ends': (_, winners) => ({
    event: 'subgame',
    text: `The subgame is over${winners.length === 0 ? ', and nobody has won it' : `: ${listOf(winners)} won it`}. Its cards go to the libraries of the main game.`,
    cites: ['subgame.ends', 'resolve.instruction'],
  }),
  'cannot have': (state, object) => ({
    event: 'impossible',
    text: `${nameOf(state, object)} can’t have what this would add, so that it is not affected.`,
    cites: ['abilities.cannotHave', 'cannot'],
  }),
  'costs at least': (state, spell, more) => ({
    event: 'cost',
    text: `${nameOf(state, spell)} costs so much at least that {${more}} more is due.`,
    cites: ['cast.totalCost'],
  }),
  'end turn': (_, ceases, waits) => ({
    event: 'end turn',
    text: 'The turn ends.',
    cites: [
      'turn.ended',
      ...(ceases ? (['turn.ended.waiting'] as const) : []),
      ...(waits ? (['turn.ended.triggers'] as const) : []),
      'turn.cleanup.discard',
    ],
  }),
  'team life': (_, members, isWhole) => ({
    event: 'team life',
    text: `The life of ${listOf(members)} is set.`,
    cites: [isWhole ? 'team.setAll' : 'team.setLife', 'team.lifeSeen'],
  }),
  blessing: (_, player, by) => ({
    event: 'blessing',
    text: `${player} gets the city’s blessing for the rest of the game.`,
    cites: [by, 'keyword.ascend.blessing'],
  }),
  'mana ability': (state, source, text) => ({
    event: 'mana ability',
    text: `The ability${ofSource(state, source)} triggers: ${quoted(text)}`,
    cites: ['manaAbility', 'trigger', 'mana.triggered'],
  }),
  returns: (_, count) => ({
    event: 'returns',
    text: 'What was gone until then returns.',
    cites: ['untilLeaves', ...(count > 1 ? (['untilLeaves.together'] as const) : [])],
  }),
  skip: (_, player, what) => ({
    event: 'skip',
    text: `${player} skips the ${what}.`,
    cites: ['replacement', 'replacement.skip', 'replacement.steps'],
  }),
  'life floor': (state, source, text) => ({
    event: 'replace',
    text: `An effect${ofSource(state, source)} changes what happens${text === '' ? '.' : `: ${quoted(text)}`}`,
    cites: ['replacement.instead'],
  }),
  loop: () => ({
    event: 'draw game',
    text: 'A loop of mandatory actions goes on for ever: the game is a draw.',
    cites: ['drawGame', 'drawGame.loop', 'loop.mandatory', 'loop.unended'],
  }),
  ventures: (_, player, dungeon, room) => ({
    event: 'venture',
    text: `${player} is in ${room} of ${dungeon}.`,
    cites: ['action.venture', 'dungeon.rooms'],
  }),
  completes: (_, player, dungeon) => ({
    event: 'dungeon',
    text: `${player} completes ${dungeon}.`,
    cites: ['dungeon.completed', 'dungeon.removed'],
  }),
  'planar roll': (_, player, rolled) => ({
    event: 'roll',
    text: `${player} rolls ${rolled === 'blank' ? 'a blank face' : rolled === 'chaos' ? 'the chaos symbol' : 'the Planeswalker symbol'} on the planar die.`,
    cites: ['planar.die', `planar.${rolled}`],
  }),
  'planeswalks from': (state, player, planes) => ({
    event: 'planeswalk',
    text: planes.length === 0 ? `${player} planeswalks.` : `${player} planeswalks away from ${namesOf(state, planes)}.`,
    cites: ['action.planeswalk', 'planar.planeswalks'],
  }),
  'planeswalks to': (state, player, plane) => ({
    event: 'planeswalk',
    text: `${player} planeswalks to ${nameOf(state, plane)}.`,
    cites: ['action.planeswalk', 'planar.planeswalks'],
  }),
  'planar controller': (_, player) => ({ event: 'planeswalk', text: `${player} becomes the planar controller.`, cites: ['planar'] }),
  'planeswalking ceases': () => ({
    event: 'leave',
    text: 'The planeswalking ability ceases to exist.',
    cites: ['planar.ability.gone'],
  }),
  'no planar controller': (_, player) => ({
    event: 'impossible',
    text: `${player} is not the planar controller, and does not planeswalk.`,
    cites: ['action.planeswalk.who'],
  }),
  chaos: () => ({ event: 'chaos', text: 'Chaos ensues.', cites: ['plane.chaosAbility'] }),
  'phenomenon over': (state, phenomenon) => ({
    event: 'state-based action',
    text: `No ability of ${nameOf(state, phenomenon)} is left to resolve.`,
    cites: ['sba', 'sba.phenomenon'],
  }),
  'sets in motion': (state, player, scheme) => ({
    event: 'scheme',
    text: `${player} sets ${nameOf(state, scheme)} in motion.`,
    cites: ['scheme.sets', 'action.setInMotion'],
  }),
  abandons: (state, player, scheme) => ({
    event: 'scheme',
    text: `${player} abandons ${nameOf(state, scheme)}.`,
    cites: ['action.abandon', 'scheme.ongoing'],
  }),
  'schemes over': (state, ids) => ({
    event: 'state-based action',
    text: `${namesOf(state, ids)} ${ids.length === 1 ? 'goes' : 'go'} to the bottom of the scheme deck.`,
    cites: ['sba', 'sba.scheme'],
  }),
  'takes the initiative': (_, player) => ({ event: 'designation', text: `${player} takes the initiative.`, cites: ['initiative'] }),
  'not face down': (state, ids) => ({
    event: 'stays',
    text: `${namesOf(state, ids)} ${ids.length === 1 ? 'is' : 'are'} double-faced: nothing is turned face down.`,
    cites: ['faceDown.doubleFaced'],
  }),
  flip: (_, player, wins) => ({ event: 'flip', text: `${player} ${wins ? 'wins' : 'loses'} the flip.`, cites: ['coin'] }),
  roll: (_, player, result) => ({ event: 'roll', text: `${player} rolls ${result}.`, cites: ['dice'] }),
  votes: (_, player, what) => ({ event: 'vote', text: `${player} votes for ${what}.`, cites: ['action.vote'] }),
  clash: (_, winner) => ({
    event: 'clash',
    text: winner === undefined ? 'Nobody wins the clash.' : `${winner} wins the clash.`,
    cites: ['action.clash.win'],
  }),
  'becomes monarch': (_, player) => ({ event: 'designation', text: `${player} becomes the monarch.`, cites: ['monarch'] }),
  'becomes time': (_, time) => ({ event: 'designation', text: `It becomes ${time.toLowerCase()}.`, cites: ['dayAndNight'] }),
  ring: (_, player) => ({ event: 'designation', text: `The Ring tempts ${player}.`, cites: ['action.ring'] }),
  'ring-bearer': (state, player, creature) => ({
    event: 'designation',
    text: `${nameOf(state, creature)} becomes ${player}’s Ring-bearer.`,
    cites: ['action.ring'],
  }),
  speed: (_, player) => ({ event: 'designation', text: `${player}’s speed becomes 1.`, cites: ['keyword.startYourEngines!'] }),
  concedes: (state, player) => ({
    event: 'concedes',
    text: `${player} concedes.`,
    cites: ['concede', ...(sharesLife(state) ? (['team.concede'] as const) : [])],
  }),
  'no such card': () => ({
    event: 'name',
    text: 'No card here has the name that is chosen; whether there is such a card is not judged.',
    cites: ['choose.name'],
  }),
  helps: (_, keyword, paid, cites) => ({
    event: keyword,
    text: `${writeSymbols(paid)} of the total cost is paid with ${keyword}.`,
    cites: ['cast.pay', ...cites, ...(keyword === 'convoke' ? (['keyword.convoke.after'] as const) : [])],
  }),
  miracle: (state, player, card) => ({
    event: 'reveal',
    text: `${player} reveals ${nameOf(state, card)} for its miracle.`,
    cites: ['keyword.miracle'],
  }),
  attacking: (_, id, whom) => ({ event: 'attacking', text: `${id} is attacking ${whom}.`, cites: ['attack.entering'] }),
  'face up': (state, player, id, by) => ({
    event: 'special action',
    text: `${player} turns ${nameOf(state, id)} face up${by === 'nothing' ? '' : ', and shows what that costs'}.`,
    cites: ['special.turnUp', ...waysUp[by]],
  }),
  'top cards': (_, player, does, count) => ({
    event: does,
    text: `${player} ${does === 'scry' ? 'scries' : 'surveils'} ${count}.`,
    cites: ['resolve.instruction'],
  }),
  'no mana': (_, player, byAbility, why) => ({
    event: 'mana',
    text: `${player} adds no mana.`,
    cites: byAbility ? ['manaAbility', ...why, 'manaAbility.remains'] : ['mana.produced', ...why],
  }),
  unlocks: (state, player, id) => ({
    event: 'special action',
    text: `${player} unlocks a door of ${nameOf(state, id)}.`,
    cites: ['unlock'],
  }),
  'melded order': (_, player) => ({ event: 'order', text: `${player} orders the cards.`, cites: ['melded.order'] }),
  saga: () => ({ event: 'saga', text: 'Each Saga gets a lore counter.', cites: ['saga.turn'] }),
  'team mulligans': () => ({ event: 'team mulligans', text: 'A team decides together.', cites: ['team.mulligan'] }),
  revealed: (state, ids, cites) => ({
    event: 'reveal',
    text: `Revealed: ${ids.map((id) => nameOf(state, id)).join(', ') || 'nothing'}.`,
    cites,
  }),
  looks: (_, player, count) => ({
    event: 'look',
    text: `${player} looks at ${count === 0 ? 'nothing' : countOf(count, 'card')}.`,
    cites: ['resolve.instruction'],
  }),
  pays: (_, player, mana, hasColorless, cites) => ({
    event: 'pay',
    // In one order, whatever was added first.
    text: `${player} pays ${mana
      .toSorted((one, other) => colors.indexOf(one.color as Color) - colors.indexOf(other.color as Color))
      .map(({ color }) => `{${letterOf(color)}}`)
      .join('')}.`,
    cites: [...cites, 'cost.mana', ...(hasColorless ? (['mana.colorless'] as const) : [])],
  }),
};

/** What lets a permanent be turned face up. */
const waysUp: Readonly<Record<Sayings['face up'][2], readonly Concept[]>> = {
  morph: ['keyword.morph.up'],
  megamorph: ['keyword.morph.up', 'keyword.megamorph'],
  disguise: ['keyword.disguise.up'],
  manifest: ['manifest.up'],
  nothing: ['faceDown.up'],
};

export const tellSaying = <Name extends keyof Sayings>(state: GameState, name: Name, ...about: Sayings[Name]): readonly Telling[] => [
  sayings[name](state, ...about),
];
