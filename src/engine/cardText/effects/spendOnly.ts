/** "Add X mana of any one color, where X is its mana value. Spend this mana only to cast creature spells": what is said of mana once it is said how much (106.6). */
import type { Instruction } from '../../language/instruction.ts';
import { sentence } from '../phrases.ts';
import { Unclear } from '../scope.ts';
import { clause, maybe } from '../syntax.ts';
import { base } from './flow.ts';
import { limitTo, some, those } from './mana.ts';

sentence.define(
  clause(
    '<first>. spend this mana only (to cast|to play|on) <spells>[ (or|and) (to |)activate abilities of <those>]',
    { first: base, spells: some, those: maybe(those) },
    ({ first, spells, those: abilities }, { tree: { start } }): readonly Instruction[] => {
      // Of an offer, or where other mana was added before, it is not said of which.
      const [only, ...others] = first.filter(({ do: does }) => does === 'add mana');
      if (!only || others.length > 0 || only !== first.at(-1)) throw new Unclear(start, 'which mana it is, is not said');
      return limitTo(first, { spells, ...(abilities ? { abilities } : {}) });
    },
  ),
);
