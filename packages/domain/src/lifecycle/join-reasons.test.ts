import { describe, expect, it } from 'vitest';
import { joinReasons } from './join-reasons.ts';

describe('several reasons', () => {
  it.each([
    [[], ''],
    [[' Photo is not clear '], 'Photo is not clear'],
    [['Photo is not clear', '  ', 'Please fill gotra!'], 'Photo is not clear.\nPlease fill gotra!'],
  ])('%j are one text', (reasons, text) => {
    expect(joinReasons(reasons)).toBe(text);
  });
});
