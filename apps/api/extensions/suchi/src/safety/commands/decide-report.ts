import type { decideReportContract } from '@suchi/contracts/safety';
import { isEmailAddress } from '@suchi/domain/accounts';
import { checkMayDecide, formatReportReference } from '@suchi/domain/safety';
import type * as z from 'zod/mini';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findForDecision, findReporterAddress, saveDecision } from '../repository/office-reports.ts';

/** The second of two people in the office is refused. The reporter gets the words by mail, without the other's name. */
export async function decideReport({
  input,
  caller,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof decideReportContract.input>, RoleCaller>): Promise<{ id: number }> {
  const { id, status, outcome } = input;
  const row = await findForDecision(tx, id);
  if (!row) throw codedError('ROUTE_NOT_FOUND');
  if (!checkMayDecide(row.status).allowed) throw codedError('REPORT_DECIDED');
  await saveDecision(tx, id, { status, outcome, decided_by: caller.userId, decided_at: now });

  const reporter = row.reporter === null ? null : await findReporterAddress(tx, row.reporter);
  if (reporter?.email && isEmailAddress(reporter.email)) {
    const facts = { firstName: reporter.firstName, reference: formatReportReference(id), outcome };
    await queueMail(
      { tx, platform },
      { kind: 'report_outcome', to: reporter.email, person: row.reporter, facts },
    );
  }
  return { id };
}
