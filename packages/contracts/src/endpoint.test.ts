import { describe, expect, it } from 'vitest';
import * as contracts from './index.ts';

interface Declared {
  method: string;
  group: string;
  path: string;
}

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'method' in value && 'group' in value;

const declared = Object.entries<unknown>(contracts).flatMap(([name, value]) =>
  isDeclared(value) ? [{ name, contract: value }] : [],
);

describe('contractPath', () => {
  it.each([
    [{ group: 'qe_auth', path: '/register' }, '/qe_auth/register'],
    [{ group: 'qe_health', path: '/ready' }, '/qe_health/ready'],
  ])('%j is called at %s', (contract, path) => {
    expect(contracts.contractPath(contract)).toBe(path);
  });
});

describe('the endpoints', () => {
  it('each have a path of their own', () => {
    const paths = declared.map(({ contract }) => `${contract.method} ${contracts.contractPath(contract)}`);
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(declared)('$name lives under a group of ours', ({ contract }) => {
    expect(contracts.contractPath(contract)).toMatch(/^\/qe_[a-z]+(\/[a-z_]+)+$/);
  });

  it('answer whether a node lives and whether it can serve', () => {
    expect(contracts.liveContract.output.parse({ status: 'live' })).toEqual({ status: 'live' });
    expect(contracts.readyContract.output.safeParse({ status: 'live' }).success).toBe(false);
  });
});
