import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../src/engine/cardText/compileText.ts';
import type { Answer } from '../../../../src/engine/events/question.ts';
import type { Action, Result } from '../../../../src/engine/session.ts';
import { beginPlay, type CardGiven, type Play } from '../../kit.ts';

type Given = Omit<CardGiven, 'abilities'> & { readonly text?: string };

/** A card with its text compiled. */
function card({ text = '', ...given }: Given): CardGiven {
  const compiled = compileText(text, { name: given.name ?? given.ref, types: given.types ?? ['creature'], subtypes: given.subtypes ?? [] });
  if (!compiled.ok) throw new Error(`not understood: ${compiled.phrase}`);
  return { ...given, abilities: compiled.abilities };
}
const land = (ref: string, subtype: string): CardGiven => ({ ref, types: ['land'], subtypes: [subtype] });
const forests = (count: number): readonly CardGiven[] => Array.from({ length: count }, (_, at) => land(`forest${at}`, 'Forest'));
const mountains = (count: number): readonly CardGiven[] => Array.from({ length: count }, (_, at) => land(`mountain${at}`, 'Mountain'));
const bear = (ref: string): CardGiven => ({ ref, pt: '2/2', cost: '{1}{G}' });

/** Acts with answers by kind, each kind in order. */
function act(play: Play, action: Action, answers: Readonly<Record<string, readonly Answer[]>> = {}): Result {
  const left = new Map(Object.entries(answers).map(([kind, list]) => [kind, [...list]]));
  return play.session.act(action, {
    answer: (question) => {
      const [next] = left.get(question.kind) ?? [];
      if (next === undefined || !question.judge(next).legal) return undefined;
      left.get(question.kind)?.shift();
      return next;
    },
  });
}
const cast = (ref: string, more: Partial<Extract<Action, { do: 'cast' }>> = {}): Action => ({
  do: 'cast',
  by: 'A',
  object: `${ref}.0`,
  ...more,
});
const activate = (ref: string, more: Partial<Extract<Action, { do: 'activate' }>> = {}): Action => ({
  do: 'activate',
  by: 'A',
  object: `${ref}.0`,
  ...more,
});
const tappedLands = (play: Play): number =>
  Object.values(play.state().objects).filter((each) => each.tapped && play.is(each.card).types.includes('land')).length;

describe('the total cost of a spell', () => {
  const reducer = card({ ref: 'reducer', pt: '1/1', text: 'Red spells you cast cost {1} less to cast.' });
  const bomb = card({
    ref: 'bomb',
    cost: '{2}{R}',
    types: ['instant'],
    text: 'As an additional cost to cast this spell, sacrifice a creature.\nDraw a card.',
  });

  it('is reduced by what is there, and locked in before that is sacrificed to pay for it', () => {
    const play = beginPlay({ zones: { A: { hand: [bomb], battlefield: [reducer, ...mountains(4)], library: [bear('b')] } } });
    expect(act(play, cast('bomb'))).toMatchObject({ kind: 'advanced' });
    expect([play.zoneOf('reducer'), tappedLands(play)]).toEqual(['graveyard', 2]);
  });

  it('cannot be paid when there is nothing to sacrifice', () => {
    const play = beginPlay({ zones: { A: { hand: [bomb], battlefield: mountains(4) } } });
    expect(act(play, cast('bomb'))).toMatchObject({ kind: 'refused', cites: ['cast.pay', 'cost.unable'] });
    expect([play.zoneOf('bomb'), tappedLands(play)]).toEqual(['hand', 0]);
  });

  it('is never paid for a card without a mana cost', () => {
    const play = beginPlay({ zones: { A: { hand: [{ ref: 'moth', pt: '1/1' }], battlefield: forests(3) } } });
    expect(act(play, cast('moth'))).toMatchObject({ kind: 'refused', cites: ['cost.unpayable', 'cost.unable'] });
  });

  it('is a minimum where something sets one, whatever reduces it', () => {
    const three = {
      ref: 'sphere',
      types: ['artifact'],
      abilities: [
        { kind: 'static', text: 'least', rules: [{ rule: 'least cost', of: { kind: 'spell' }, amount: { kind: 'number', value: 3 } }] },
      ],
    } as const;
    const bolt = card({ ref: 'bolt', cost: '{R}', types: ['instant'], text: 'Draw a card.' });
    const play = beginPlay({ zones: { A: { hand: [bolt], battlefield: [reducer, three, ...mountains(4)], library: [bear('b')] } } });
    act(play, cast('bolt'));
    expect(tappedLands(play)).toBe(3);
  });
});

