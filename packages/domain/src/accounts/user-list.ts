import type { OrderPaymentStatus } from '../money/order.ts';
import type { ProfileState } from '../lifecycle/profile-status.ts';

/** The filters of the list of accounts. */
export const userLists = [
  'all',
  'active_profile',
  'purchased_suchi',
  'order_address_filled',
  'not_purchased_suchi',
] as const;
export type UserList = (typeof userLists)[number];

/** The facts that decide which filters match an account. */
export interface ListedUser {
  profileStatus: ProfileState;
  orders: readonly { status: OrderPaymentStatus; name: string | null; address: string | null }[];
}

const isFilled = (text: string | null) => text !== null && text !== '';

const hasPaid = ({ orders }: ListedUser) => orders.some(({ status }) => status === 'paid');

const rules: Record<UserList, (user: ListedUser) => boolean> = {
  all: () => true,
  active_profile: ({ profileStatus }) => profileStatus === 'Active',
  purchased_suchi: hasPaid,
  order_address_filled: ({ orders }) =>
    orders.some(({ status, name, address }) => status === 'pending' && isFilled(name) && isFilled(address)),
  not_purchased_suchi: (user) => !hasPaid(user),
};

/** Whether a filter matches an account. Every account has either bought the book or not. */
export function isInUserList(list: UserList, user: ListedUser): boolean {
  return rules[list](user);
}
