import { describe, expect, it } from 'vitest';
import { readAuditDetails } from './audit-details.ts';

const nothing = { reason: null, changes: [], facts: [] };

describe('readAuditDetails', () => {
  it.each([null, undefined, 'text', [], {}, { reason: '' }, { changes: 'x' }, { inner: { deep: 1 } }])(
    'finds nothing in %j',
    (details) => {
      expect(readAuditDetails(details)).toEqual(nothing);
    },
  );

  it('reads the changes of a profile, and skips what is none', () => {
    const changes = [{ field: 'Gotra', was: null, is: 'Kashyap' }, 'x', { was: 1 }];
    expect(readAuditDetails({ changes }).changes).toEqual([{ field: 'Gotra', was: null, is: 'Kashyap' }]);
  });

  it('compares whole states and shows what differs', () => {
    const details = {
      before: { duties: ['review'], is_admin: false },
      after: { duties: [], is_admin: false },
    };
    expect(readAuditDetails(details).changes).toEqual([{ field: 'duties', was: 'review', is: '' }]);
  });

  it('shows a step only when it moves', () => {
    expect(readAuditDetails({ from: 'Pending', to: 'Active' }).changes).toEqual([
      { field: 'status', was: 'Pending', is: 'Active' },
    ]);
    expect(readAuditDetails({ from: 'Active', to: 'Active' })).toEqual(nothing);
  });

  it('keeps other plain facts and the reason', () => {
    expect(readAuditDetails({ reason: 'Lost the phone', rows: 1058, list: 'active', empty: null })).toEqual({
      reason: 'Lost the phone',
      changes: [],
      facts: [
        { name: 'rows', value: '1058' },
        { name: 'list', value: 'active' },
      ],
    });
  });
});