describe('ways of casting', () => {
  it.each([
    ['without kicker', undefined, 1],
    ['with kicker', true, 3],
  ])('pays %s', (_, kicked, lands) => {
    const spell = card({ ref: 'spell', cost: '{R}', types: ['instant'], text: 'Kicker {2}\nDraw a card.' });
    const play = beginPlay({ zones: { A: { hand: [spell], battlefield: mountains(4), library: [bear('b')] } } });
    act(play, cast('spell', kicked === undefined ? {} : { kicked }));
    expect([tappedLands(play), play.find('spell')?.spell?.paid.includes('kicker')]).toEqual([lands, kicked === true]);
  });

  it('exiles a card that was cast by flashback, and casts it from the graveyard alone', () => {
    const spell = card({ ref: 'spell', cost: '{5}{R}', types: ['sorcery'], text: 'Draw a card.\nFlashback {R}' });
    const play = beginPlay({ zones: { A: { graveyard: [spell], battlefield: mountains(2), library: [bear('b')] } } });
    act(play, cast('spell'));
    play.settle();
    expect([play.zoneOf('spell'), play.zoneOf('b'), tappedLands(play)]).toEqual(['exile', 'hand', 1]);
  });

  it('returns a spell with buyback to the hand when it was paid', () => {
    const spell = card({ ref: 'spell', cost: '{R}', types: ['sorcery'], text: 'Buyback {2}\nDraw a card.' });
    const play = beginPlay({ zones: { A: { hand: [spell], battlefield: mountains(3), library: [bear('b')] } } });
    act(play, cast('spell', { alternative: 'buyback' }));
    play.settle();
    expect([play.zoneOf('spell'), tappedLands(play)]).toEqual(['hand', 3]);
  });

  it('casts a morph face down for {3}, and turns it up for its cost as a special action', () => {
    const morph = card({ ref: 'morph', cost: '{4}{R}', pt: '4/5', text: 'Morph {R}' });
    const play = beginPlay({ zones: { A: { hand: [morph], battlefield: mountains(4) } } });
    act(play, cast('morph', { faceDown: true }));
    expect(play.is('morph')).toMatchObject({ name: '', power: 2, toughness: 2, colors: [] });
    play.settle();
    expect([play.zoneOf('morph'), play.find('morph')?.faceDown, tappedLands(play)]).toEqual(['battlefield', true, 3]);
  });

  it('taps creatures for convoke only as far as lands do not suffice', () => {
    const spell = card({ ref: 'spell', cost: '{2}{G}', types: ['sorcery'], text: 'Convoke\nDraw a card.' });
    const green = (ref: string): CardGiven => ({ ref, pt: '1/1', colors: ['green'] });
    const play = beginPlay({
      zones: { A: { hand: [spell], battlefield: [green('c1'), green('c2'), ...mountains(2)], library: [bear('b')] } },
    });
    expect(act(play, cast('spell')).kind).toBe('advanced');
    expect(['c1', 'c2'].filter((ref) => play.find(ref)?.tapped)).toHaveLength(1);
  });
});

