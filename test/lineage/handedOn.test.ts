import { describe, expect, it } from 'vitest';
import { makeBagger } from '../../src/lineage/bags.ts';
import { followChain } from '../../src/lineage/chain.ts';
import { traceFlows } from '../../src/lineage/handedOn.ts';
import { alignment, chainOf, link } from './anyChain.ts';
import { reading } from './makeEdition.ts';
import { parseWording } from '../../src/corpus/wording/parseWording.ts';

const pour = 'Before tea is poured, the youngest guest warms the porcelain cups with boiling water.';
const serve = 'After sunset the host serves ginger biscuits on a silver tray to everyone awake.';
const wash = 'Whoever breaks a saucer washes all remaining dishes with lemon soap until midnight.';
const sing = 'Songs about the harvest are sung by the oldest gardener beneath the walnut tree.';

const edited = (entry: string) => link(entry, entry, { score: 0.9, because: 'wording', difference: 'substance' });

/** What is told of the flows of a chain whose editions have these texts. */
function tell(alignments: readonly ReturnType<typeof alignment>[], texts: readonly Readonly<Record<string, string>>[]) {
  const lineages = followChain(chainOf(Object.keys(texts[0] ?? {}), ...alignments));
  const fold = (text: string) => reading.fold(parseWording(text));
  const flows = traceFlows(
    lineages,
    (edition, entry) => fold(texts[edition]?.[entry] ?? '').sentences,
    makeBagger(),
    texts.flatMap((edition) => Object.values(edition).map((text) => fold(text).stems)),
  );
  return flows.map(({ since, until, without }) => ({ since, until, without }));
}
const nothing = { since: undefined, until: undefined, without: undefined };

describe('a flow', () => {
  it('whose matter was always there and stays has nothing told', () => {
    expect(
      tell(
        [alignment('100.1 > 100.1', '100.1 > 100.2 + 0.9', '+100.2'), alignment('100.2 > 100.2')],
        [{ '100.1': `${pour} ${serve}` }, { '100.1': pour, '100.2': serve }, { '100.1': pour, '100.2': serve }],
      ),
    ).toEqual([nothing]);
  });

  it('tells since when its matter stood where it came from', () => {
    const joined = { ...alignment(), links: [edited('100.1')] };
    expect(
      tell(
        [joined, alignment('100.1 > 100.1', '100.1 > 100.2 + 0.9', '+100.2')],
        [{ '100.1': pour }, { '100.1': `${pour} ${serve}` }, { '100.1': pour, '100.2': serve }],
      ),
    ).toEqual([{ ...nothing, since: 1 }]);
  });

  it('tells when its matter is gone from where it went', () => {
    const dropped = { ...alignment(), links: [edited('100.2')] };
    expect(
      tell(
        [alignment('100.1 > 100.1', '100.2 > 100.2', '100.1 > 100.2 + 0.9'), dropped],
        [
          { '100.1': `${pour} ${serve}`, '100.2': wash },
          { '100.1': pour, '100.2': `${wash} ${serve}` },
          { '100.1': pour, '100.2': wash },
        ],
      ),
    ).toEqual([{ ...nothing, until: 2 }]);
  });

  it('follows what was reworded on the way', () => {
    const reworded = { ...alignment(), links: [edited('100.1')] };
    expect(
      tell(
        [reworded, alignment('100.1 > 100.1', '100.1 > 100.2 + 0.9', '+100.2')],
        [
          { '100.1': `${pour} ${serve.replace('silver tray', 'wooden board')}` },
          { '100.1': `${pour} ${serve}` },
          { '100.1': pour, '100.2': serve },
        ],
      ),
    ).toEqual([nothing]);
  });

  it('does not hand on what an earlier one brought if it carries something else', () => {
    const first = alignment('100.1 > 100.1', '100.2 > 100.2', '100.1 > 100.2 + 0.9');
    const texts = (carried: string, rest: string) => [
      { '100.1': `${pour} ${serve}`, '100.2': `${wash} ${sing}` },
      { '100.1': pour, '100.2': `${wash} ${sing} ${serve}` },
      { '100.1': pour, '100.2': rest, '100.3': carried },
    ];
    const second = alignment('100.2 > 100.2', '100.2 > 100.3 + 0.9', '+100.3');
    expect(tell([first, second], texts(sing, `${wash} ${serve}`))).toEqual([nothing, { ...nothing, without: [0] }]);
    expect(tell([first, second], texts(serve, `${wash} ${sing}`))).toEqual([
      { ...nothing, until: 2 },
      { ...nothing, since: 1 },
    ]);
  });
});
