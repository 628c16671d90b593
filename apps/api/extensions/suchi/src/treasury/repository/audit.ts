import type { Knex } from 'knex';

export interface TreasuryStep {
  actor: string;
  action: string;
  subject: 'qd_payments' | 'payment_refund';
  id: number;
  /** Amounts and reasons, no names. */
  details: Record<string, unknown>;
}

/** Records who did what, in the transaction of the change. */
export async function recordStep(
  tx: Knex.Transaction,
  { actor, action, subject, id, details }: TreasuryStep,
): Promise<void> {
  await tx('audit_log').insert({
    actor,
    actor_kind: 'admin',
    action,
    subject_collection: subject,
    subject_id: String(id),
    details: JSON.stringify(details),
  });
}
