/** The table as a page brings it along: everything of the position, in words, and in attributes that the style sheets know. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { playDemonstration } from '../../../../src/demonstration/everyEdition.ts';
import { nameObjects } from '../../../../src/demonstration/telling/names.ts';
import { writeMarkup } from '../../../../src/site/examples/board/markup.ts';
import { layTable } from '../../../../src/site/examples/board/table.ts';
import { creature, readForPlayer } from '../../../demonstration/play.ts';

const demonstration = readForPlayer({
  setup: {
    active: 'A',
    step: 'declare blockers',
    attacking: { bear: 'B' },
    zones: {
      battlefield: [
        creature('bear', 'A', '2/2', {
          name: 'Garden Bear',
          tapped: true,
          damage: 1,
          counters: { '+1/+1': 2 },
          colors: ['green', 'white'],
        }),
        { ref: 'cloak', name: 'Cloak', controller: 'A', type: 'Enchantment — Aura', text: 'Enchant creature', attachedTo: 'bear' },
        { ref: 'forest', name: 'Forest', controller: 'B', type: 'Basic Land — Forest' },
      ],
      hand: { A: [{ ref: 'bolt', name: 'Spark', cost: '{R}', type: 'Instant', text: '~ deals 3 damage to any target.' }] },
    },
  },
});
const view = playDemonstration(demonstration).boardAt(0);
const { markup } = layTable([view], nameObjects(demonstration.scenario));
const $ = load(writeMarkup(markup));

describe('the table', () => {
  it('has each card in its player’s place, with how it lies there', () => {
    expect($('.near .object[data-ref="bear"] .object-name').text()).toBe('Garden Bear');
    expect($('.near .object[data-ref="bear"] .card').attr('data-tapped')).toBe('');
    expect($('.near .object[data-ref="bear"]').attr('data-attacks')).toBe('');
    expect($('.near .tucked [data-ref="cloak"]').text()).toContain('Cloak');
    expect($('.far .lands [data-ref="forest"]').text()).toContain('Forest');
    expect($('.near .hand [data-ref="bolt"]').text()).toContain('Spark');
  });

  it('lets ask about every number on a card', () => {
    const asked = $('[data-ref="bear"] button[data-ask]')
      .toArray()
      .map(({ attribs }) => attribs['data-ask']);
    expect(asked.toSorted()).toEqual(['counters', 'damage', 'size']);
  });

  it('has what is counted on a card beside its numbers, and its cost beside its name', () => {
    expect(
      $('[data-ref="bear"] .card-numbers > *')
        .toArray()
        .map((each) => $(each).text()),
    ).toEqual(['2 +1/+1 counters', '1 damage', '4/4']);
    expect($('[data-ref="bear"] .card-head .object-name').text()).toBe('Garden Bear');
  });

  it('has a lane for lines where somebody attacks', () => {
    expect($('.board').attr('data-fight')).toBe('');
  });

  it('shows what stands there at the first step', () => {
    expect($('.variants').length).toBeGreaterThan(4);
    for (const place of $('.variants').toArray()) expect($(place).children('[data-now]').length).toBe(1);
  });

  it('says in attributes only what the style sheet has values for', () => {
    const sheet = readFileSync('src/site/examples/board/written.css', 'utf8');
    for (const lines of [2, 3, 4]) expect(sheet).toContain(`[data-lines='${lines}']`);
    for (const color of ['green', 'white']) expect(sheet).toContain(`[data-colors~='${color}']`);
    expect($('[style]').length).toBe(0);
    expect($('[data-ref="bear"] .card').attr('data-colors')).toBe('white green');
  });
});
