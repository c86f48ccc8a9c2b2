/** Which rules of the newest edition tournament policy cites, and which name it. */
import { citationsOf } from '../../../corpus/wording/resolve.ts';
import { namesRules } from '../../../corpus/wording/policyCitations.ts';
import { makePlainWording } from '../../../corpus/wording/parseWording.ts';
import { policyIds, type DocumentId } from '../../../model/edition.ts';
import type { EntryId } from '../../../model/entry.ts';
import { makeAddress } from '../addresses/addresses.ts';
import type { EditionView, PolicyPlace } from './edition.ts';
import type { DocumentHistories } from './lineages.ts';

const shortNames: Readonly<Record<(typeof policyIds)[number], string>> = { 'tournament-rules': 'MTR', 'penalty-guide': 'IPG' };
const named = /\bTournament Rules\b/;

/**
 * The places in the newest edition of each document of policy (`policies`) that cite rules, by the rule of the newest edition (`current`) that is
 * the same: policy means a number of its own day, so that each is followed along its lineage. What has no heir there is left out.
 */
export function findPolicyCiting(
  policies: readonly EditionView[],
  current: EditionView,
  histories: ReadonlyMap<DocumentId, DocumentHistories>,
): ReadonlyMap<EntryId, readonly PolicyPlace[]> {
  const found = new Map<EntryId, PolicyPlace[]>();
  const add = (id: EntryId, place: PolicyPlace): void => {
    const places = found.get(id) ?? [];
    if (!places.some(({ name }) => name === place.name)) found.set(id, [...places, place]);
  };
  const history = histories.get(current.record.document);
  const newestPlace = history?.placeOf(current.record.date);
  for (const policy of policies) {
    const document = policyIds.find((each) => each === policy.record.document);
    const { rules } = policy;
    const place = rules && history?.placeOf(rules.record.date);
    if (!document || !rules || !history || place === undefined || newestPlace === undefined) continue;
    for (const entry of policy.entries) {
      const numbered = entry.number === '' && entry.parent !== undefined ? policy.findEntry(entry.parent) : entry;
      const href = policy.hrefOf(entry.id);
      if (!numbered || numbered.number === '' || href === undefined) continue;
      for (const wording of [entry.wording, ...entry.examples])
        for (const { targets, text } of citationsOf(wording, rules.entryIndex)) {
          // A section of its own is none of the rules'.
          const own = citationsOf(wording, policy.entryIndex).some((each) => each.text === text && each.resolved);
          if (!namesRules(text) && (own || !/\d{3}/.test(text))) continue;
          for (const target of targets) {
            const lineage = history.index.lineageOf(place, target);
            const heir = current.entries.find(({ id }) => lineage !== undefined && history.index.lineageOf(newestPlace, id) === lineage);
            if (heir) add(heir.id, { name: `${shortNames[document]} ${numbered.number}`, href });
          }
        }
    }
  }
  const rules = policies.find(({ record }) => record.document === 'tournament-rules');
  if (rules) {
    const document = { name: 'Tournament Rules', href: makeAddress({ kind: 'document', key: rules.record.key }) };
    for (const { id, wording } of current.entries) if (named.test(makePlainWording(wording))) add(id, document);
  }
  return found;
}
