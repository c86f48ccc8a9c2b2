import { describe, expect, it } from 'vitest';
import { authors, findAuthor, ours, readAuthors } from '../../src/rulings/authors.ts';

describe('those who said it', () => {
  it.each([
    ["D'Angelo", ['dangelo'], []],
    ['bethmo', ['bethmo'], []],
    ['behtmo', ['bethmo'], []],
    ['WotC Rules Team; Duelist Magazine #20, Page 35', ['rules-team', 'duelist'], []],
    ['Fifth Edition, Page 52', ['fifth-edition'], []],
    ['compRules', ['comprehensive-rules'], []],
    ['DCI Floor Rules 125; DCI Update', ['tournament-rules'], []],
    ["Urza's Saga Rule Page", ['other-print'], []],
    ['Tom the Cat', ['others'], ['Tom the Cat']],
    ['Tom; bethmo; Jerry', ['bethmo', 'others'], ['Tom', 'Jerry']],
    ['', [], []],
    [' ; ', [], []],
  ])('%s', (attribution, ids, unknown) => {
    expect(readAuthors(attribution)).toEqual({ ids, unknown });
  });

  it('have an id and a name of their own, and a word on who they are', () => {
    const all = [...authors, ours];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const author of all) {
      expect(findAuthor(author.id)).toBe(author);
      expect(author.about.length).toBeGreaterThan(10);
    }
  });
});
