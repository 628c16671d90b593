import { describe, expect, it } from 'vitest';
import { isAskedToComplete, listPrintProblems, type PrintFacts } from './readiness.ts';

const ready: PrintFacts = {
  photo: { width: 567, height: 709 },
  birthTime: '06:30',
  hasGotra: true,
  ownScriptName: 'सायली महेश राणे',
};

describe('listPrintProblems', () => {
  it('finds none in a complete profile', () => {
    expect(listPrintProblems(ready)).toEqual([]);
  });

  it.each<[Partial<PrintFacts>, string]>([
    [{ photo: null }, 'photo_missing'],
    [{ photo: { width: 566, height: 900 } }, 'photo_small'],
    [{ photo: { width: 900, height: 708 } }, 'photo_small'],
    [{ birthTime: null }, 'birth_time_missing'],
    [{ birthTime: '' }, 'birth_time_missing'],
    [{ hasGotra: false }, 'gotra_missing'],
    [{ ownScriptName: null }, 'own_script_name_missing'],
    [{ ownScriptName: ' ' }, 'own_script_name_missing'],
  ])('of %o is %s', (changed, problem) => {
    expect(listPrintProblems({ ...ready, ...changed })).toEqual([problem]);
  });
});

describe('isAskedToComplete', () => {
  it.each([
    [[], false],
    [['own_script_name_missing'], false],
    [['photo_small'], true],
    [['gotra_missing', 'own_script_name_missing'], true],
  ] as const)('of %j is %s', (problems, isAsked) => {
    expect(isAskedToComplete(problems)).toBe(isAsked);
  });
});
