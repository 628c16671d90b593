import { describe, expect, it, test } from 'vitest';
import { profileFieldList } from '../profile/profile-fields.ts';
import { findProofStage, isTextProofLine, proofLines, textOfProofLine } from './proof.ts';

describe('the proof round', () => {
  const openedAt = new Date('2026-10-10T04:00:00Z');
  const round = { openedAt, until: '2026-10-24', frozenAt: null };

  it.each([
    ['before', { ...round, openedAt: null }, '2026-10-10'],
    ['before', { ...round, until: null }, '2026-10-10'],
    ['open', round, '2026-10-10'],
    ['open', round, '2026-10-24'],
    ['over', round, '2026-10-25'],
    ['over', { ...round, frozenAt: openedAt }, '2026-10-12'],
  ] as const)('is %s', (stage, given, today) => {
    expect(findProofStage(given, today)).toBe(stage);
  });
});

test('a line that is put right with one press is one text of the profile', () => {
  const kinds = new Map(profileFieldList.map(({ column, kind }) => [column, kind]));
  for (const field of Object.values(textOfProofLine))
    expect(['text', 'longText', 'time']).toContain(kinds.get(field));
  expect(proofLines.filter(isTextProofLine)).toEqual(Object.keys(textOfProofLine));
});
