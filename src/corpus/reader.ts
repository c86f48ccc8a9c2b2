/** What `ingest` loads in every worker to read documents: the shape of Reader in ingest/reader.ts. */
export { readFacts } from './facts.ts';
export { readDocument, readGameDocument } from './readDocument.ts';
export { readHandbook } from './readHandbook.ts';
export { parseWording } from './wording/parseWording.ts';
export { describePage, groupPages, readPages } from './readPages.ts';
