import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cited } from '../../../../src/site/frame/wording/citations.ts';
import { mostInChat, writeCited } from '../../../../src/site/frame/wording/citedForms.ts';

const cited: Cited = {
  work: 'CR',
  name: '703.1b',
  standing: 'effective 2026-01-16',
  text: 'A dog may not *sleep* here. @everyone',
  href: 'https://cats.example/2026-01-16/7/#703.1b',
};

describe('an entry that is copied', () => {
  it('as text has number, edition and words', () => {
    expect(writeCited(cited, 'text')).toBe('CR 703.1b (effective 2026-01-16): A dog may not *sleep* here. @everyone');
  });

  it('as Markdown is a quote with its citation, and no sign of it means anything else', () => {
    expect(writeCited(cited, 'markdown')).toBe(
      '> **703.1b** A dog may not \\*sleep\\* here. @everyone\n>\n> [CR 703.1b](<https://cats.example/2026-01-16/7/#703.1b>), effective 2026-01-16',
    );
  });

  it('for a chat is short and calls nobody', () => {
    expect(writeCited(cited, 'chat')).toBe('**703.1b** A dog may not \\*sleep\\* here. @\u2060everyone (CR, effective 2026-01-16)');
  });

  it('as a link has its words before the address', () => {
    expect(writeCited(cited, 'link')).toBe('CR 703.1b: A dog may not *sleep* here. @everyone\nhttps://cats.example/2026-01-16/7/#703.1b');
  });

  it('fits into one message of a chat, and ends at a word where it is cut', () =>
    fc.assert(
      fc.property(fc.lorem({ maxCount: 600 }), (text) => {
        const message = writeCited({ ...cited, text }, 'chat');
        expect(message.length).toBeLessThanOrEqual(mostInChat);
        const [, words = ''] = /^\*\*703\.1b\*\* (.*) \(CR, effective 2026-01-16\)$/.exec(message) ?? [];
        if (words === text) return;
        const whole = words.replace(/ …$/, '');
        expect(text.startsWith(`${whole} `)).toBe(true);
      }),
    ));
});
