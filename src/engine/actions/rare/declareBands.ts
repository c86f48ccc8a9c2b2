/** Bands of attackers are announced (702.22c, 702.22d, 508.1e). */
import { toList } from '../../events/answers.ts';
import { ask, type Rare } from '../../events/procedure.ts';
import { type Answer, illegal, type Judgement, legal } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { listAnswers } from '../../state/combinations.ts';
import type { Attacks } from '../combat/attackers.ts';
import { areBand, type Band, qualitiesOf } from '../combat/banding.ts';

/** Whether attackers may be declared to be in these bands. */
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

/** The active player announces which of the attackers are banded with which. Listed are bands of two or more. */
export const declareBands: Rare['declareBands'] = function* (game, player, attacks) {
  const look = lookAt(game.state);
  const attackers = Object.keys(attacks);
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
};
