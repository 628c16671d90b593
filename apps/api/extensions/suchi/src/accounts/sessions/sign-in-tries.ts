import type { LimitRule, Limits } from '../../platform/limits.ts';

const quarterHour = 15 * 60;

/** Wide, because a whole mobile network can share one. */
export const loginByAddress: LimitRule = {
  name: 'login-address',
  times: 100,
  perSeconds: quarterHour,
  isPerAddress: true,
};

// A device that the account has used counts by itself, so strangers cannot lock its owner out.
const byKnownDevice: LimitRule = { name: 'login-device', times: 10, perSeconds: quarterHour };
const bySender: LimitRule = { name: 'login-sender', times: 10, perSeconds: quarterHour };
/** All strangers together, however many networks they have. */
const byAccount: LimitRule = { name: 'login-account', times: 100, perSeconds: 60 * 60 };

export interface SignInTry {
  /** As it was typed, so that the response does not reveal whether the account exists. */
  email: string;
  network: string;
  /** The account, if this device has signed in to it before. */
  knownUserId: string | null;
}

const senderOf = ({ email, network }: SignInTry) => `${email} ${network}`;

/** Counts a try before the password is checked. */
export async function countSignInTry(limits: Limits, attempt: SignInTry): Promise<void> {
  if (attempt.knownUserId !== null) return limits.consume(byKnownDevice, attempt.knownUserId);
  await limits.consume(bySender, senderOf(attempt));
  return limits.consume(byAccount, attempt.email);
}

/** After a success. The tries of others stay counted. */
export async function forgetSignInTries(limits: Limits, attempt: SignInTry): Promise<void> {
  if (attempt.knownUserId !== null) await limits.forget(byKnownDevice, attempt.knownUserId);
  await limits.forget(bySender, senderOf(attempt));
}
