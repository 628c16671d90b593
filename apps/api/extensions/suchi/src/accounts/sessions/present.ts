import type { signedInDevicesContract } from '@suchi/contracts/accounts';
import { describeDevice } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import type { OwnSession } from './repository.ts';

/** This device first. Tokens and network addresses do not leave the server. */
export function presentDevices(
  sessions: OwnSession[],
  currentToken: string | undefined,
): z.output<typeof signedInDevicesContract.output> {
  const devices = sessions.map((session) => ({
    id: session.id,
    ...describeDevice(session.userAgent),
    is_current: session.token === currentToken,
    is_kept: session.isKept,
    signed_in_at: session.signedInAt.toISOString(),
    seen_at: session.seenAt.toISOString(),
  }));
  return { devices: devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
}
