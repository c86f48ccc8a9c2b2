/** What the package itself knows: facts about editions, and words of each era and of players. Each is read once, when it is first needed. */
import { join } from 'node:path';
import { readFacts, type Facts } from '../corpus/facts.ts';
import { packageFolder } from '../corpus/packageFolder.ts';
import { readVocabulary, type VocabularyFile } from '../corpus/vocabulary.ts';

const folder = join(packageFolder, 'content');
let facts: Facts | undefined;
let vocabulary: VocabularyFile | undefined;

export const openFacts = (): Facts => (facts ??= readFacts(folder));
export const openVocabulary = (): VocabularyFile => (vocabulary ??= readVocabulary(folder));
