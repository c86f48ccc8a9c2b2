import { describe, expect, test } from 'vitest';
import { decideFormat, isHtmlTag } from '../../src/sources/format.ts';

const rules = Array.from({ length: 30 }, (_, index) => `100.${index + 1}. A lamp with ${index} wicks burns.`);

describe('html', () => {
  test.each([
    '<!DOCTYPE html><p>Lit',
    '\n<!-- saved -->\n<HTML lang="en"><head></head></HTML>',
    '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">\n<html>',
    '<p>100.1. Lit.</p>\n<p>100.2. Unlit.</p>',
    rules.map((rule) => `${rule}<br>`).join('\n'),
    rules.map((rule) => `<li class="rule">${rule}</li>`).join(''),
  ])('%j', (text) => expect(decideFormat(text)).toBe('html'));
});

describe('markdown', () => {
  test.each([
    '---\ntitle: Lamps\n---\nLit.',
    '# Lamps\n\nLit.',
    'Lit.\n\n## One\n\n## Two\n',
    rules.map((rule) => rule.replace(/^(\S+)/, '**$1**')).join('\n\n'),
    '# Lamps\n\n<p align="center">Lit</p>\n<br>\n',
  ])('%j', (text) => expect(decideFormat(text)).toBe('markdown'));
});

describe('plain text', () => {
  test.each([
    'Lit.',
    `${' '.repeat(4000)}Lit.`,
    'Write to <www.lamps.example> or <lamps@lamps.example>, see <http://lamps.example>.',
    'When <action> happens, <phase> or <permanent> or <a lamp> or <p. 3> follows. '.repeat(20),
    `${'='.repeat(78)}\nLAMPS\n${'='.repeat(78)}\n\n${'-'.repeat(78)}\nContents\n${'-'.repeat(78)}\n`,
    '---\n100. Lamps\n---\n100.1. Lit.',
    rules.join('\n\n'),
    rules.map((rule) => rule.replace('lamp', '_lamp_')).join('\n'),
    '* one\n* two\n- three\n+ four\n1. five\n> six',
    `${rules.join('\n')}\nThe tag <br> is **bold** here, <p> there.`,
  ])('%j', (text) => expect(decideFormat(text)).toBe('text'));
});

test.each([
  ['<p>', true],
  ['</div>', true],
  ['<br />', true],
  ['<a href="x" class=y>', true],
  ['<quality>', false],
  ['<permanent>', false],
  ['<www.lamps.example>', false],
  ['<a lamp, lit>', false],
])('%s is a tag of html: %s', (text, tag) => {
  expect(isHtmlTag(text)).toBe(tag);
});
