/** Each file of demonstrations belongs to one topic. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { practiceTopics } from '../../../src/site/practice/topics.ts';

it('every file of demonstrations belongs to one topic, and every topic to files that are there', () => {
  const files = readdirSync('content/demonstrations').map((file) => file.replace(/\.yaml$/, ''));
  expect(practiceTopics.flatMap(({ files: own }) => own).toSorted()).toEqual(files.toSorted());
});
