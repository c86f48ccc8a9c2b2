/** What `enumerate` lists is what is accepted: every candidate answer of small boards is tried as the action that takes it. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from './play.ts';

type Description = Readonly<Record<string, unknown>>;
interface Board {
  readonly zones: Readonly<Record<string, unknown>>;
  readonly mana?: Readonly<Record<string, string>>;
}

const creature = (ref: string, controller: string, more: Description = {}): Description => ({
  ref,
  name: ref,
  controller,
  type: 'Creature — Bear',
  pt: '2/2',
  ...more,
});
const spell = (text: string, more: Description = {}): Description => ({
  ref: 'spell',
  name: 'Spell',
  type: 'Instant',
  cost: '{R}',
  text,
  ...more,
});

/** Whether an action is carried through to the end: nothing refuses it, and nothing more is asked. */
const isAccepted = (setup: object, action: Description): boolean =>
  verdict(play({ edition: '2026-01-16', setup, actions: [action], expect: { priority: 'A' } })) === 'passed';

/** Whether these are all that is listed. */
const listed = (setup: object, action: Description, exactly: readonly unknown[]): string => {
  const result = play({ edition: '2026-01-16', setup, actions: [{ by: 'A', do: 'enumerate', ...action }], expect: { legal: { exactly } } });
  return result.passed
    ? 'as accepted'
    : verdict(result) + JSON.stringify(result.failures.map(({ expected, actual }) => ({ accepted: expected, listed: actual })));
};

/** All subsets of at most so many. */
const subsets = <T>(items: readonly T[], most: number): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>(
    (sets, item) => [...sets, ...sets.filter(({ length }) => length < most).map((set) => [...set, item])],
    [[]],
  );
const product = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>((made, list) => made.flatMap((before) => list.map((each) => [...before, each])), [[]]);

const crowd = {
  battlefield: [
    creature('own', 'A', { pt: '4/4', text: 'Shroud' }),
    creature('other', 'B'),
    creature('hexed', 'B', { pt: '5/5', text: 'Hexproof' }),
    creature('warded', 'B', { text: 'Protection from red', cost: '{G}' }),
    { ref: 'vault', name: 'Vault', controller: 'B', type: 'Artifact Land' },
  ],
  graveyard: { A: [{ ref: 'dead', name: 'Dead', type: 'Creature — Bear', pt: '1/1' }] },
};
const things = ['own', 'other', 'hexed', 'warded', 'vault', 'dead', 'spell', 'A', 'B'];

describe('targets that are listed are those that are accepted', () => {
  it.each<readonly [text: string, words: number, most: number]>([
    ['Destroy target creature.', 1, 2],
    ['Tap two target creatures.', 1, 3],
    ['Tap up to two target permanents.', 1, 3],
    ['Destroy target creature with power 4 or greater.', 1, 1],
    ['Destroy target creature an opponent controls.', 1, 1],
    ['Spell deals 1 damage to any target.', 1, 2],
    ['Target opponent discards a card.', 1, 1],
    ['Return target creature card from your graveyard to your hand.', 1, 1],
    ['Exile target card from a graveyard.', 1, 1],
    ['Counter target spell.', 1, 1],
    ['Draw a card.', 0, 0],
    ['Destroy target artifact and target land.', 2, 1],
    ['Spell deals 2 damage to any target and 1 damage to any other target.', 2, 1],
    ['Target player gains control of target permanent.', 2, 1],
    ['Target creature fights another target creature.', 2, 1],
  ])('%s', (text, words, most) => {
    const setup: Board = { mana: { A: '{R}' }, zones: { ...crowd, hand: { A: [spell(text)] } } };
    const candidates = product(Array.from({ length: words }, () => subsets(things, most)));
    const accepted = candidates.filter((targets) =>
      isAccepted(setup, { by: 'A', do: 'cast', object: 'spell', ...(words > 0 ? { targets } : {}) }),
    );
    expect(listed(setup, { what: 'targets', object: 'spell' }, accepted)).toBe('as accepted');
  });

  it('for an ability of a permanent as well', () => {
    const pinger = creature('pinger', 'A', { text: '{T}: This creature deals 1 damage to another target creature.' });
    const setup: Board = { zones: { ...crowd, battlefield: [...crowd.battlefield, pinger] } };
    const accepted = subsets([...things, 'pinger'], 2).filter((targets) =>
      isAccepted(setup, { by: 'A', do: 'activate', object: 'pinger', ...(targets.length > 0 ? { targets } : {}) }),
    );
    expect(
      listed(
        setup,
        { what: 'targets', object: 'pinger', ability: 1 },
        accepted.map((set) => [set]),
      ),
    ).toBe('as accepted');
  });
});

describe('numbers for X that are listed are those that are accepted', () => {
  const winnower = creature('winnower', 'B', { text: "Your opponents can't cast spells with even mana values." });
  it.each<readonly [what: string, text: string, cost: string, more: readonly Description[]]>([
    ['as far as the mana goes', 'Spell deals X damage to any target.', '{X}{R}', []],
    ['as far as the mana goes twice', 'Spell deals X damage to any target.', '{X}{X}{R}', []],
    ['but those of a forbidden mana value', 'Spell deals X damage to any target.', '{X}{R}', [winnower]],
    ['as far as there are targets', 'Tap X target creatures.', '{X}{R}', []],
    ['with mana that is spent on nothing else', 'Spell deals X damage divided as you choose among any number of targets.', '{X}{R}{R}', []],
  ])('%s', (_, text, cost, more) => {
    const setup: Board = {
      mana: { A: '{R}{R}{R}{R}{R}' },
      zones: { battlefield: [creature('one', 'B'), creature('two', 'B'), ...more], hand: { A: [spell(text, { cost })] } },
    };
    const targets = subsets(['one', 'two', 'winnower', 'B'], 4);
    const accepted = Array.from({ length: 8 }, (__, x) => x).filter((x) =>
      targets.some((chosen) => {
        const [first = ''] = chosen;
        const divide = text.includes('divided') && chosen.length === 1 ? { divide: { [first]: x } } : {};
        return isAccepted(setup, { by: 'A', do: 'cast', object: 'spell', x, targets: [chosen], ...divide });
      }),
    );
    expect(listed(setup, { what: 'x values', object: 'spell' }, accepted)).toBe('as accepted');
  });
});

