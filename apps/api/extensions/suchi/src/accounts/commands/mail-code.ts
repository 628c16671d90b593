import { oneTimeCodeRules } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashCode, makeCode } from '../one-time-code.ts';
import { saveSentCode } from '../repository.ts';

/** Creates a code, stores its hash and mails it. The mail has no name in it, because the address is not verified. */
export async function mailCode(
  { tx, now, platform }: { tx: Knex.Transaction; now: Date; platform: Platform },
  account: { id: string; email: string },
): Promise<void> {
  const code = makeCode();
  const codeHash = hashCode(code, account.id, platform.env.secret);
  await saveSentCode(tx, account.id, { codeHash, sentAt: now, triesUsed: 0 });
  await queueMail(
    { tx, platform },
    {
      kind: 'one_time_code',
      to: account.email,
      facts: {},
      secret: { code, expiresAt: new Date(now.getTime() + oneTimeCodeRules.validForMs).toISOString() },
    },
  );
}
