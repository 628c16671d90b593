import type { actOnBulkMailContract } from '@suchi/contracts/bulk-mail';
import { type BulkMailAction, checkBulkMailAction } from '@suchi/domain/bulk-mail';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { countCard, retryableFailures } from '../count-card.ts';
import {
  cancelWaiting,
  type CardRow,
  findCard,
  lockMail,
  requeueFailed,
  setMailState,
} from '../repository/mails.ts';

interface Target {
  mailId: number;
  card: CardRow;
  recipient: number | null;
}

/** What each action writes. Returns how many recipients it changed, if it changes any. */
const steps: Record<BulkMailAction, (tx: Knex.Transaction, target: Target) => Promise<number | void>> = {
  pause: (tx, { mailId }) => setMailState(tx, mailId, 'paused'),
  resume: (tx, { mailId }) => setMailState(tx, mailId, 'sending'),
  cancel: async (tx, { mailId }) => {
    await setMailState(tx, mailId, 'cancelled');
    return cancelWaiting(tx, mailId);
  },
  retry: (tx, { mailId, card, recipient }) =>
    requeueFailed(tx, { mailId, recipient, failures: retryableFailures(card) }),
};

/** Returns the mail as it is now. */
export async function actOnMail({
  input: { id, action, recipient },
  caller,
  tx,
}: WriteCall<z.output<typeof actOnBulkMailContract.input>, RoleCaller>): Promise<CardRow> {
  if (!(await lockMail(tx, id))) throw codedError('BULK_MAIL_NOT_FOUND');
  const card = await requireCard(tx, id);
  const decision = checkBulkMailAction(action, { state: card.state, ...countCard(card) });
  if (!decision.allowed) throw codedError('BULK_MAIL_REFUSED', { reason: decision.reason });
  const changed = await steps[action](tx, { mailId: id, card, recipient });
  if (action === 'retry' && changed === 0)
    throw codedError('BULK_MAIL_REFUSED', { reason: 'nothing_to_retry' });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: `bulk_mail.${action}`,
    subject: { collection: 'qdb_cold_mail', id },
    ...(changed === undefined ? {} : { details: { recipients: changed } }),
  });
  return requireCard(tx, id);
}

async function requireCard(tx: Knex, id: number): Promise<CardRow> {
  const card = await findCard(tx, id);
  if (card === null) throw codedError('BULK_MAIL_NOT_FOUND');
  return card;
}
