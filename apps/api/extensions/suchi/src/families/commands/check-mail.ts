import { afterQuietHours } from '@suchi/domain/families';
import type { Knex } from 'knex';
import type { MailedInterest } from '../../mail/commands/queue-mail.ts';
import { findForUpdate } from '../repository.ts';

/** What to do with a mail whose time has come: its news may be over, or a late worker may have it at night. */
export async function checkMail(
  tx: Knex.Transaction,
  mailed: MailedInterest,
  now: Date,
): Promise<'send' | 'drop' | { afterSeconds: number }> {
  const row = await findForUpdate(tx, mailed.id);
  const isTrue = row !== null && mailed.states.includes(row.state);
  if (!isTrue || (mailed.settlesAt !== null && !isSameInstant(row.settles_at, mailed.settlesAt)))
    return 'drop';
  const waitMs = afterQuietHours(now).getTime() - now.getTime();
  return waitMs > 0 ? { afterSeconds: Math.ceil(waitMs / 1000) } : 'send';
}

/** Sessions of the database may have different time zones. */
const isSameInstant = (one: string | null, other: string) =>
  one !== null && new Date(one).getTime() === new Date(other).getTime();
