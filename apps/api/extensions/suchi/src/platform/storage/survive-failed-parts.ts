import type { Logger } from 'pino';

/** An answer of the bucket (`$metadata`), or an error of the network or the disk (`ECONNREFUSED`); not a mistake in code. */
function isOfStorage(reason: unknown): reason is Error & { code?: string } {
  if (!(reason instanceof Error)) return false;
  const { code, name } = reason as Error & { code?: unknown };
  return '$metadata' in reason || name === 'TimeoutError' || /^E[A-Z]+$/.test(String(code));
}

/**
 * The engine begins to store a part of an upload while the next one still arrives, and only looks at the failures at
 * the end. Until then a failed part is an unhandled rejection, which would end the process. The upload fails all the
 * same.
 */
export function surviveFailedParts(logger: Pick<Logger, 'warn'>): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOfStorage(reason)) throw reason;
    logger.warn({ error: reason.code ?? reason.name }, 'a part of an upload was not stored');
  });
}
