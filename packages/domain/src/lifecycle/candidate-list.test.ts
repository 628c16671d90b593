import { describe, expect, it } from 'vitest';
import {
  type CandidateList,
  candidateLists,
  findAttendance,
  isCountedForEvent,
  isInCandidateList,
  type ListedFacts,
} from './candidate-list.ts';

const cutOff = '2024-07-01';
// Midnight in India.
const before = new Date('2024-06-30T18:29:59.999Z');
const after = new Date('2024-06-30T18:30:00.000Z');
const facts: ListedFacts = {
  status: 'Active',
  memberCreatedAt: after,
  profileCreatedAt: after,
  isReactivated: false,
  bookOrder: null,
};

const listsOf = (changes: Partial<ListedFacts>): CandidateList[] =>
  candidateLists.filter((list) => isInCandidateList(list, { ...facts, ...changes }, cutOff));

describe('the lists of a profile', () => {
  it.each<[string, Partial<ListedFacts>, CandidateList[]]>([
    ['new and approved', {}, ['all', 'active', 'new']],
    ['of an older account', { memberCreatedAt: before }, ['all', 'active']],
    ['pending', { status: 'Pending' }, ['all', 'pending', 'new']],
    ['draft', { status: 'Draft' }, ['all', 'draft', 'new']],
    ['rejected', { status: 'Rejected' }, ['all', 'rejected', 'new']],
    ['married', { status: 'married' }, ['all', 'married', 'new']],
    ['blocked', { status: 'Blocked' }, ['all', 'new']],
    ['older', { memberCreatedAt: before, profileCreatedAt: before }, ['all', 'deactivated']],
    [
      'older and confirmed',
      { memberCreatedAt: before, profileCreatedAt: before, isReactivated: true },
      ['all', 'active', 'reactivated'],
    ],
    ['with an ordered book', { bookOrder: 'ordered' }, ['all', 'active', 'new', 'book_ordered']],
    ['with a book on its way', { bookOrder: 'dispatched' }, ['all', 'active', 'new', 'dispached_ordered']],
    ['with a delivered book', { bookOrder: 'delivered' }, ['all', 'active', 'new']],
  ])('%s', (_name, changes, lists) => {
    expect(listsOf(changes)).toEqual(lists);
  });
});

describe('the answer about the event', () => {
  it.each<[string, Partial<ListedFacts>, boolean]>([
    ['approved', {}, true],
    ['pending', { status: 'Pending' }, true],
    ['a draft', { status: 'Draft' }, false],
    ['married', { status: 'married' }, false],
    ['deactivated', { profileCreatedAt: before }, false],
  ])('of a profile that is %s counts: %j', (_name, changes, isCounted) => {
    expect(isCountedForEvent({ ...facts, ...changes }, cutOff)).toBe(isCounted);
  });

  it.each([
    [1, 'attending'],
    [-1, 'not_attending'],
    [0, 'no_response'],
    [null, 'no_response'],
  ])('%s is %s', (value, answer) => {
    expect(findAttendance(value)).toBe(answer);
  });
});
