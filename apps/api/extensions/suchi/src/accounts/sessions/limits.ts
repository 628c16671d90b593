import type { LimitRule } from '../../platform/limits.ts';

const hour = 60 * 60;

export const sessionsByAccount: LimitRule = { name: 'sessions-account', times: 300, perSeconds: hour };
export const signOutByAddress: LimitRule = {
  name: 'sign-out-address',
  times: 600,
  perSeconds: hour,
  isPerAddress: true,
};
