import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../../src/model/edition.ts';
import { nameDated } from '../../../../src/site/frame/labels/labels.ts';

const date = '2021-02-05' as IsoDate;

describe('the name of a document with its date', () => {
  it('is the title of its own', () => {
    expect(nameDated({ document: 'rulings-summary', title: 'Rulings of a Judge', date })).toBe('Rulings of a Judge, February 5, 2021');
  });

  it('is ours where the title says the same in capitals', () => {
    expect(nameDated({ document: 'penalty-guide', title: 'GAME™ INFRACTION PROCEDURE GUIDE', date })).toBe(
      'Infraction Procedure Guide, February 5, 2021',
    );
  });

  it('is the title in capitals where that says something else', () => {
    expect(nameDated({ document: 'tournament-rules', title: 'FLOOR RULES', date })).toBe('FLOOR RULES, February 5, 2021');
  });

  it('is the title in capitals where more stands behind our name', () => {
    expect(nameDated({ document: 'tournament-rules', title: 'GAME TOURNAMENT RULES UPDATE', date })).toBe(
      'GAME TOURNAMENT RULES UPDATE, February 5, 2021',
    );
  });

  it('is ours where there is no title', () => {
    expect(nameDated({ document: 'tournament-rules', date })).toBe('Tournament Rules, February 5, 2021');
  });
});