describe('modes that are listed are those that are accepted', () => {
  const modes = '\n• Destroy target artifact.\n• You gain 3 life.\n• Destroy target creature.';
  it.each(['Choose one —', 'Choose two —', 'Choose one or more —', 'Choose any number —', 'Choose up to two —'])('%s', (how) => {
    const setup: Board = {
      mana: { A: '{R}' },
      zones: { battlefield: [creature('one', 'B')], hand: { A: [spell(how + modes)] } },
    };
    const accepted = subsets([1, 2, 3, 4], 4).filter((chosen) =>
      subsets(['one'], 1).some((targets) =>
        isAccepted(setup, { by: 'A', do: 'cast', object: 'spell', modes: chosen, ...(targets.length > 0 ? { targets } : {}) }),
      ),
    );
    expect(listed(setup, { what: 'modes', object: 'spell' }, accepted)).toBe('as accepted');
  });
});

describe('payments that are listed are those that are accepted', () => {
  it.each<readonly [cost: string, pool: string]>([
    ['{G/W}{G/W}', '{G}{G}{W}{W}'],
    ['{W/P}{W/P}', '{W}{W}{U}'],
    ['{2/W}{W}', '{W}{W}{U}{G}'],
    ['{1}{G}', '{W}{G}{G}'],
    ['{C}{1}', '{C}{W}{U}'],
    ['{G/W/P}', '{G}{W}{C}'],
  ])('%s from %s', (cost, pool) => {
    const setup: Board = { mana: { A: pool }, zones: { hand: { A: [spell('You gain 3 life.', { cost })] } } };
    const symbols = [...pool.matchAll(/\{\w\}/g)].map(([symbol]) => symbol);
    const order = '{W}{U}{B}{R}{G}{C}';
    const candidates = new Set(
      subsets(symbols, 4).map((taken) => [...taken].toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join('')),
    );
    const accepted = [...candidates].filter((pay) => isAccepted(setup, { by: 'A', do: 'cast', object: 'spell', pay }));
    expect(listed(setup, { what: 'payments', object: 'spell' }, accepted)).toBe('as accepted');
  });
});

describe('legal actions that are listed are those that are accepted in some way', () => {
  const horde = creature('horde', 'A', { text: 'You may cast creature spells from the top of your library.' });
  const winnower = creature('winnower', 'B', { cost: '{9}', text: "Your opponents can't cast spells with even mana values." });
  const hand = [
    spell('Spell deals X damage to any target.', { cost: '{X}{R}' }),
    { ref: 'even', name: 'Even Thing', type: 'Creature — Bear', cost: '{R}{R}', pt: '2/2' },
    { ref: 'land', name: 'Forest', type: 'Basic Land — Forest' },
    { ref: 'aura', name: 'Rust', type: 'Enchantment — Aura', cost: '{R}', text: 'Enchant artifact' },
    { ref: 'morph', name: 'Veiled Thing', type: 'Creature — Bear', cost: '{5}{G}', pt: '5/5', text: 'Morph {G}' },
  ];
  const rock = { ref: 'rock', name: 'Rock', controller: 'A', type: 'Artifact', text: '{T}: Add {C}.\n{1}, {T}: Destroy target artifact.' };
  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['in a main phase', { step: 'precombat main' }],
    ['in an upkeep', { step: 'upkeep' }],
    ['where even spells are forbidden', { step: 'precombat main', battlefield: [winnower] }],
    ['with an artifact', { step: 'precombat main', battlefield: [rock] }],
    ['from the top of the library', { step: 'precombat main', battlefield: [horde] }],
  ])('%s', (_, { step, battlefield = [] }) => {
    const library = {
      A: [
        { ref: 'top', name: 'Top', type: 'Creature — Bear', cost: '{R}', pt: '1/1' },
        { ref: 'next', name: 'Next', type: 'Creature — Bear', cost: '{R}', pt: '1/1' },
      ],
    };
    const setup = { step, mana: { A: '{R}{R}{R}' }, zones: { battlefield, hand: { A: hand }, library } };
    const refs = ['spell', 'even', 'land', 'aura', 'morph', 'rock', 'horde', 'winnower', 'top', 'next'];
    const candidates: readonly Description[] = refs.flatMap((object) => [
      { do: 'cast', object },
      { do: 'cast', object, faceDown: true },
      { do: 'play land', object },
      { do: 'activate', object, ability: 1 },
      { do: 'activate', object, ability: 2 },
    ]);
    const more = product<Description>([
      [{}, ...['rock', 'winnower', 'B'].map((target) => ({ targets: [target] }))],
      [{}, { x: 0 }, { x: 1 }, { x: 2 }],
    ]).map((parts) => Object.assign({}, ...parts) as Description);
    const accepted = candidates.filter((action) => more.some((with_) => isAccepted(setup, { by: 'A', ...action, ...with_ })));
    expect(listed(setup, { what: 'legal actions' }, [{ do: 'pass' }, ...accepted])).toBe('as accepted');
  });
});
