/** What is refused is taken back from the beginning of its action, however long the game has gone on before. */
import { describe, expect, it } from 'vitest';
import { beginSession, type Session } from '../../../src/engine/session.ts';
import { teller } from '../../../src/engine/telling/teller.ts';
import { rare } from '../../../src/engine/turn/rare.ts';
import { readValue } from '../../../src/demonstration/format/readValue.ts';
import { makePosition } from '../../../src/demonstration/position/makePosition.ts';
import { cardTexts } from '../../../src/demonstration/position/readCardTexts.ts';

/** A board with an ability that costs nothing and a spell with X, and how many batches of events its session has carried out. */
function beginCounted(): { readonly session: Session; readonly batches: () => number } {
  const battlefield = [
    { ref: 'spring', name: 'Spring', type: 'Artifact', text: '{0}: You gain 1 life.', controller: 'A' },
    ...['one', 'two', 'three'].map((ref) => ({ ref, name: 'Mountain', type: 'Basic Land — Mountain', controller: 'A' })),
  ];
  const blaze = {
    ref: 'blaze',
    name: 'Blaze',
    type: 'Sorcery',
    cost: '{X}{R}',
    text: 'Blaze deals X damage to each opponent.',
  };
  const read = readValue({
    id: 'counted',
    edition: '2026-01-16',
    players: ['A', 'B'],
    setup: { active: 'A', step: 'precombat main', zones: { battlefield, hand: { A: [blaze] } } },
  });
  if (read.kind === 'refused') throw read.refusal;
  const { state, beginning } = makePosition(read.scenario, '2026-01-16', cardTexts);
  let batches = 0;
  const counting: typeof teller = {
    ...teller,
    happened: (batch) => {
      batches += 1;
      return teller.happened(batch);
    },
  };
  return { session: beginSession(state, beginning, { teller: counting, rare }), batches: () => batches };
}

const idOf = (session: Session, name: string): string =>
  Object.values(session.state().objects).find(({ card, zone }) => card.endsWith(name) && zone !== 'stack')?.id ?? '';
const gain = (session: Session): void => {
  session.act({ do: 'activate', by: 'A', object: idOf(session, 'spring') });
  for (const by of ['A', 'B']) session.act({ do: 'pass', by });
};
const announce = (session: Session): void => {
  session.act({ do: 'cast', by: 'A', object: idOf(session, 'blaze') });
};

/** Gains life so often, announces Blaze, and answers X with more than can be paid. */
function refuseAfter(gains: number) {
  const { session, batches } = beginCounted();
  for (let at = 0; at < gains; at += 1) gain(session);
  announce(session);
  const [before, stood, asked] = [batches(), session.state(), session.pending()];
  const refused = session.act({ do: 'answer', by: 'A', answer: 9 }).kind;
  return { session, stood, asked, refused, taken: batches() - before };
}

describe('an answer that is refused in the middle of an action', () => {
  it('changes nothing, and the action goes on with another', () => {
    const { session, stood, asked, refused } = refuseAfter(3);
    expect([asked?.kind, refused]).toEqual(['x', 'refused']);
    expect(session.state()).toEqual(stood);
    expect(session.pending()?.text).toBe(asked?.text);
    expect(session.act({ do: 'answer', by: 'A', answer: 2 }).kind).toBe('advanced');
    expect(session.state().players.find(({ id }) => id === 'A')?.life).toBe(23);
  });

  it('costs as much after a long game as after a short one', () => {
    expect(refuseAfter(8).taken).toBe(refuseAfter(1).taken);
  });

  it('is taken back to where the game was marked before it, and from there once more', () => {
    const { session } = beginCounted();
    gain(session);
    const back = session.mark();
    const [stood, asked] = [session.state(), session.pending()?.text];
    for (const x of [9, 8]) {
      announce(session);
      expect(session.act({ do: 'answer', by: 'A', answer: x }).kind).toBe('refused');
      back();
      expect([session.state(), session.pending()?.text]).toEqual([stood, asked]);
    }
  });
});
