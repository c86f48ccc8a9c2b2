import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditsOf,
  isAttribution,
  makeAttribution,
  parseAttribution,
  releaseDate,
} from '../../../src/grammar/families/rulingsSummary/attributions.ts';
import { attribution, leaf } from './rulingsKit.ts';

describe('attributions', () => {
  it.each([
    ["D'Angelo 02/03/98", "D'Angelo", '1998-02-03'],
    ['CompRules 2005/08/01', 'CompRules', '2005-08-01'],
    ['CompRules\n2005/08/01', 'CompRules', '2005-08-01'],
    ['DCI Floor Rules 125 - 2003/09/01', 'DCI Floor Rules 125', '2003-09-01'],
    ['Duelist Magazine #12, Page 26', 'Duelist Magazine #12, Page 26', undefined],
    ['Mirage, Page 12-14', 'Mirage, Page 12-14', undefined],
    ['bethmo 1994', 'bethmo', undefined],
    ['DCI Letter, Jan 1997', 'DCI Letter, Jan 1997', undefined],
    ['DCI Letter Jan 1997', 'DCI Letter Jan 1997', undefined],
    ['vasten 02/30/98', 'vasten 02/30/98', undefined],
  ])('reads [%s]', (inner, author, date) => {
    expect(parseAttribution(inner)).toEqual(date === undefined ? { author } : { author, date });
  });

  it.each(['may', 'cost', 'cost 1', 'this creature', 'type or subtype', '2005/08/01', ''])('takes [%s] for wording', (inner) => {
    expect(parseAttribution(inner)).toBeUndefined();
  });

  it.each([
    ['Clay is wet. [Golem Rulecards] More.', true],
    ['Clay is "wet." [Kalo\'s Saga Rule Page]', true],
    ['Clay. [Golem Rulecard] [Golem, Page 7]', true],
    ['you [Golem Rulecards] may', false],
    ['Clay. [This creature] sleeps.', false],
    ['a "[Land Type]cycling" card.', false],
  ])('needs a sentence before a work without a page: %s', (text, expected) => {
    expect(isAttribution(text, text.indexOf('['), text.indexOf(']') + 1)).toBe(expected);
  });

  it('reads back what it makes', () => {
    fc.assert(
      fc.property(attribution, fc.constantFrom('american' as const, 'year first' as const), (one, style) => {
        expect(parseAttribution(makeAttribution(one, style).slice(1, -1))).toEqual(one);
      }),
    );
  });

  it('joins authors and takes the last day', () => {
    const leaves = ['[vasten 02/03/98]', '[Golem, Page 3]', '[vasten 03/01/99]', '[bethmo 1994]'].map((value) =>
      leaf('attribution', value),
    );
    expect(creditsOf(leaves)).toEqual({ author: 'vasten; Golem, Page 3; bethmo', date: '1999-03-01' });
    expect(creditsOf([leaf('text', 'Kalo.')])).toEqual({});
  });

  it.each([
    ['Golem Summary Updated 2005/10/23 marks since the 2004/01/15 release', '2005-10-23'],
    ['marks changes since the last released version on 04/21/99.', '1999-04-21'],
    ['These rulings are updated monthly. Mirrored since 2001.', undefined],
  ])('finds the day of a release in its front matter: %s', (text, expected) => {
    expect(releaseDate(text)).toBe(expected);
  });
});
