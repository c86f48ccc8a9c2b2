/** What scripts bring to a page, results, differences, previews, is held to what its build holds it to: no mark of direction turns what follows. */
import { directionMark, markClass, nameMark, splitAtMarks } from './directionMarks.ts';

function isolate(root: Node): void {
  if (!directionMark.test(root.textContent ?? '')) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = root instanceof Text ? root : texts.nextNode(); node; node = texts.nextNode()) {
    const isPlain = node.parentElement?.closest(`.${markClass}, textarea, option, title`);
    if (node instanceof Text && !isPlain && directionMark.test(node.data)) found.push(node);
  }
  for (const text of found) text.replaceWith(...splitAtMarks(text.data).map((part) => (directionMark.test(part) ? hold(part) : part)));
}

function hold(mark: string): HTMLElement {
  const element = document.createElement('bdi');
  element.className = markClass;
  element.title = nameMark(mark);
  element.textContent = mark;
  return element;
}

// Before what was added is painted.
new MutationObserver((changes) => {
  for (const { addedNodes, target, type } of changes) {
    if (type === 'characterData') isolate(target);
    else addedNodes.forEach(isolate);
  }
}).observe(document.body, { childList: true, characterData: true, subtree: true });