describe('payments', () => {
  it('are listed for hybrid symbols in the order of the colours', () => {
    const spell = card({ ref: 'spell', cost: '{G/W}{G/W}', types: ['sorcery'], text: 'Draw a card.' });
    const lands = [land('p1', 'Plains'), land('p2', 'Plains'), land('f1', 'Forest'), land('f2', 'Forest')];
    const play = beginPlay({ zones: { A: { hand: [spell], battlefield: lands, library: [bear('b')] } } });
    let listed: readonly Answer[] = [];
    play.session.attempt(
      { do: 'cast', by: 'A', object: 'spell.0' },
      (question) => question.options()[0],
      (question) => {
        if (question.kind === 'mana') listed = question.options();
        return undefined;
      },
    );
    expect(listed).toEqual(['{W}{W}', '{W}{G}', '{G}{G}']);
  });

  it('use life for a Phyrexian symbol only when there is no mana for it', () => {
    const spell = card({ ref: 'spell', cost: '{G/P}', types: ['sorcery'], text: 'Draw a card.' });
    const lifeWith = (lands: readonly CardGiven[]): number => {
      const play = beginPlay({ zones: { A: { hand: [spell], battlefield: lands, library: [bear('b')] } } });
      act(play, cast('spell'));
      return play.life('A');
    };
    expect([lifeWith(forests(1)), lifeWith(mountains(1))]).toEqual([20, 18]);
  });

  it('use the mana that a triggered mana ability adds while they are being made', () => {
    const flare = card({
      ref: 'flare',
      types: ['enchantment'],
      text: 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
    });
    const play = beginPlay({ zones: { A: { hand: [bear('b')], battlefield: [flare, ...forests(1)] } } });
    expect(act(play, cast('b')).kind).toBe('advanced');
    expect(tappedLands(play)).toBe(1);
  });

  it('are possible exactly when brute force over the lands finds a way', () => {
    const kinds = ['Forest', 'Plains', 'Mountain'] as const;
    const letters = { Forest: 'G', Plains: 'W', Mountain: 'R' } as const;
    const costs = ['{G}{W}', '{1}{G}', '{G/W}{R}', '{2/W}', '{G}{G}{R}', '{2/R}{G}'];
    const options: Readonly<Record<string, readonly string[]>> = {
      G: ['G'],
      W: ['W'],
      R: ['R'],
      '1': ['?'],
      'G/W': ['G', 'W'],
      '2/W': ['W', '??'],
      '2/R': ['R', '??'],
    };
    for (const cost of costs)
      for (let a = 0; a < 3; a += 1)
        for (let b = a; b < 3; b += 1)
          for (let c = b; c < 3; c += 1) {
            const lands = [a, b, c].map((kind) => kinds[kind] ?? 'Forest');
            const ways = [...cost.matchAll(/\{([^}]+)\}/g)].reduce<readonly string[]>(
              (made, [, inner = '']) => made.flatMap((before) => (options[inner] ?? []).map((way) => before + way)),
              [''],
            );
            const possible = ways.some((way) => {
              const left = lands.map((kind) => letters[kind]) as string[];
              return (
                way.length <= left.length &&
                (way.match(/[A-Z]/g) ?? []).every((each) => left.includes(each) && left.splice(left.indexOf(each), 1))
              );
            });
            const spell = card({ ref: 'spell', cost, types: ['sorcery'], text: 'Draw a card.' });
            const play = beginPlay({
              zones: { A: { hand: [spell], battlefield: lands.map((kind, at) => land(`l${at}`, kind)), library: [bear('b')] } },
            });
            expect([cost, ...lands, act(play, cast('spell')).kind]).toEqual([cost, ...lands, possible ? 'advanced' : 'refused']);
          }
  });
});

