import type { sendBulkMailContract } from '@suchi/contracts/bulk-mail';
import type * as z from 'zod/mini';
import { selectCandidates } from '../../office/commands/select-candidates.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { requireLanguages } from '../../platform/built-languages.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findMailByKey, insertMail } from '../repository/mails.ts';
import { insertRecipients } from '../repository/recipients.ts';

/** Queues the mail. Returns its id; for a repeat, the id of the first. */
export async function sendBulkMail({
  input,
  caller,
  tx,
}: WriteCall<z.output<typeof sendBulkMailContract.input>, RoleCaller>): Promise<number> {
  requireLanguages(input.translations, 'translations');
  const of = { client_key: input.key, user_created: caller.userId };
  const mailId = await insertMail(tx, {
    ...of,
    subject: input.subject,
    body_heading: input.heading,
    body_content: input.text,
    translations: input.translations,
    priority: input.priority,
    audience: input.audience,
    state: 'sending',
  });
  if (mailId === null) {
    const earlier = await findMailByKey(tx, of);
    // Another person's key: not a repeat.
    if (earlier === null) throw codedError('INVALID_PAYLOAD', { fields: { key: 'invalid' } });
    return earlier;
  }
  const { priority } = input;
  const ids = selectCandidates(input.selection);
  const recipients = await insertRecipients(tx, { mailId, priority }, ids);
  if (recipients !== input.recipients) throw codedError('RECIPIENTS_CHANGED');
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'bulk_mail.send',
    subject: { collection: 'qdb_cold_mail', id: mailId },
    details: { recipients, priority },
  });
  return mailId;
}
