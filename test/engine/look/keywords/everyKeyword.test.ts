/** No keyword, rule or restriction that the grammar reads is passed over: something in the engine speaks of it, or a text with it is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keywordsRead } from '../../../../src/engine/cardText/keywords.ts';
import { findUncovered } from '../../../../src/engine/cardText/uncovered.ts';
import { activations } from '../../../../src/engine/look/keywords/activations.ts';
import { families } from '../../../../src/engine/look/keywords/meaning.ts';
import { keyword } from '../../kit.ts';

const engine = join(import.meta.dirname, '../../../../src/engine');
/** What names keywords without acting on them. */
const passive = /^(cardText|concepts|language)\//;
const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !passive.test(file))
  .map((file) => readFileSync(join(engine, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))
  .join('\n');

const isSpokenOf = (name: string): boolean => new RegExp(`'${name}'|^ +${name}: |\\| '${name}'`, 'm').test(sources);
/** Cycling and walks of some kind are read by their ending; what escalate costs is a part of the choice of modes (cardText/modalCosts.ts). */
const isActedOn = (name: string): boolean =>
  name === 'escalate' || name in families || name in activations || /(?:cycling|walk)$/.test(name) || isSpokenOf(name);

const language = readFileSync(join(engine, 'language/staticRule.ts'), 'utf8');
/** The strings of a type of the data language, from where it begins to the semicolon behind it. */
const stringsOf = (type: RegExp): readonly string[] =>
  [...(type.exec(language)?.[1] ?? '').matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? []);

describe.each([
  ['restriction', stringsOf(/type Restriction =([^;]+);/)],
  ['rule', [...language.matchAll(/readonly rule: '([^']+)'/g)].flatMap(([, name]) => name ?? [])],
] as const)('in the data language each %s', (field, names) => {
  it('is among several', () => {
    expect(names.length).toBeGreaterThan(5);
  });

  // What is revealed was never hidden, and who may look at it may not do more with it; decks are made before the game.
  it.each(names.filter((name) => !['revealed', 'looks at', 'deck construction'].includes(name)))(
    '%s is acted on, or refused by name',
    (name) => {
      const acted = sources.includes(`'${name}'`);
      expect([acted, findUncovered({ [field]: name })]).toEqual(acted ? [true, undefined] : [false, name]);
    },
  );
});

describe('keywords that texts may have', () => {
  it.each(keywordsRead)('%s is acted on, or refused by name', (name) => {
    expect([isActedOn(name), findUncovered(keyword(name))]).toEqual(isActedOn(name) ? [true, undefined] : [false, name]);
  });

  it('would notice one that nothing acts on', () => {
    expect(isActedOn('horseradish')).toBe(false);
  });
});
