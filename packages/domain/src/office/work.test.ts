import { describe, expect, it } from 'vitest';
import { hasStaffAccess } from '../accounts/duty.ts';
import { workAccess, workKinds } from './work.ts';

const workOf = (...duties: ('review' | 'treasury' | 'dispatch' | 'event')[]) =>
  workKinds.filter((kind) => hasStaffAccess({ role: 'staff', duties }, workAccess[kind]));

describe('waiting work', () => {
  it('is shown to those who do it', () => {
    expect(workOf('review')).toEqual(['review', 'reports']);
    expect(workOf('treasury')).toEqual(['payments', 'refunds', 'unmatched']);
    expect(workOf('dispatch')).toEqual(['dispatch']);
    expect(workOf('event')).toEqual([]);
    expect(workKinds.every((kind) => hasStaffAccess({ role: 'admin', duties: [] }, workAccess[kind]))).toBe(
      true,
    );
  });
});
