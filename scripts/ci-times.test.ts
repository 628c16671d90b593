import type { TierTimes } from '@suchi/testing';
import { describe, expect, it } from 'vitest';
import { describeSteps, describeTier, readSteps, summarize } from './ci-times.ts';

const tier = (changes: Partial<TierTimes> = {}): TierTimes => ({
  tier: 'web',
  passed: 3,
  failed: 0,
  skipped: 0,
  secondTries: [],
  files: [{ file: 'a.test.ts', seconds: 2, cpuSeconds: 1.5 }],
  ...changes,
});
const summary = (tiers: TierTimes[], steps = 'check ok 10.1 8.5 1.5\n') => {
  const { lines, isGreen } = summarize(tiers, { steps: readSteps(steps), required: ['web'] });
  return { lines: lines.join('\n').split('\n'), isGreen };
};

describe('the closing lines of a run', () => {
  it('add up the tiers', () => {
    const { lines, isGreen } = summary([tier(), tier({ tier: 'e2e', passed: 2, skipped: 1 })]);
    expect(lines.at(-1)).toBe('5 passed, 0 failed, 1 skipped');
    expect(isGreen).toBe(true);
  });

  it('name what passed only at the second try, and stay green', () => {
    const { lines, isGreen } = summary([tier({ secondTries: ['a.test.ts pays twice'] })]);
    expect(lines).toEqual(expect.arrayContaining(['      1  web', '         a.test.ts pays twice']));
    expect(isGreen).toBe(true);
  });

  it('name what failed, with its error', () => {
    const { lines } = summary([tier({ failed: 1, failures: ['a.test.ts pays once: expected 2 to be 1'] })]);
    expect(lines).toContain('failed: a.test.ts pays once: expected 2 to be 1');
  });

  it.each([
    ['a failed test', tier({ failed: 1 }), 'ok', '3 passed, 1 failed'],
    ['a failed step without a failed test', tier(), 'FAILED', '3 passed, 1 failed'],
    ['a tier that did not run', tier({ tier: 'e2e' }), 'ok', '3 passed, 1 failed'],
    ['a failed step with two failed tests', tier({ failed: 2 }), 'FAILED', '3 passed, 2 failed'],
  ] as const)('are red for %s', (_what, ran, outcome, last) => {
    const { lines, isGreen } = summary([ran], `check ${outcome} 10.1 8.5 1.5\n`);
    expect(lines.at(-1)).toBe(last);
    expect(isGreen).toBe(false);
  });
});

it('the slowest 15 files of a tier are listed, with their processor time', () => {
  const files = Array.from({ length: 20 }, (_, index) => ({
    file: `file-${index}.test.ts`,
    seconds: index,
    cpuSeconds: index / 2,
  }));
  const lines = describeTier(tier({ files })).trim().split('\n');
  expect(lines).toHaveLength(16);
  expect(lines[1]).toMatch(/^ +19\.0 s +9\.5 s CPU {2}file-19\.test\.ts$/);
});

it('every step is listed with its seconds, and the whole run', () => {
  const text = describeSteps(readSteps('check ok 10.1 8.5 1.5 2\ne2e FAILED 5.0 1.0 1.0 0\n'), 12);
  expect(text.trim().split('\n').slice(1)).toEqual([
    '   10.1 s    10.0 s CPU     2.0 s taken  check',
    '    5.0 s     2.0 s CPU     0.0 s taken  e2e FAILED',
    '   12.0 s in all',
  ]);
});
