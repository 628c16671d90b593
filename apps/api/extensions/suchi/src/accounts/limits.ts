import { knownAddressDelaySeconds } from '@suchi/domain/accounts';
import type { DelayRule } from '../platform/delays.ts';
import type { LimitRule } from '../platform/limits.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

// Narrow by account. Wide by address, because a whole mobile network can share one.
export const loginByAddress: LimitRule = {
  name: 'login-address',
  times: 100,
  perSeconds: quarterHour,
  isPerAddress: true,
};
export const resetBySender: LimitRule = { name: 'reset-sender', times: 5, perSeconds: hour };
/** Then no more mails are sent; the links in those that were sent still work. */
export const resetMails: LimitRule = { name: 'reset-mails', times: 5, perSeconds: hour };
export const resetByAddress: LimitRule = {
  name: 'reset-address',
  times: 50,
  perSeconds: hour,
  isPerAddress: true,
};
export const registerByAddress: LimitRule = {
  name: 'register-address',
  times: 50,
  perSeconds: hour,
  isPerAddress: true,
};
/** However the address is written: a family has a few members, not dozens. */
export const registerByMailbox: LimitRule = { name: 'register-mailbox', times: 5, perSeconds: 24 * hour };
export const sendCodeByAccount: LimitRule = { name: 'send-code-account', times: 10, perSeconds: hour };
export const codeByAddress: LimitRule = {
  name: 'code-address',
  times: 100,
  perSeconds: quarterHour,
  isPerAddress: true,
};
export const passwordByAccount: LimitRule = { name: 'password-account', times: 10, perSeconds: quarterHour };
export const secondFactorByAccount: LimitRule = { name: 'second-factor', times: 30, perSeconds: quarterHour };
/** The office asks at each of its pages; that uses up no tries. */
export const secondFactorReads: LimitRule = { name: 'second-factor-reads', times: 6000, perSeconds: hour };
export const verifyByAccount: LimitRule = { name: 'verify-account', times: 30, perSeconds: hour };

/** Counts responses that reveal a registered address. */
export const knownAddress: DelayRule = {
  name: 'known-address',
  keptForSeconds: 24 * hour,
  delaySeconds: knownAddressDelaySeconds,
};
