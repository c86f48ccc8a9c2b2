/** What an edition that is not out yet would change, in the browser: a file is read, aligned with what it follows, and compared. */
import { toLoadedEntry } from '../../corpus/loadedEntry.ts';
import { readDroppedFile, refuseSize } from '../../corpus/readDroppedFile.ts';
import { prepareEdition } from '../../lineage/preparedEdition.ts';
import { compareWithNew, placeBefore } from '../../lineage/previewEdition.ts';
import { toProvisions } from '../../lineage/provision.ts';
import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { Diagnostic } from '../../model/entry.ts';
import { findDated, makeDatedValue } from '../frame/data/catalogue.ts';
import { openCatalogue, openChain } from '../where/loadChain.ts';
import { listParts, makeLinks, type ComparePart, type ShownChange } from './comparedParts.ts';
import { openEditions } from './openedEditions.ts';

export const previewStages = ['reading', 'loading', 'aligning'] as const;

/** What the file is. */
export interface PreviewedFile {
  readonly document: DocumentId;
  readonly date?: IsoDate;
  readonly entries: number;
  /** What is odd about it, the first ones; and how many there are. */
  readonly diagnostics: readonly Diagnostic[];
  readonly found: number;
  /** The edition that it is compared with, by the value that addresses have for it. */
  readonly against: string;
}

export type PreviewPart =
  | { readonly kind: 'stage'; readonly stage: (typeof previewStages)[number] }
  /** Why there is nothing to compare; completes "FILE: ...". */
  | { readonly kind: 'refused'; readonly reason: string; readonly isElsewhere?: true }
  | { readonly kind: 'file'; readonly file: PreviewedFile }
  | ComparePart
  /** Examples of the old edition whose words are otherwise, or gone. */
  | { readonly kind: 'examples'; readonly examples: readonly Pick<ShownChange, 'name' | 'old' | 'kind'>[] };

export interface PreviewEngine {
  /** `from`: the edition to compare with; without it, that which the file follows. Rejects when editions cannot be had. */
  readonly preview: (file: File, from: string | undefined) => AsyncGenerator<PreviewPart, void>;
}

const mostDiagnostics = 12;

export function makePreviewEngine(): PreviewEngine {
  const { open, reading } = openEditions();
  return {
    async *preview(file, from) {
      const tooLarge = refuseSize(file.size);
      if (tooLarge !== undefined) {
        yield { kind: 'refused', reason: tooLarge };
        return;
      }
      yield { kind: 'stage', stage: 'reading' };
      const read = await readDroppedFile(file.name, new Uint8Array(await file.arrayBuffer()));
      if (read.kind === 'passedOver') {
        yield { kind: 'refused', reason: read.reason, ...(read.isElsewhere ? { isElsewhere: true } : {}) };
        return;
      }
      yield { kind: 'stage', stage: 'loading' };
      const { document, date } = read.tree;
      const catalogue = await openCatalogue();
      const chain = catalogue.lineages[document] === undefined ? undefined : await openChain(document);
      const shown = chain?.shown ?? [];
      const follows = chain?.editions[placeBefore(chain, date)];
      const base = shown.find((entry) => entry.date === follows) ?? shown.at(-1);
      const asked = from === undefined ? undefined : findDated(catalogue, from);
      const against = asked?.document === document ? asked : base;
      if (!chain || !base || !against) {
        yield { kind: 'refused', reason: `a document (${document}) of which this site has no editions to compare` };
        return;
      }
      const value = makeDatedValue(against);
      const diagnostics = read.diagnostics.toSorted((one, other) => one.line - other.line);
      yield {
        kind: 'file',
        file: {
          document,
          ...(date === undefined ? {} : { date }),
          entries: read.entries.length,
          diagnostics: diagnostics.slice(0, mostDiagnostics),
          found: diagnostics.length,
          against: value,
        },
      };
      const [old, before, how] = await Promise.all([open(value), open(makeDatedValue(base)), reading()]);
      yield { kind: 'stage', stage: 'aligning' };
      const entries = read.entries.map(toLoadedEntry);
      const link = makeLinks({ address: {} }, entries);
      const young = {
        edition: prepareEdition(toProvisions(entries), how),
        // It has no page.
        linkTo: (id: string) => {
          const { href: _, ...named } = link(id);
          return named;
        },
      };
      const touched: Pick<ShownChange, 'name' | 'old' | 'kind'>[] = [];
      for (const part of listParts(old, young, compareWithNew(old, before, { edition: young.edition, date }, chain, how))) {
        yield part;
        if (part.kind === 'changes')
          touched.push(...part.changes.filter(isOfExample).map(({ name, old: olds, kind }) => ({ name, old: olds, kind })));
      }
      yield { kind: 'examples', examples: touched };
    },
  };
}

/** Whether an Example of the old edition has other words, or is gone. */
const isOfExample = ({ isExample, kind }: ShownChange): boolean =>
  isExample && kind !== 'added' && kind !== 'moved' && kind !== 'typography' && kind !== 'citations';
