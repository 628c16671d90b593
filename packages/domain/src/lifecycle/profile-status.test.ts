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
    [
      'save_draft',
      ['null → Draft', 'Draft → Draft', 'Pending → Draft', 'Active → Draft', 'Rejected → Draft'],
    ],
    [
      'submit',
      ['null → Pending', 'Draft → Pending', 'Pending → Pending', 'Active → Pending', 'Rejected → Pending'],
    ],
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
    ['save_draft', null],
    ['submit', { kind: 'profile_pending', to: 'admin' }],
    ['approve', { kind: 'approved', to: 'member' }],
    ['reject', { kind: 'rejected', to: 'member' }],
    ['block', { kind: 'blocked', to: 'member' }],
    ['unblock', { kind: 'unblocked', to: 'member' }],
    ['mark_married', null],
    ['mark_unmarried', null],
    ['reactivate_looking', null],
    ['reactivate_married', null],
  ] as const)('%s causes the mail %j', (action, mail) => {
    expect(transitionRules[action].mail).toEqual(mail);
  });
});

describe('listActions', () => {
  it.each([
    ['member', null, ['save_draft', 'submit']],
    ['member', 'Blocked', []],
    ['member', 'married', ['mark_unmarried', 'reactivate_looking', 'reactivate_married']],
    ['admin', null, []],
    ['admin', 'Draft', []],
    ['admin', 'Pending', ['approve', 'reject']],
    ['admin', 'Active', ['block']],
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
    [null, 'created'],
    ['Draft', 'created'],
    ['Pending', 'changed'],
    ['Active', 'changed'],
    ['Rejected', 'changed'],
  ] as const)('a submission from %s', (from, news) => {
    expect(submissionNews(from)).toBe(news);
  });
});
