/** `players` of content/vocabulary.yaml: records of what players say (a list) and what the rules call it. */
import { readVocabulary } from '../corpus/vocabulary.ts';
import type { PlayerWord } from './playerWords.ts';

/** Reads the sayings below a content folder; none where the file is missing. @throws ContentError when it is malformed. */
export const readPlayerWords = (contentFolder: string): readonly PlayerWord[] =>
  readVocabulary(contentFolder).players.flatMap(({ says, means }) => says.map((said) => ({ says: said, means })));
