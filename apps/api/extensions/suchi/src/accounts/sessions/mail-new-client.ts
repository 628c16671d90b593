import { normaliseEmail } from '@suchi/domain/accounts';
import type { NextFunction, Request, Response } from 'express';
import type { Platform } from '../../platform/platform.ts';
import { mailNewDevice } from './commands/mail-new-device.ts';
import { findNewClient } from './repository.ts';

/** Clients with JSON tokens have no cookie, so they are recognised by their user agent. */
export function mailNewClient(platform: Platform) {
  const { database, clock, logger } = platform;

  async function mailIfNew(email: string, userAgent: string | null): Promise<void> {
    await database.transaction(async (tx) => {
      const userId = await findNewClient(tx, email, userAgent);
      if (userId !== null) await mailNewDevice({ tx, now: clock.now(), platform }, userId, userAgent);
    });
  }

  return (request: Request, response: Response, next: NextFunction): void => {
    const { email } = (request.body ?? {}) as { email?: unknown };
    const userAgent = request.get('user-agent')?.slice(0, 1024) ?? null;
    response.on('finish', () => {
      if (response.statusCode !== 200 || typeof email !== 'string') return;
      mailIfNew(normaliseEmail(email), userAgent).catch((error: Error) =>
        logger.error({ error: error.message }, 'the mail about a new device was not queued'),
      );
    });
    next();
  };
}
