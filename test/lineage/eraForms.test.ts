import { describe, expect, it } from 'vitest';
import { ContentError } from '../../src/corpus/contentError.ts';
import { parseVocabulary, readEraForms } from '../../src/corpus/vocabulary.ts';
import { makeTemporaryFolder } from '../folders.ts';
import { contentFolder } from './makeEdition.ts';

describe('the words of each era', () => {
  it('are lists of forms, oldest first', () => {
    expect(parseVocabulary('players: []\neras:\n  - [in the basket, on the sofa]\n', 'words.yaml').eras).toEqual([
      ['in the basket', 'on the sofa'],
    ]);
  });

  it.each(['', 'players: []\n', 'eras:\n'])('are none in %j', (text) => {
    expect(parseVocabulary(text, 'words.yaml').eras).toEqual([]);
  });

  it('are none where the file is missing', () => {
    expect(readEraForms(makeTemporaryFolder())).toEqual([]);
  });

  it.each([
    ['eras: 7', /eras to be a list/],
    ['eras: [cat]', /record 1: expected a list of two forms/],
    ['eras: [[cat, feline], [dog]]', /record 2: expected a list of two forms/],
    ['- cat', /expected players and eras/],
    ['ears: []', /found ears/],
  ])('are refused in %j, with the place', (text, says) => {
    expect(() => parseVocabulary(text, 'words.yaml')).toThrow(says);
    expect(() => parseVocabulary(text, 'words.yaml')).toThrow(ContentError);
  });

  it('that we publish name no form twice: the one meaning would hide the other', () => {
    const forms = readEraForms(contentFolder).flat();
    expect(forms.length).toBeGreaterThan(40);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });
});
