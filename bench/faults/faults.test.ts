import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readAlerts } from '../../scripts/monitoring.ts';
import { shortenRules } from './alerts.ts';
import { faults } from './faults.ts';
import { readRestartSeconds } from './supervise.ts';
import { hasWords, judge } from './verdict.ts';

const alerts = readAlerts().map(({ alert }) => alert);

describe('the faults', () => {
  it('have a name each', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it('expect alerts that exist', () => {
    const expected = faults.flatMap(({ alert }) => (typeof alert === 'string' ? [alert] : []));
    expect(expected.filter((alert) => !alerts.includes(alert))).toEqual([]);
  });
});

it.each([
  ['503 SERVICE_UNAVAILABLE', true],
  ['502 without a code', false],
  ['503 SOMETHING_ELSE', false],
  ['fetch failed', false],
])('a refusal %s has words: %s', (failure, expected) => {
  expect(hasWords(failure)).toBe(expected);
});

describe('a verdict', () => {
  const [fault] = faults.filter(({ alert }) => typeof alert === 'string');
  if (fault === undefined) throw new Error('no fault expects an alert');
  const sample = { action: 'search', phase: 'fault', endedAt: 0, ms: 20, failure: null, repeated: null };
  const good = { samples: [sample], alertAfter: 3, goodAfter: 1, findings: [] };

  it('is good when all is as it should be', () => {
    expect(judge(fault, good).faults).toEqual([]);
  });

  it.each([
    ['an answer without words', { samples: [{ ...sample, failure: '502 without a code' }] }],
    ['the same at the second try', { samples: [{ ...sample, repeated: 'fetch failed' }] }],
    ['a slow answer', { samples: [{ ...sample, ms: 100_000 }] }],
    ['a silent alert', { alertAfter: null }],
    ['no end', { goodAfter: null }],
    ['a late end', { goodAfter: 1000 }],
    ['something lost', { findings: [{ what: 'forms', expected: 8, found: 7 }] }],
  ])('is bad for %s', (_what, change) => {
    const { row, faults: found } = judge(fault, { ...good, ...change });
    expect(row.verdict).toBe('BAD');
    expect(found).toHaveLength(1);
  });
});

it('the rules are the same with a second for a minute', () => {
  const rule = (expr: string, wait: string) =>
    JSON.stringify({ groups: [{ name: 'a', rules: [{ alert: 'A', expr, for: wait }] }] });
  const shorten = (expr: string, wait: string) =>
    (parse(shortenRules(rule(expr, wait))) as { groups: { rules: unknown[] }[] }).groups[0]?.rules[0];
  expect(shorten('sum(increase(a_total[15m])) > 3', '5m')).toMatchObject({
    expr: 'sum(increase(a_total[15s])) > 3',
    for: '5s',
  });
  expect(shorten('max(suchi_queue_oldest_seconds) > 120', '1h')).toMatchObject({
    expr: 'max(suchi_queue_oldest_seconds) > 2',
    for: '60s',
  });
  expect(shorten('up == 0', '0m')).toMatchObject({ expr: 'up == 0', for: '0s' });
});

it('nodes and worker are started again without end', () => {
  for (const unit of ['suchi-api@.service', 'suchi-worker.service'])
    expect(readRestartSeconds(unit)).toBeLessThan(10);
});
