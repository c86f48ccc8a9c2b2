/** Invented editions, and what an editor makes of them. */
import fc from 'fast-check';

const syllables = ['ba', 'co', 'di', 'fu', 'ge', 'hi', 'jo', 'ka', 'lu', 'me', 'no', 'pi', 'ru', 'so', 'ta', 'vu'];

/** Words that nobody has used, so that each text stands for itself; a few are in all of them. */
const anyWord = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...syllables), fc.constantFrom(...syllables), fc.constantFrom(...syllables))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('the', 'a', 'cat', 'may', 'of') },
);
const anyText = fc.array(anyWord, { minLength: 9, maxLength: 16 }).map((words) => `${words.join(' ')}.`);
/** What stands in many places word for word. */
const anyTwin = fc.constantFrom('This is a purring skill.', 'Cats may jump over any low fence.');

const anyRules = (twins: number) =>
  fc.array(
    fc.tuple(fc.oneof({ weight: 5, arbitrary: anyText }, { weight: twins, arbitrary: anyTwin }), fc.array(anyText, { maxLength: 3 })),
    {
      minLength: 1,
      maxLength: 5,
    },
  );

interface Subsection {
  readonly title: string;
  readonly rules: readonly (readonly [text: string, subrules: readonly string[]])[];
}

/** Subsections 100, 101 and so on, rules and subrules numbered in their order. */
function number(subsections: readonly Subsection[]): readonly string[] {
  const letters = 'abcdefghijkmnp';
  const lines = subsections.flatMap(({ title, rules }, at) => [
    `${100 + at} ${title}`,
    ...rules.flatMap(([text, subrules], rule) => [
      `${100 + at}.${rule + 1} ${text}`,
      ...subrules.map((subrule, place) => `${100 + at}.${rule + 1}${letters.charAt(place)} ${subrule}`),
    ]),
  ]);
  return ['1 Cats', ...lines];
}

const anySubsections = (twins: number) => fc.array(fc.record({ title: anyText, rules: anyRules(twins) }), { minLength: 1, maxLength: 5 });

export const anyEdition = anySubsections(1).map(number);

const editSome = (any: ReturnType<typeof anySubsections>) =>
  any
    .chain((subsections) => {
      const count = subsections.reduce((sum, { rules }) => sum + rules.length, 0);
      return fc.record({
        subsections: fc.constant(subsections),
        fates: fc.array(fc.constantFrom('kept', 'kept', 'kept', 'lost', 'preceded'), { minLength: count, maxLength: count }),
        fresh: fc.array(anyText, { minLength: count, maxLength: count }),
      });
    })
    .map(({ subsections, fates, fresh }) => {
      let at = 0;
      const edited = subsections.map(({ title, rules }) => ({
        title,
        rules: rules.flatMap((rule): Subsection['rules'][number][] => {
          const [fate, text = ''] = [fates[at], fresh[at]];
          at += 1;
          if (fate === 'lost') return [];
          return fate === 'preceded' ? [[text, []], rule] : [rule];
        }),
      }));
      return { old: number(subsections), young: number(edited) };
    });

/** An edition and the next one: rules were left out, and others put in before them, so that what stood behind was renumbered. */
export const anyEdited = editSome(anySubsections(1));
export const anyEditedWithoutTwins = editSome(anySubsections(0));
