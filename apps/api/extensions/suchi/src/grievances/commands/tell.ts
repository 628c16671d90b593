import { formatGrievanceReference } from '@suchi/domain/grievances';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { type MailRequest, type MailToWrite, queueMail } from '../../mail/commands/queue-mail.ts';
import { readAssociation } from '../../platform/association.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { GrievanceRow } from '../repository/grievances.ts';

interface TellCall {
  tx: Knex.Transaction;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
}

export interface ReachedPerson {
  email: string;
  /** Null where nobody has proved the address. */
  firstName: string | null;
  person: string | null;
}

/** How a mail reaches the person of a grievance; null: the office tells them in another way. */
export async function findReached(
  db: Knex,
  { account, email }: Pick<GrievanceRow, 'account' | 'email'>,
): Promise<ReachedPerson | null> {
  if (account === null) return email === null ? null : { email, firstName: null, person: null };
  const proven = await loadProvenAddress(db, account);
  return proven && { ...proven, person: account };
}

/** Nothing is sent where no mail reaches the person. */
export async function tellPerson(
  call: TellCall,
  row: Pick<GrievanceRow, 'account' | 'email'>,
  write: (reached: ReachedPerson) => MailToWrite & Pick<MailRequest, 'secret'>,
): Promise<void> {
  const reached = await findReached(call.tx, row);
  if (reached === null) return;
  await queueMail(call, { ...write(reached), to: reached.email, person: reached.person });
}

/** The officer, or the president about the officer. Without their address nothing is mailed: the menu counts it. */
export async function tellOffice(
  call: TellCall,
  row: Pick<GrievanceRow, 'id' | 'is_about_officer'>,
  kind: 'grievance_reopened' | 'grievance_late',
): Promise<void> {
  const settings = await readAssociation(
    call.tx,
    'grievance_officer_email',
    'president_email',
    'office_email',
  );
  const to = row.is_about_officer
    ? settings.president_email
    : (settings.grievance_officer_email ?? settings.office_email);
  if (to === null) return;
  const facts = { id: row.id, reference: formatGrievanceReference(row.id) };
  await queueMail(call, { kind, facts, to, person: null });
}
