import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { makeSearchForm } from '../../../src/site/search/searchForm.ts';

describe('makeSearchForm', () => {
  it('is a form that works without script: a field named q, sent to the search page', () => {
    const $ = load(makeSearchForm({ action: '/search/', id: 'query' }));
    expect($('form').attr('action')).toBe('/search/');
    expect($('input[name="q"]').attr('id')).toBe($('label').attr('for'));
    expect($('fieldset, select').length).toBe(0);
  });

  it('escapes titles and values of editions', () => {
    const hostile = `"><script>1</script>&amp;'`;
    const editions = [
      { value: '', title: 'Cats' },
      { value: hostile, title: hostile },
    ];
    const $ = load(makeSearchForm({ action: '/search/', id: 'query', kinds: ['rule'], editions, edition: hostile }));
    expect($('script').length).toBe(0);
    expect($('select[name="edition"] option').last().text()).toBe(hostile);
    expect($('select[name="edition"] option').last().attr('value')).toBe(hostile);
    expect($('input[type="hidden"]').attr('value')).toBe(hostile);
  });

  it('has no choice where there is one edition, and names it only where it is not the current one', () => {
    const $ = load(
      makeSearchForm({
        action: '/search/',
        id: 'query',
        kinds: ['rule', 'glossary'],
        editions: [{ value: '', title: 'Cats' }],
        edition: '',
      }),
    );
    expect($('select[name="edition"], input[type="hidden"]').length).toBe(0);
    expect(
      $('select[name="kind"] option')
        .get()
        .map(({ attribs }) => attribs['value']),
    ).toEqual(['', 'rule', 'glossary']);
  });
});
