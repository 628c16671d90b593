import { createHmac } from 'node:crypto';

/**
 * The names under which a subject is counted in Redis, the present one first. Subjects are addresses of people and
 * machines: only their keyed hash goes there.
 */
export function subjectKeys(subject: string, secrets: readonly string[]): string[] {
  return secrets.map((secret) =>
    createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 22),
  );
}
