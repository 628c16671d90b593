import { createHmac } from 'node:crypto';

/** Redis keys for a subject, the current one first. Subjects can be personal, so only a keyed hash is stored. */
export function subjectKeys(subject: string, secrets: readonly string[]): string[] {
  return secrets.map((secret) =>
    createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 22),
  );
}
