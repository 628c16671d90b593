import { expect } from '@playwright/test';
import type { CaughtMail } from '@suchi/testing';
import type { Asking } from './sign-in.ts';

/** The newest mail; in the language of a reader any subject is right. */
export async function mailTo(
  { stack, request }: Asking,
  address: string,
  subject?: string,
): Promise<CaughtMail> {
  let newest: CaughtMail | undefined;
  await expect(async () => {
    const answer = await request.get(`${stack.mail}/messages?to=${encodeURIComponent(address)}`);
    newest = ((await answer.json()) as CaughtMail[]).findLast(
      (mail) => subject === undefined || mail.subject === subject,
    );
    expect(newest, `a mail "${subject ?? ''}"`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  if (!newest) throw new Error('unreachable');
  return newest;
}
