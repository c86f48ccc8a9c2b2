/** Marks, in the entry that a result has opened, the words that it was found by. Colour only: nothing moves. */
import { numberLink } from '../frame/browser/entryParts.ts';
import { makeMarks } from '../../search/snippet.ts';

const markClass = 'found';
/** Not text of the entry. */
const passedOver = `${numberLink}, .symbol, nav, button, script, dialog, .breadcrumbs`;

/** Marks these words on the page, in place of what was marked before. */
export function markWords(stems: ReadonlySet<string>): void {
  for (const mark of document.querySelectorAll(`mark.${markClass}`)) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
  const target = findTarget();
  if (target) markIn(target, stems);
}

/** The entry that the address names; without an anchor, or with the anchor of a page's heading, the page. */
function findTarget(): Element | null {
  const main = document.querySelector('main');
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return named && named.localName !== 'h1' && main?.contains(named) ? named : main;
}

function markIn(target: Element, stems: ReadonlySet<string>): void {
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(passedOver) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  for (const node of nodes) markText(node, stems);
}

function markText(node: Text, stems: ReadonlySet<string>): void {
  // From the end, so that the places before stay where they are.
  for (const [start, end] of [...makeMarks(node.data, stems)].reverse()) {
    const word = node.splitText(start);
    word.splitText(end - start);
    const mark = document.createElement('mark');
    mark.className = markClass;
    word.replaceWith(mark);
    mark.append(word);
  }
}
