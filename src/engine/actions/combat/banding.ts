/** Banding and "bands with other" (702.22): which attackers are declared to be bands, and who divides combat damage. */
import { listAnswers } from '../../state/combinations.ts';
import { isSame } from '../../language/parts.ts';
import type { Filter } from '../../language/filter.ts';
import { unannounced } from '../../look/reading/context.ts';
import { matches } from '../../look/reading/read.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { type Answer, illegal, type Judgement, legal } from '../../events/question.ts';
import { toList } from '../../events/answers.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import type { Attacks } from './attackers.ts';

type Band = readonly ObjectId[];

const qualitiesOf = (look: Look, id: ObjectId): readonly Filter[] =>
  look
    .characteristicsOf(id)
    .abilities.flatMap((each) =>
      each.kind === 'keyword' && each.keyword === 'bands with other' && typeof each.quality === 'object' ? [each.quality] : [],
    );

const areAll = (look: Look, band: Band, id: ObjectId, quality: Filter): boolean => {
  const { controller } = look.characteristicsOf(id);
  return band.every((each) => matches(look, each, quality, unannounced(id, controller)));
};

const allHave = (look: Look, band: Band, quality: Filter): boolean =>
  band.every((id) => hasKeyword(look, id, 'banding') || qualitiesOf(look, id).some((other) => isSame(other, quality)));

/** Whether a quality that one of them bands with holds them together: all have it, or until May 2009 all have the same ability, or banding. */
export const bandsWithOther: readonly Variant<(look: Look, band: Band, id: ObjectId, quality: Filter) => boolean>[] = [
  { from: '2009-07-11', value: areAll },
  { from: '', value: (look, band, _, quality) => allHave(look, band, quality) },
];

const bandWithOther = (look: Look, band: Band): boolean =>
  band.some((id) => qualitiesOf(look, id).some((quality) => variantOn(bandsWithOther, look.state.day)(look, band, id, quality)));

const areBand = (look: Look, band: Band): boolean => {
  const without = band.filter((id) => !hasKeyword(look, id, 'banding')).length;
  return (without < 2 && without < band.length) || bandWithOther(look, band);
};

/** Whether attackers may be declared to be in these bands (702.22c, 702.22d). */
function judgeBands(look: Look, attacks: Attacks, bands: readonly Band[]): Judgement {
  const all = bands.flat();
  // Each creature is in one of them at most.
  const wrong = bands.find((band) => band.some((id) => attacks[id] === undefined) || !areBand(look, band));
  if (wrong || new Set(all).size < all.length) {
    const isOther = wrong?.some((id) => attacks[id] !== undefined && qualitiesOf(look, id).length > 0) === true;
    return illegal('these cannot be in a band together', 'keyword.banding', ...(isOther ? (['keyword.bandsWithOther'] as const) : []));
  }
  if (bands.every((band) => new Set(band.map((id) => attacks[id])).size === 1)) return legal;
  return illegal('creatures in a band attack one player or permanent', 'keyword.banding.together');
}

/** Every way of making bands of creatures, none at all first. */
function* waysOf([id, ...others]: Band, bands: readonly Band[] = []): Generator<readonly Band[]> {
  if (id === undefined) {
    yield bands;
    return;
  }
  yield* waysOf(others, bands);
  for (let at = 0; at <= bands.length; at += 1) yield* waysOf(others, bands.toSpliced(at, 1, [...(bands[at] ?? []), id]));
}

/** A list of bands; a list of creatures is one. */
function toBands(answer: Answer): readonly Band[] {
  const parts: readonly Answer[] = Array.isArray(answer) ? answer : [];
  return parts.some((part) => Array.isArray(part)) ? parts.map(toList) : [toList(answer)].filter(({ length }) => length > 0);
}

/** The active player announces which of the attackers are banded with which (508.1e). Listed are bands of two or more. */
export function* declareBands(game: Game, player: PlayerId, attacks: Attacks): Procedure<readonly Band[]> {
  const look = lookAt(game.state);
  const attackers = Object.keys(attacks);
  if (attackers.length < 2 || attackers.every((id) => !hasKeyword(look, id, 'banding') && qualitiesOf(look, id).length === 0)) return [];
  const answer = yield* ask(game, {
    player,
    kind: 'bands',
    text: 'Which attackers are in a band?',
    options: () =>
      listAnswers(waysOf(attackers), (bands) => bands.every(({ length }) => length > 1) && judgeBands(look, attacks, bands).legal),
    judge: (given) => judgeBands(look, attacks, toBands(given)),
    cites: ['attack.bands'],
  });
  return toBands(answer);
}

/** By which of the creatures that a creature fights, and by which keyword, its damage is in no order and their controller divides it. */
export function findBanded(look: Look, foes: Band): { readonly id: ObjectId; readonly by: 'banding' | 'bandsWithOther' } | undefined {
  const banding = foes.find((id) => hasKeyword(look, id, 'banding'));
  if (banding !== undefined) return { id: banding, by: 'banding' };
  const other = foes.find((id) => foes.some((one) => one !== id && bandWithOther(look, [id, one])));
  return other === undefined ? undefined : { id: other, by: 'bandsWithOther' };
}
