import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findActivation, isDeactivated } from './activation.ts';

const cutOff = '2024-07-01';
/** The last millisecond before the cut-off in India, and the first after it. */
const before = new Date('2024-06-30T18:29:59.999Z');
const after = new Date('2024-06-30T18:30:00.000Z');
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('findActivation', () => {
  it.each([
    ['account and profile after the cut-off', after, after, false, 'new'],
    ['account and profile after it, flag set', after, after, true, 'new'],
    ['an account after it without a profile', after, null, false, 'new'],
    ['an account before it without a profile', before, null, false, 'current'],
    ['an account before it, a profile after it', before, after, false, 'current'],
    ['a profile before it', before, before, false, 'deactivated'],
    ['a profile before it whose owner still looks', before, before, true, 'reactivated'],
    ['a profile older than its account', after, before, false, 'deactivated'],
  ] as const)('%s', (_, memberCreatedAt, profileCreatedAt, isReactivated, activation) => {
    expect(findActivation({ memberCreatedAt, profileCreatedAt, isReactivated }, cutOff)).toBe(activation);
  });

  it('is deactivated exactly when the profile is', () => {
    fc.assert(
      fc.property(instants, instants, fc.boolean(), (memberCreatedAt, createdAt, isReactivated) => {
        const activation = findActivation(
          { memberCreatedAt, profileCreatedAt: createdAt, isReactivated },
          cutOff,
        );
        expect(activation === 'deactivated').toBe(
          isDeactivated({ createdAt, isOwnerReactivated: isReactivated }, cutOff),
        );
      }),
    );
  });
});

describe('isDeactivated', () => {
  it.each([
    [before, false, true],
    [before, true, false],
    [after, false, false],
    [after, true, false],
  ])('made at %s, reactivated %s', (createdAt, isOwnerReactivated, expected) => {
    expect(isDeactivated({ createdAt, isOwnerReactivated }, cutOff)).toBe(expected);
  });
});
