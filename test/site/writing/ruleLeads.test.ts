import { expect, it } from 'vitest';
import { makeEditionView } from '../../../src/site/frame/library/edition.ts';
import { listRuleLeads, makeRuleLead } from '../../../src/site/writing/ruleLeads.ts';
import { makeEntry, makeRecord, makeTerm } from '../fixtures.ts';

const view = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, [
  makeEntry('7', 'section', { title: 'Naps' }),
  makeEntry('702', 'subsection', { title: 'Keyword Abilities' }),
  makeEntry('702.1', 'rule', { text: 'Some words mean more to a cat than to others.' }),
  makeEntry('702.9', 'rule', { title: 'Purring' }),
  makeEntry('702.9b', 'subrule', { text: 'It can be heard.' }),
  makeEntry('703', 'subsection', { title: 'Short' }),
  makeEntry('703.1', 'rule', { text: 'A nap is short.' }),
  makeEntry('703.1', 'rule', { id: '703.1~2', text: 'A nap is short, printed twice.' }),
  makeEntry('../703.2', 'rule', { text: 'No number.' }),
  makeTerm('Nap', 'Sleep.'),
]);

it('each rule without a page of its own is led to once, by its number', () => {
  expect(listRuleLeads(view)).toEqual([
    { number: '702.1', href: '702/#702.1' },
    { number: '702.9b', href: '702.9/#702.9b' },
    { number: '703.1', href: '703/#703.1' },
  ]);
});

it('the page that leads goes on by itself, and has a link for who does not', () => {
  const page = makeRuleLead({ number: '702.9b', href: '702.9/#702.9b' });
  expect(page).toContain('content="0;url=702.9/#702.9b"');
  expect(page).toContain('<a href=702.9/#702.9b>702.9b</a>');
});
