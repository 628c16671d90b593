import { createHmac } from 'node:crypto';

/** Redis keys for a subject, the current one first. Subjects can be personal, so only a keyed hash is stored. */
export function subjectKeys(subject: string, secrets: readonly string[]): string[] {
  return secrets.map((secret) => keyedHash(subject, secret));
}

/** Stands for an account in the log: lines of one account can be found, and nobody is named. */
export const accountMark = (userId: string, secret: string): string => keyedHash(`log:${userId}`, secret);

const keyedHash = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
