import { describe, expect, it } from 'vitest';
import { isInUserList, type ListedUser, type UserList, userLists } from './user-list.ts';

const listsOf = (changes: Partial<ListedUser>): UserList[] =>
  userLists.filter((list) => isInUserList(list, { profileStatus: null, orders: [], ...changes }));

const paid = { status: 'paid', name: 'Asha', address: 'Pune' } as const;
const pending = { ...paid, status: 'pending' } as const;

describe('the filters that match an account', () => {
  it.each<[string, Partial<ListedUser>, UserList[]]>([
    ['without anything', {}, ['all', 'not_purchased_suchi']],
    ['with a draft', { profileStatus: 'Draft' }, ['all', 'not_purchased_suchi']],
    [
      'with an approved profile',
      { profileStatus: 'Active' },
      ['all', 'active_profile', 'not_purchased_suchi'],
    ],
    ['that paid', { orders: [paid] }, ['all', 'purchased_suchi']],
    ['with an address only', { orders: [pending] }, ['all', 'order_address_filled', 'not_purchased_suchi']],
    ['that paid one of two', { orders: [paid, pending] }, ['all', 'purchased_suchi', 'order_address_filled']],
    ['without a name', { orders: [{ ...pending, name: '' }] }, ['all', 'not_purchased_suchi']],
    ['without an address', { orders: [{ ...pending, address: null }] }, ['all', 'not_purchased_suchi']],
  ])('%s', (_name, changes, lists) => {
    expect(listsOf(changes)).toEqual(lists);
  });
});
