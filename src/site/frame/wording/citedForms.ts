/** An entry in other forms that can be pasted: plain text, Markdown, a line for a chat, a link with its words. Loaded when one is wanted. */
import type { Cited } from './citations.ts';

export const citedForms = ['text', 'markdown', 'chat', 'link'] as const;
export type CitedForm = (typeof citedForms)[number];

/** As much as a message may have in the chats that have the least, 2,000 signs, with room for what is written around it. */
export const mostInChat = 1_900;

/** Writes an entry in one of the forms; the quoted words are whole but in a chat, where they end at a word when they are too long for one. */
export function writeCited(cited: Cited, form: CitedForm): string {
  const { work, name, standing, text, href } = cited;
  switch (form) {
    case 'text':
      return `${work} ${name} (${standing}): ${text}`;
    case 'markdown':
      return `> **${escapeMarkdown(name)}** ${escapeMarkdown(text)}\n>\n> [${escapeMarkdown(`${work} ${name}`)}](<${href}>), ${escapeMarkdown(standing)}`;
    case 'chat': {
      const head = `**${escapeMarkdown(name)}** `;
      const foot = ` (${escapeMarkdown(`${work}, ${standing}`)})`;
      return head + shorten(quiet(escapeMarkdown(text)), mostInChat - head.length - foot.length) + foot;
    }
    case 'link':
      return `${work} ${name}: ${text}\n${href}`;
  }
}

/** Chats and Markdown take these for something else. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`);

/** Nobody is called by a quotation: a joiner that is not seen stands behind the sign. */
const quiet = (text: string): string => text.replace(/@/g, '@\u2060');

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 2).replace(/\s+\S*$/, '')} …`;
}
