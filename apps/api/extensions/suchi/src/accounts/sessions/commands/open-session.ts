import { randomBytes } from 'node:crypto';
import { sessionEnd, sessionRules } from '@suchi/domain/accounts';
import type { Caller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Call } from '../../../platform/route.ts';
import { withTypedCode } from '../../second-factor/typed-code.ts';
import { isKnownDevice, rememberDevice } from '../known-devices.ts';
import { mailNewDevice } from './mail-new-device.ts';
import {
  deleteSessionByToken,
  findSignInAccount,
  insertFirstSession,
  saveNewSession,
} from '../repository.ts';

interface Credentials {
  email: string;
  password: string;
  otp?: string;
}

type SessionCall = Omit<Call<unknown, Caller>, 'input'>;

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
  call: SessionCall,
  { email, password, otp }: Credentials,
  wishes: SessionWishes,
): Promise<{ userId: string }> {
  const { caller, schema, platform } = call;
  const { accountability } = caller;
  const authentication = new platform.services.AuthenticationService({ schema, accountability });
  const session = await withTypedCode(otp, () =>
    authentication.login(
      'default',
      { email, password },
      { session: true, ...(otp === undefined ? {} : { otp }) },
    ),
  );
  return keepSession(call, { ...session, userId: session.id }, wishes);
}

/**
 * The same for an account without an address, which the engine cannot sign in. The caller has compared the password.
 * The engine makes the session from one of a moment.
 */
export async function openSessionOf(
  call: SessionCall,
  userId: string,
  wishes: SessionWishes,
): Promise<{ userId: string }> {
  const { caller, schema, now, platform } = call;
  const first = randomBytes(48).toString('base64url');
  await insertFirstSession(platform.database, { token: first, userId, now });
  const { accountability } = caller;
  const authentication = new platform.services.AuthenticationService({ schema, accountability });
  const session = await authentication.refresh(first, { session: true });
  await deleteSessionByToken(platform.database, first);
  return keepSession(call, { ...session, userId }, wishes);
}

interface EngineSession {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

async function keepSession(
  { caller, now, cookies, platform }: SessionCall,
  session: EngineSession,
  { isKept: isKeptWished, isExpectedDevice = false }: SessionWishes,
): Promise<{ userId: string }> {
  const { env, database } = platform;
  const { accountability } = caller;
  const { userId } = session;
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
