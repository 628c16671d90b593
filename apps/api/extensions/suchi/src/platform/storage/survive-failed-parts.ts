import type { Logger } from 'pino';

/** The client for buckets adds this to all of its errors. */
const isOfClient = (reason: unknown): reason is Error => reason instanceof Error && '$metadata' in reason;

/**
 * The engine begins to store a part of an upload while the next one still arrives, and only looks at the failures at
 * the end. Until then a failed part is an unhandled rejection, which would end the process. The upload fails all the
 * same.
 */
export function surviveFailedParts(logger: Pick<Logger, 'warn'>): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOfClient(reason)) throw reason;
    logger.warn({ error: reason.name }, 'a part of an upload was not stored');
  });
}
