/** What can be deleted of a demonstration, one thing at a time: lines of card text, effects, options. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface Deletion {
  readonly id: string;
  /** Told for people, and the same as long as the demonstration says the same. */
  readonly deleted: string;
  readonly without: Plain;
}

type Fields = { readonly [key: string]: Plain };

const isFields = (value: Plain | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The demonstration with one thing deleted, for each. */
export function deletionsOf(scenario: Plain): readonly Deletion[] {
  if (!isFields(scenario)) return [];
  const { id } = scenario;
  if (typeof id !== 'string') return [];
  return [...linesOf(scenario['setup'] ?? null, 'setup').map(inField('setup')), ...effectsOf(scenario), ...optionsOf(scenario)].map(
    ({ deleted, without }) => ({ id, deleted, without }),
  );

  function inField(key: string): (part: Part) => Part {
    return ({ deleted, without }) => ({ deleted, without: { ...(scenario as Fields), [key]: without } });
  }
}

interface Part {
  readonly deleted: string;
  readonly without: Plain;
}

/** Lines of the texts of cards, wherever cards stand; called by the ref of the card, and the face that has the text. */
function linesOf(value: Plain, name: string): readonly Part[] {
  if (Array.isArray(value)) {
    const list: readonly Plain[] = value;
    return list.flatMap((each, at) =>
      linesOf(each, isFields(each) && each['ref'] === undefined ? `${name} ${at + 1}` : name).map(({ deleted, without }) => ({
        deleted,
        without: list.with(at, without),
      })),
    );
  }
  if (!isFields(value)) return [];
  const called = typeof value['ref'] === 'string' ? value['ref'] : name;
  return Object.entries(value).flatMap(([key, inside]): readonly Part[] => {
    if (key !== 'text' || typeof inside !== 'string')
      return linesOf(inside, called).map(({ deleted, without }) => ({ deleted, without: { ...value, [key]: without } }));
    const lines = inside.split('\n').filter((line) => line !== '');
    return lines.map((line, at) => ({
      deleted: `${called}: ${short(line)}`,
      without: { ...value, text: lines.toSpliced(at, 1).join('\n') },
    }));
  });
}

/** The first words of a text are enough to know it by. */
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);

/** What happens by itself happens not, and is a check of what there is to check: the places of the other actions stay. */
function effectsOf(scenario: Fields): readonly Part[] {
  const actions: readonly Plain[] = Array.isArray(scenario['actions']) ? scenario['actions'] : [];
  return actions.flatMap((action, at): readonly Part[] =>
    isFields(action) && action['do'] === 'effect' && typeof action['text'] === 'string'
      ? [
          {
            deleted: `action ${at + 1}: ${short(action['text'])}`,
            without: { ...scenario, actions: actions.with(at, { by: 'all', do: 'check' }) },
          },
        ]
      : [],
  );
}

function optionsOf(scenario: Fields): readonly Part[] {
  const options = scenario['options'];
  if (!isFields(options)) return [];
  return Object.keys(options).map((key) => ({
    deleted: `option ${key}`,
    without: { ...scenario, options: Object.fromEntries(Object.entries(options).filter(([each]) => each !== key)) },
  }));
}
