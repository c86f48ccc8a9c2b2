/** What an object on the board is called. */
import type { ObjectView } from '../../../demonstration/inBrowser.ts';
import { boardLabels as labels } from './boardLabels.ts';
import type { NameRef } from './parts.ts';

/** What people call it: an ability by whose it is, what has no name by what it is. */
export function titleOf({ values, kind, source, faceDown }: ObjectView, nameRef: NameRef): string {
  if (kind === 'ability') return source === undefined ? labels.ability : labels.abilityOf(nameRef(source));
  if (kind === 'damage') return labels.combatDamage;
  return values.name || (faceDown ? labels.faceDown : labels.nameless);
}

/** Which card it is, where its present name does not say so: its number among those of the name, or the name that it has on its own. */
export function markedName({ ref, kind, values }: ObjectView, nameRef: NameRef): string | undefined {
  const known = nameRef(ref);
  if (known === values.name || kind === 'ability' || kind === 'damage' || (values.name === '' && known === labels.nameless.toLowerCase()))
    return undefined;
  return values.name !== '' && known.startsWith(`${values.name} (`) ? known.slice(values.name.length + 1) : known;
}
