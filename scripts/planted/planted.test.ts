import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@suchi/testing';
import { describe, expect, it } from 'vitest';
import { areas, plant } from './fault.ts';
import { faults } from './faults/index.ts';
import { judgeJourneys, judgeTests } from './proof.ts';

const isProduction = (file: string) => !/\.test\.|\.spec\.|\/test\/|^packages\/testing|^e2e/.test(file);

describe('the list of planted faults', () => {
  it('has at least forty, in every area, each with a name of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults.map(({ area }) => area))).toEqual(new Set(areas));
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults)('still applies: $name', (fault) => {
    const { file, find, replace, proof } = fault;
    expect(isProduction(file)).toBe(true);
    expect(find).not.toBe(replace);
    expect(plant(readFileSync(join(projectRoot, file), 'utf8'), fault), `once in ${file}`).not.toBeNull();
    expect(proof.files.filter((each) => !existsSync(join(projectRoot, each)))).toEqual([]);
    expect(proof.project !== undefined, 'a journey has a size').toBe(proof.tier === 'e2e');
  });
});

describe('a planted fault', () => {
  it('changes the only place where its text is', () => {
    expect(plant('a < b', { find: '<', replace: '<=' })).toBe('a <= b');
    expect(plant('a < b < c', { find: '<', replace: '<=' })).toBeNull();
    expect(plant('a > b', { find: '<', replace: '<=' })).toBeNull();
  });
});

describe('a proof', () => {
  it('is red only with a failed test', () => {
    const broken = { message: 'Failed to resolve import', assertionResults: [] };
    expect(judgeTests({ numPassedTests: 0, numFailedTests: 0, testResults: [broken] })).toEqual({
      passed: 0,
      failed: 0,
      says: 'Failed to resolve import',
    });
    const failed = { assertionResults: [{ fullName: 'is refused', status: 'failed' }] };
    expect(judgeTests({ numPassedTests: 3, numFailedTests: 1, testResults: [failed] })).toEqual({
      passed: 3,
      failed: 1,
      says: 'is refused',
    });
  });

  it('is not red when the stack of the journeys did not start', () => {
    const stats = { expected: 0, unexpected: 0 };
    expect(judgeJourneys({ stats, errors: [{ message: 'Error: no port\n at x' }], suites: [] })).toEqual({
      passed: 0,
      failed: 0,
      says: 'Error: no port',
    });
    const suites = [{ suites: [{ specs: [{ title: 'logs out', ok: false }] }] }];
    expect(judgeJourneys({ stats: { expected: 1, unexpected: 1 }, suites }).says).toBe('logs out');
  });
});