describe('activated abilities of keywords', () => {
  it('cycle from the hand, and from nowhere else', () => {
    const cycler = card({ ref: 'cycler', cost: '{4}{G}', pt: '5/5', text: 'Cycling {1}' });
    const play = beginPlay({ zones: { A: { hand: [cycler], battlefield: forests(1), library: [bear('b')] } } });
    act(play, activate('cycler'));
    play.settle();
    expect([play.zoneOf('cycler'), play.zoneOf('b')]).toEqual(['graveyard', 'hand']);
    const other = beginPlay({ zones: { A: { battlefield: [cycler, ...forests(1)], library: [bear('b')] } } });
    expect(act(other, activate('cycler'))).toMatchObject({ kind: 'refused', cites: ['abilities.zone'] });
  });

  it('attach Equipment to a creature of its controller', () => {
    const sword = card({ ref: 'sword', types: ['artifact'], subtypes: ['Equipment'], text: 'Equip {1}' });
    const play = beginPlay({ zones: { A: { battlefield: [sword, bear('b'), ...forests(1)] }, B: { battlefield: [bear('x')] } } });
    act(play, activate('sword'), { target: ['b.0'] });
    play.settle();
    expect(play.find('sword')?.attachedTo).toBe('b.0');
  });

  it('may target their own source', () => {
    const pinger = card({ ref: 'pinger', pt: '1/1', text: '{T}: ~ deals 1 damage to target creature.' });
    const play = beginPlay({ zones: { A: { battlefield: [pinger] } } });
    act(play, activate('pinger'));
    play.settle();
    expect(play.zoneOf('pinger')).toBe('graveyard');
  });
});

describe('lands', () => {
  it('are played once a turn, and once more for each effect that says so', () => {
    const explorer = card({ ref: 'explorer', types: ['enchantment'], text: 'You may play an additional land on each of your turns.' });
    const play = beginPlay({ zones: { A: { hand: forests(3), battlefield: [explorer] } } });
    const results = [0, 1, 2].map((at) => play.act({ do: 'play land', by: 'A', object: `forest${at}.0` }).kind);
    expect(results).toEqual(['advanced', 'advanced', 'refused']);
  });
});

describe('an Aura that enters without having been cast', () => {
  const aura = card({ ref: 'aura', types: ['enchantment'], subtypes: ['Aura'], text: 'Enchant creature' });
  const onto = (play: Play) =>
    play.effect([
      { do: 'move', what: { kind: 'all', filter: { kind: 'zone', zone: 'graveyard', of: { kind: 'you' } } }, to: 'battlefield' },
    ]);

  it('is attached to what its controller chooses, shroud or not', () => {
    const shrouded = card({ ref: 'shrouded', pt: '1/1', text: 'Shroud' });
    const play = beginPlay({ zones: { A: { graveyard: [aura], battlefield: [bear('b'), shrouded] } } });
    onto(play);
    play.answer('shrouded.0');
    expect(play.find('aura')).toMatchObject({ zone: 'battlefield', attachedTo: 'shrouded.0' });
  });

  it('stays where it is when there is nothing to enchant', () => {
    const play = beginPlay({ zones: { A: { graveyard: [aura] } } });
    onto(play);
    expect(play.zoneOf('aura')).toBe('graveyard');
  });
});

describe('splice', () => {
  it('adds text for its cost while the card stays in the hand', () => {
    const base = card({ ref: 'base', cost: '{1}', types: ['instant'], subtypes: ['Arcane'], text: 'Draw a card.' });
    const glacial = card({
      ref: 'glacial',
      cost: '{1}{R}',
      types: ['instant'],
      subtypes: ['Arcane'],
      text: '~ deals 2 damage to any target.',
    });
    const splice = {
      kind: 'keyword',
      text: 'Splice onto Arcane',
      keyword: 'splice',
      quality: { kind: 'subtype', subtype: 'Arcane' },
      cost: [{ pay: 'mana', cost: { text: '{R}', symbols: [{ kind: 'mana', colors: ['red'] }] } }],
    } as const;
    const spliced: CardGiven = { ...glacial, abilities: [...(glacial.abilities ?? []), splice] };
    const play = beginPlay({ zones: { A: { hand: [base, spliced], battlefield: mountains(3), library: [bear('b')] } } });
    expect(act(play, cast('base'), { payment: [['glacial.0']], target: ['B'] }).kind).toBe('advanced');
    expect([tappedLands(play), play.zoneOf('glacial')]).toEqual([2, 'hand']);
    play.settle();
    expect([play.life('B'), play.zoneOf('b'), play.zoneOf('glacial')]).toEqual([18, 'hand', 'hand']);
  });
});
