/** "Do this only once each turn": who has done what the ability offers is offered it no more that turn, and it triggers no more for them (603.2h). */
import type { Effect } from '../language/ability.ts';
import { doneOnce as slot } from '../language/condition.ts';
import type { Instruction, InstructionOf } from '../language/instruction.ts';
import { Unclear } from './scope.ts';

const noting: Instruction = { do: 'find out', once: 'noted', remember: slot };

/** What is done is noted as it begins: what comes of it may be what the ability waits for. */
const noted = (offer: InstructionOf<'may'>): Instruction => ({
  ...offer,
  then: [noting, ...offer.then],
  ...(offer.offered === undefined ? {} : { offered: offer.offered + 1 }),
});

/** @throws Unclear where the ability is more than one offer: which part of it is meant is not said */
export function onlyOnce({ targets, instructions }: Effect, at: number): Effect {
  const [offer, ...more] = instructions;
  const last = offer?.do === 'may' ? (offer.offered === undefined ? offer.then : offer.then.slice(0, offer.offered)).at(-1) : undefined;
  // Whether a card was cast is known behind it alone.
  if (offer?.do !== 'may' || offer.who.kind !== 'you' || !last || last.do === 'cast' || more.length > 0)
    throw new Unclear(at, 'what is done only once is not said');
  const asked: Instruction = { do: 'find out', once: 'asked', remember: slot };
  const condition = { kind: 'not', condition: { kind: 'done', slot } } as const;
  return { targets, instructions: [asked, { do: 'if', condition, then: [noted(offer)], text: '' }] };
}
