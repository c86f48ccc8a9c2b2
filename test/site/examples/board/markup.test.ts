/** Markup as data, as a page has it. */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { mark, writeMarkup } from '../../../../src/site/examples/board/markup.ts';

it('is written so that what is read back is what was described', () => {
  const hard = 'A & B <i> "quoted" {W}';
  const $ = load(
    writeMarkup(
      mark('div', { class: 'card', title: hard, 'data-tapped': true, 'data-hidden': false, id: undefined }, hard, mark('b', {}, hard)),
    ),
  );
  expect($('.card').attr()).toEqual({ class: 'card', title: hard, 'data-tapped': '' });
  expect($('.card').text()).toBe(hard + hard);
  expect($('.card > b').text()).toBe(hard);
  expect($('i').length).toBe(0);
});

it('closes what holds nothing only where the standard wants that', () => {
  expect(writeMarkup(mark('span', {}, mark('img', { src: 'a.svg', alt: '' })))).toBe('<span><img src="a.svg" alt></span>');
  expect(writeMarkup(mark('ul', { class: 'zone' }))).toBe('<ul class="zone"></ul>');
});
