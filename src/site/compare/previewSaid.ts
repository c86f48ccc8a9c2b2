/** What is said of a file that is compared: what it is, what is odd about it, and which Examples it touches. Its texts go in as text nodes. */
import { nameDocument } from '../frame/labels/labels.ts';
import { compareLabels as labels } from './compareLabels.ts';
import type { PreviewedFile, PreviewPart } from './previewEngine.ts';

const mostExamples = 40;

export const tellPart = {
  refused: (name: string, { reason, isElsewhere }: Extract<PreviewPart, { readonly kind: 'refused' }>): string =>
    `${labels.refusedFile(name, reason)}${isElsewhere ? ` ${labels.otherFormats}` : ''}`,

  file: (name: string, { document: id, date, entries, diagnostics, found }: PreviewedFile): readonly HTMLElement[] => {
    const line = make('p', labels.fileIs(name, nameDocument(id), date, entries));
    if (found === 0) {
      line.append(` ${labels.nothingOdd}`);
      return [line];
    }
    const box = make('details');
    const list = make('ul');
    for (const diagnostic of diagnostics) list.append(make('li', labels.line(diagnostic.line, diagnostic.message)));
    if (found > diagnostics.length) list.append(make('li', labels.moreOdd(found - diagnostics.length)));
    box.append(make('summary', labels.odd(found)), list);
    return [line, box];
  },

  examples: (examples: Extract<PreviewPart, { readonly kind: 'examples' }>['examples']): readonly HTMLElement[] => {
    const line = make('p', labels.touched(examples.length));
    examples.slice(0, mostExamples).forEach(({ name, old: [example] }, at) => {
      const link = make('a', example?.name ?? name);
      link.href = `#${encodeURIComponent(name)}`;
      line.append(at === 0 ? '' : ', ', link);
    });
    if (examples.length > mostExamples) line.append(`, ${labels.moreOdd(examples.length - mostExamples)}`);
    return [line];
  },
} as const;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text?: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  return element;
}
