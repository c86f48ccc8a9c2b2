/** What a reader chose to see of comparisons, kept for the next one. */
import { changeKinds, type ChangeKind } from '../../lineage/changes.ts';
import type { ChangeView } from './compareList.ts';

const storageName = 'concordance-compare';

export function keepChoice({ shown, view }: { readonly shown: ReadonlySet<ChangeKind>; readonly view: ChangeView }): void {
  try {
    localStorage.setItem(storageName, new URLSearchParams({ show: [...shown].join(' '), view }).toString());
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}

export function readChoice(): { readonly shown?: ReadonlySet<ChangeKind>; readonly view?: ChangeView } {
  try {
    const kept = new URLSearchParams(localStorage.getItem(storageName) ?? '');
    const [show, view] = [kept.get('show'), kept.get('view')];
    return {
      ...(show === null ? {} : { shown: new Set(changeKinds.filter((kind) => show.split(' ').includes(kind))) }),
      ...(view === 'side' || view === 'inline' ? { view } : {}),
    };
  } catch {
    return {};
  }
}
