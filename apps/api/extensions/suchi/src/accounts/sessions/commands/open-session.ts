import { sessionEnd, sessionRules } from '@suchi/domain/accounts';
import type { Caller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Call } from '../../../platform/route.ts';
import { withTypedCode } from '../../second-factor/typed-code.ts';
import { isKnownDevice, rememberDevice } from '../known-devices.ts';
import { mailNewDevice } from './mail-new-device.ts';
import { deleteSessionByToken, findSignInAccount, saveNewSession } from '../repository.ts';

interface Credentials {
  email: string;
  password: string;
  otp?: string;
}

interface SessionWishes {
  /** "Stay signed in on this device". Not for staff. */
  isKept: boolean;
  /** The device that created the account is not reported to its owner. */
  isExpectedDevice?: boolean;
}

/**
 * Signs in through the engine and sets the session cookie. Not inside a transaction: checking a password is slow,
 * and a wrong one is delayed on purpose.
 */
export async function openSession(
  { caller, schema, now, cookies, platform }: Omit<Call<unknown, Caller>, 'input'>,
  { email, password, otp }: Credentials,
  { isKept: isKeptWished, isExpectedDevice = false }: SessionWishes,
): Promise<{ userId: string }> {
  const { env, database } = platform;
  const { accountability } = caller;
  const authentication = new platform.services.AuthenticationService({ schema, accountability });
  const session = await withTypedCode(otp, () =>
    authentication.login(
      'default',
      { email, password },
      { session: true, ...(otp === undefined ? {} : { otp }) },
    ),
  );
  const userId = session.id;
  const account = await findSignInAccount(database, { id: userId });
  if (account === null) throw codedError('INVALID_CREDENTIALS');
  const isKept = isKeptWished && !account.isStaff;
  const isNewDevice = !isExpectedDevice && !isKnownDevice(cookies, env, account);

  await database.transaction(async (tx) => {
    await saveNewSession(tx, session.refreshToken, {
      isKept,
      seenAt: now,
      expiresAt: sessionEnd({ isKept, isStaff: account.isStaff, signedInAt: now }, now),
    });
    // The browser drops its old session, so the server does too.
    if (accountability.session) await deleteSessionByToken(tx, accountability.session);
    if (isNewDevice)
      await mailNewDevice({ tx, now, platform }, userId, caller.accountability.userAgent ?? null);
  });

  cookies.set(
    env.sessionCookie.name,
    session.accessToken,
    isKept ? { maxAgeMs: sessionRules.keptForMs } : {},
  );
  rememberDevice(cookies, env, account);
  return { userId };
}
