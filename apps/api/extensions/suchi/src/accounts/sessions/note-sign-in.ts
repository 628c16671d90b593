import type { signInResults } from '../../platform/metrics.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountMark } from '../../platform/subject-keys.ts';

/** For the log and the alert. `userId` is null for an address without an account. */
export function noteSignIn(
  { metrics, logger, env }: Pick<Platform, 'metrics' | 'logger' | 'env'>,
  result: (typeof signInResults)[number],
  userId: string | null,
): void {
  metrics.signInsTotal.inc({ result });
  const account = userId === null ? null : accountMark(userId, env.secret);
  logger.info({ account, result }, 'sign-in');
}
