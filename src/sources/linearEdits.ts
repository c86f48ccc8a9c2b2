/**
 * A part of the Markdown parser, made to take time in proportion to what changes. Whenever an item of a list ends, the parser moves a few of
 * its latest events about; micromark-util-edit-map 1.0.0 copies all events since the beginning of the text for it, so that a list took the
 * square of its length. Events before the first change stay where they are here; what comes out is the same (a test compares both).
 */
import { EditMap } from 'micromark-util-edit-map';

type Events = Parameters<EditMap['consume']>[0];

/** Changes a list of events in place, as `EditMap.consume` does, and forgets the changes. */
export function applyEdits(edits: Pick<EditMap, 'map' | 'index'>, events: Events): undefined {
  const changes = edits.map.toSorted(([one], [other]) => one - other);
  const from = changes[0]?.[0];
  if (from === undefined) return;
  const tail = events.splice(from);
  let at = 0;
  for (const [place, removed, added] of changes) {
    for (const event of tail.slice(at, place - from)) events.push(event);
    for (const event of added) events.push(event);
    at = place - from + removed;
  }
  for (const event of tail.slice(at)) events.push(event);
  edits.map.length = 0;
  edits.index.clear();
}

/** Has every parser of this process edit so. Doing it again changes nothing. */
export function editInLinearTime(): void {
  EditMap.prototype.consume = function (this: EditMap, events: Events): undefined {
    applyEdits(this, events);
  };
}
