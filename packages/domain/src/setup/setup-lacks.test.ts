import { describe, expect, it } from 'vitest';
import { findSetupLacks, type SetupFacts, setupLacks } from './setup-lacks.ts';

const ready: SetupFacts = {
  name: 'Reva Parivar',
  steps: ['association'],
  faults: {},
  hasAdmin: true,
  hasSecondFactor: true,
  isMailConfirmed: true,
  isBackedUp: true,
};

describe('findSetupLacks', () => {
  it('lacks nothing when every line is green', () => {
    expect(findSetupLacks(ready)).toEqual([]);
  });

  it('lacks everything but the colour at first', () => {
    const first: SetupFacts = {
      name: null,
      steps: [],
      faults: {},
      hasAdmin: false,
      hasSecondFactor: false,
      isMailConfirmed: false,
      isBackedUp: false,
    };
    expect(findSetupLacks(first)).toEqual(setupLacks.filter((lack) => lack !== 'colour'));
  });

  it.each([
    ['name', { name: '' }],
    ['name', { steps: ['look'] }],
    ['name', { faults: { name: 'tooLong' } }],
    ['name', { faults: { ownName: 'notInOwnScript' } }],
    ['name', { faults: { shortName: 'tooLong' } }],
    ['colour', { faults: { colour: 'tooLight' } }],
    ['second_factor', { hasSecondFactor: false }],
    ['mail', { isMailConfirmed: false }],
    ['backup', { isBackedUp: false }],
  ] as const)('lacks the %s: %j', (lack, change) => {
    expect(findSetupLacks({ ...ready, ...change })).toEqual([lack]);
  });

  it('lacks the second factor too where there is no admin', () => {
    expect(findSetupLacks({ ...ready, hasAdmin: false })).toEqual(['admin', 'second_factor']);
  });
});
