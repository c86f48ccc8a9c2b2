import { expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { searchEdition } from '../../src/search/searchEdition.ts';
import { entry } from './entry.ts';

const scene = ['garden', 'kitten', 'jump', 'fence', 'chase', 'marmalade', 'tomcat', 'roof', 'gutter'];
const others = 'dinner bowl owner biscuit basket';
const index = openFile(
  collectDocuments('comprehensive-rules/2026-01-16', [
    entry('701', 'subsection', { title: 'Grooming' }),
    entry('701.1', 'rule', { parent: '701', text: `${scene.join(' ')}.` }),
    entry('703', 'subsection', { title: 'Bowls' }),
    entry('703.1', 'rule', { parent: '703', text: 'What is left is eaten.', asks: [`Is ${scene.join(' ')} ${others} left?`] }),
    ...Array.from({ length: 20 }, (_, at) => entry(`705.${at + 1}`, 'rule', { text: 'A dog sleeps.', asks: ['Does a dog sleep?'] })),
  ]),
);
const first = (words: number): string | undefined => searchEdition(index, scene.slice(0, words).join(' '))[0]?.id;

it('Few words are looked for in the texts first, a story among the questions that were asked', () => {
  expect(first(5)).toBe('701.1');
  expect(first(9)).toBe('703.1');
});
