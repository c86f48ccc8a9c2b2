import { describe, expect, it } from 'vitest';
import type { Inline } from '../../../src/model/wording.ts';
import type { Term } from '../../../src/corpus/wording/terms.ts';
import { makeTermIndex, markTerms, toTerms } from '../../../src/corpus/wording/terms.ts';
import { makeWording, parseWording } from '../../../src/corpus/wording/parseWording.ts';
import { entry, flat } from './finds.ts';

const term = (headword: string, more: Partial<Term> = {}): Term => ({ id: headword, headword, ...more });

const terms = [
  ...['Card', 'Creature', 'Attacking Creature', 'Control, Controller', 'Ability', 'Library', 'X', 'You, Your', 'During (Obsolete)'],
  ...['Mana Burn (Obsolete)', 'Face Down', 'City’s Blessing', 'Mulligan', 'General', 'State-Based Actions', 'Tapped'],
].map((headword) => term(headword));
const verbs = ['Tap', 'Exile', 'Destroy', 'Turn Face Up', 'Copy'].map((headword) => term(headword, { verb: true }));
const index = makeTermIndex([...terms, ...verbs, term('Case', { subtype: true })]);

const marked = (text: string, seen?: Set<string>): string[] =>
  flat(markTerms(parseWording(text), index, seen ? { seen } : {})).flatMap((node) =>
    node.kind === 'term' ? [`${node.value} > ${node.term}`] : [],
  );

describe('a term is marked', () => {
  it.each([
    ['where it stands as a word', 'one creature here', ['creature > Creature']],
    ['whatever its case', 'Creature', ['Creature > Creature']],
    ['at its first mention', 'a creature and a creature', ['creature > Creature']],
    ['by its longest name', 'an attacking creature', ['attacking creature > Attacking Creature']],
    ['in the plural', 'abilities, libraries, creatures', ['abilities > Ability', 'libraries > Library', 'creatures > Creature']],
    ['in the singular', 'a state-based action', ['state-based action > State-Based Actions']],
    ['in each of its forms', 'its controller', ['controller > Control, Controller']],
    ['without its possessive', 'that creature’s owner', ['creature > Creature']],
    ['with a possessive of its own', 'the city’s blessing', ['city’s blessing > City’s Blessing']],
    ['with a hyphen or a space', 'face-down', ['face-down > Face Down']],
    ['when it is something done', 'exiled, destroying, tapping', ['exiled > Exile', 'destroying > Destroy', 'tapping > Tap']],
    ['by its own headword before an inflection', 'it is tapped', ['tapped > Tapped']],
    ['when a phrase is inflected', 'it is turned face up; he copies it', ['turned face up > Turn Face Up', 'copies > Copy']],
    ['when it is obsolete and has several words', 'old mana burn', ['mana burn > Mana Burn (Obsolete)']],
    ['when it is a subtype with its capital', 'a Case and in any case', ['Case > Case']],
  ])('%s', (_name, text, expected) => {
    expect(marked(text)).toEqual(expected);
  });
});

describe('no term is marked', () => {
  it.each([
    ['inside another word', 'procreature discard mulliganism'],
    ['on a single letter', 'the value of X'],
    ['on a pronoun', 'you and your'],
    ['on an obsolete word that is an ordinary one', 'during the turn'],
    ['on a word that is as often another', 'in general'],
    ['on a subtype without its capital', 'in that case'],
    ['over a line break', 'face\ndown'],
    ['inside a citation', 'See Mulligan.'],
  ])('%s', (_name, text) => {
    expect(marked(text)).toEqual([]);
  });
});

describe('marking', () => {
  it('counts mentions through all wordings of an entry', () => {
    const seen = new Set(['Ability']);
    expect(marked('a creature’s abilities', seen)).toEqual(['creature > Creature']);
    expect(marked('creatures and cards', seen)).toEqual(['cards > Card']);
  });
  it('leaves a longer name whole that was mentioned before', () => {
    expect(marked('attacking creature, attacking creature, creature')).toEqual([
      'attacking creature > Attacking Creature',
      'creature > Creature',
    ]);
  });
  it('goes into emphasis and keeps the text', () => {
    const wording = parseWording('A _creature card_, rule 704 and {T}.');
    const after = markTerms(wording, index);
    expect(makeWording(after)).toBe(makeWording(wording));
    expect(after[1]).toEqual({
      kind: 'emphasis',
      children: [
        { kind: 'term', value: 'creature', term: 'Creature' },
        { kind: 'text', value: ' ' },
        { kind: 'term', value: 'card', term: 'Card' },
      ],
    } satisfies Inline);
  });
});

describe('the terms of an edition', () => {
  it('are its headwords and the keywords that it does not explain', () => {
    const entries = [
      entry('701', { title: 'Keyword Actions' }),
      entry('701.2', { text: 'Frob' }),
      entry('702', { title: 'Keyword Abilities' }),
      entry('702.2', { title: 'Gloam' }),
      entry('702.3', { text: 'Trample' }),
      entry('703', { title: 'Other Things' }),
      entry('703.1', { text: 'Not A Keyword' }),
      entry('Trample', { text: 'A keyword ability that runs over.' }),
      entry('Hush', { text: 'To take a voice away.' }),
      entry('Sock', { text: 'An artifact subtype. See rule 301.' }),
    ];
    expect(toTerms(entries)).toEqual([
      { id: 'glossary:Trample', headword: 'Trample' },
      { id: 'glossary:Hush', headword: 'Hush', verb: true },
      { id: 'glossary:Sock', headword: 'Sock', subtype: true },
      { id: '701.2', headword: 'Frob', verb: true },
      { id: '702.2', headword: 'Gloam' },
    ]);
  });
  it('are told by the heading above them, whatever its number is in an edition', () => {
    const entries = [entry('812', { title: 'Keyword actions' }), entry('812.4', { text: 'Frob' }), entry('701.2', { text: 'Gloam' })];
    expect(toTerms(entries)).toEqual([{ id: '812.4', headword: 'Frob', verb: true }]);
  });
});
