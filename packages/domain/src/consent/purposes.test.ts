import { expect, it } from 'vitest';
import { consentWays, isNoticeRead } from './purposes.ts';

it('a notice is read where the family or the candidate decides', () => {
  expect(consentWays.filter(isNoticeRead)).toEqual(['app', 'code', 'paper']);
});
