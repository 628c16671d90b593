import { describe, expect, it } from 'vitest';
import {
  legalTransitions,
  listActions,
  profileActionKinds,
  profileActors,
  type ProfileState,
  profileStatuses,
  submissionNews,
  transitionRules,
} from './profile-status.ts';

const states: readonly ProfileState[] = [null, ...profileStatuses];
const steps = (action: string) =>
  legalTransitions.filter((step) => step.action === action).map(({ from, to }) => `${from} → ${to}`);

describe('legalTransitions', () => {
  it.each([
    ['save_draft', ['null → Draft', 'Draft → Draft', 'Pending → Draft', 'Rejected → Draft']],
    ['submit', ['null → Pending', 'Draft → Pending', 'Pending → Pending', 'Rejected → Pending']],
    ['approve', ['Pending → Active', 'Rejected → Active']],
    ['reject', ['Pending → Rejected']],
    ['block', ['Active → Blocked']],
    ['unblock', ['Blocked → Active']],
    ['mark_married', ['Draft → married', 'Pending → married', 'Active → married', 'Rejected → married']],
    ['mark_unmarried', ['married → Draft', 'married → Pending', 'married → Active', 'married → Rejected']],
    [
      'reactivate_looking',
      ['Draft → Draft', 'Pending → Pending', 'Active → Active', 'Rejected → Rejected', 'married → married'],
    ],
    [
      'reactivate_married',
      ['Draft → married', 'Pending → married', 'Active → married', 'Rejected → married', 'married → married'],
    ],
    ['pause', ['Active → Active']],
    ['resume', ['Active → Active']],
    ['hide', ['Active → Active']],
    ['unhide', ['Active → Active']],
    ['set_attendance', ['Draft → Draft', 'Pending → Pending', 'Active → Active', 'Rejected → Rejected']],
    ['allow_hall', ['Draft → Draft', 'Pending → Pending', 'Active → Active', 'Rejected → Rejected']],
    [
      'refuse_hall',
      [
        'Draft → Draft',
        'Pending → Pending',
        'Active → Active',
        'Blocked → Blocked',
        'Rejected → Rejected',
        'married → married',
      ],
    ],
    ['set_permissions', profileStatuses.map((status) => `${status} → ${status}`)],
    ['set_consents', profileStatuses.map((status) => `${status} → ${status}`)],
  ])('of %s are those of the specification', (action, expected) => {
    expect(steps(action)).toEqual(expected);
  });

  it('can reach and leave every status', () => {
    for (const status of profileStatuses) {
      expect(legalTransitions.some(({ from, to }) => to === status && from !== status)).toBe(true);
      expect(legalTransitions.some(({ from, to }) => from === status && to !== status)).toBe(true);
    }
  });

  it('make a profile Active only by approval, or by restoring an Active profile', () => {
    const ways = legalTransitions.filter(({ from, to }) => to === 'Active' && from !== 'Active');
    expect([...new Set(ways.map(({ action }) => action))]).toEqual(['approve', 'unblock', 'mark_unmarried']);
  });
});

describe('transitionRules', () => {
  it.each([
    ['save_draft', []],
    ['submit', ['profile_pending to admin', 'received to member']],
    ['approve', ['approved to member']],
    ['reject', ['rejected to member']],
    ['block', ['blocked to member']],
    ['unblock', ['unblocked to member']],
    ['mark_married', []],
    ['mark_unmarried', []],
    ['reactivate_looking', []],
    ['reactivate_married', []],
    ['pause', []],
    ['resume', []],
    ['hide', []],
    ['unhide', []],
    ['set_attendance', []],
    ['allow_hall', []],
    ['refuse_hall', []],
    ['set_permissions', []],
    ['set_consents', []],
  ] as const)('%s causes the mails %j', (action, mails) => {
    expect(transitionRules[action].mails.map(({ kind, to }) => `${kind} to ${to}`)).toEqual(mails);
  });

  it('leave an approved profile approved, whatever its author saves', () => {
    expect(listActions('Active', 'member')).not.toContain('save_draft');
    expect(listActions('Active', 'member')).not.toContain('submit');
  });
});

describe('listActions', () => {
  it.each([
    ['member', null, ['save_draft', 'submit']],
    ['member', 'Blocked', ['refuse_hall', 'set_permissions', 'set_consents']],
    [
      'member',
      'married',
      [
        'mark_unmarried',
        'reactivate_looking',
        'reactivate_married',
        'refuse_hall',
        'set_permissions',
        'set_consents',
      ],
    ],
    ['admin', null, []],
    ['admin', 'Draft', []],
    ['admin', 'Pending', ['approve', 'reject']],
    ['admin', 'Active', ['block', 'hide', 'unhide']],
    ['admin', 'Blocked', ['unblock']],
    ['admin', 'Rejected', ['approve']],
    ['admin', 'married', []],
  ] as const)('%s, %s', (actor, state, actions) => {
    expect(listActions(state, actor)).toEqual(actions);
  });

  it('is the same for a member and for an admin acting as that member', () => {
    for (const state of states)
      expect(listActions(state, 'admin_as_member')).toEqual(listActions(state, 'member'));
  });

  it('never gives a member and a reviewer the same action', () => {
    for (const action of profileActionKinds) {
      const { by } = transitionRules[action];
      expect(by.includes('member')).toBe(!by.includes('admin'));
      expect(profileActors).toEqual(expect.arrayContaining([...by]));
    }
  });
});

describe('submissionNews', () => {
  it.each([
    [null, false, 'created'],
    ['Draft', false, 'created'],
    ['Draft', true, 'changed'],
    ['Pending', false, 'changed'],
    ['Active', false, 'changed'],
    ['Rejected', false, 'changed'],
    ['Rejected', true, 'changed'],
  ] as const)('a submission from %s, submitted before: %s', (from, isSubmittedBefore, news) => {
    expect(submissionNews(from, isSubmittedBefore)).toBe(news);
  });
});
