import type { Refund, TreasuryPayment } from '@suchi/contracts/money';
import { checkWithdrawRefund, refundReasons } from '@suchi/domain/money';
import type { PaymentRow } from './repository/payments.ts';
import type { ListedRefund } from './repository/refunds.ts';

export function presentPayment(row: PaymentRow): TreasuryPayment {
  return {
    id: row.id,
    payer: row.payer,
    order_type: row.order_type,
    channel: row.channel,
    method: row.channel === 'online' ? row.method : null,
    amount: row.amount,
    paid_at: (row.captured_at ?? row.date_created).toISOString(),
    reference: row.reference,
    bank_reference: row.bank_reference,
    edition: row.edition_year === null ? null : String(row.edition_year),
    period: row.period_from && row.period_to ? { from: row.period_from, to: row.period_to } : null,
    receipt: presentLink(row.receipt_id, row.receipt_number),
    refunded: row.refunded,
    left: row.captured_at === null ? 0 : row.amount - row.refunded,
    surplus: row.surplus,
  };
}

export function presentLink(id: number | null, number: string | null): { id: number; number: string } | null {
  return id === null || number === null ? null : { id, number };
}

export function presentRefund(
  { refund, payment }: { refund: ListedRefund; payment: PaymentRow },
  { caller }: { caller: { userId: string } },
): Refund {
  const isMine = refund.asked_by === caller.userId;
  const isAtDesk = refund.attempt === null;
  const { status } = refund;
  return {
    id: refund.id,
    status,
    amount: refund.amount,
    is_surplus: refund.is_surplus,
    reason: refundReasons.find((reason) => reason === refund.reason) ?? 'other',
    note: refund.note,
    payment: presentPayment(payment),
    asked_by: refund.asked_by_name,
    asked_at: refund.date_created.toISOString(),
    is_mine: isMine,
    can_confirm: status === 'asked' && !isMine,
    can_retry: status === 'failed',
    can_withdraw: checkWithdrawRefund({ status, isAtDesk }).allowed,
    can_pay: status === 'confirmed' && isAtDesk,
    confirmed_by: refund.confirmed_by_name,
    confirmed_at: refund.confirmed_at?.toISOString() ?? null,
    sent_at: refund.sent_at?.toISOString() ?? null,
    processed_at: refund.processed_at?.toISOString() ?? null,
    bank_reference: refund.bank_reference,
    failure: refund.failure,
    receipt: presentLink(refund.note_id, refund.note_number),
  };
}
