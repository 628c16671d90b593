import { describe, expect, it } from 'vitest';
import { checkMayHelp, helpKinds, listHelp } from './member-help.ts';

const member = { role: 'user', status: 'active', email: 'asha@example.org' } as const;
const refused = (reason: string) => ({ allowed: false, reason });

describe('the help of the office', () => {
  it.each(['staff', 'admin', null] as const)('is never for an account with the role %s', (role) => {
    for (const kind of helpKinds)
      expect(checkMayHelp(kind, { ...member, role })).toEqual(refused('not_a_member'));
    expect(listHelp({ ...member, role })).toEqual([]);
  });

  it('is all there for a member', () => {
    expect(listHelp(member)).toEqual(helpKinds);
  });

  it('sends no link where it could not be used', () => {
    const suspended = { ...member, status: 'suspended' };
    expect(checkMayHelp('send_reset_link', suspended)).toEqual(refused('account_closed'));
    expect(checkMayHelp('send_reset_link', { ...member, email: null })).toEqual(refused('no_address'));
    expect(listHelp(suspended)).toEqual(['correct_contact', 'sign_out']);
  });
});
