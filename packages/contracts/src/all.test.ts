import { describe, expect, it } from 'vitest';
import { allContracts } from './all.ts';
import { contractPath, liveContract, readyContract } from './basics/index.ts';

describe('contractPath', () => {
  it.each([
    [{ group: 'qe_auth', path: '/register' }, '/qe_auth/register'],
    [{ group: 'qe_health', path: '/ready' }, '/qe_health/ready'],
  ])('%j is called at %s', (contract, path) => {
    expect(contractPath(contract)).toBe(path);
  });
});

describe('the endpoints', () => {
  it('have unique paths', () => {
    const paths = allContracts.map((contract) => `${contract.method} ${contractPath(contract)}`);
    expect(paths.length).toBeGreaterThan(20);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(allContracts)('$name is in one of our groups', (contract) => {
    expect(contractPath(contract)).toMatch(/^\/qe_[a-z_]+(\/[a-z_]+)+$/);
  });

  it('include a liveness and a readiness check', () => {
    const live = { status: 'live', version: '1.2.3', revision: '0a1b2c3d' };
    expect(liveContract.output.parse(live)).toEqual(live);
    expect(readyContract.output.safeParse(live).success).toBe(false);
  });
});
