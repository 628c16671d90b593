import type { Payer, PaymentPreview, WaitingCheque } from '@suchi/contracts/money';
import { associationNameOf } from '@suchi/domain/settings';
import { presentPicture } from '../../media/present-picture.ts';
import type { Env } from '../../platform/env.ts';
import type { FoundPayers } from './commands/find-payer.ts';
import type { PreviewedPayment } from './commands/preview-payment.ts';
import { presentLink } from './present.ts';
import type { ChequeRow } from './repository/desk-payments.ts';

interface StaffCall {
  caller: { userId: string };
  now: Date;
  platform: { env: Env };
}

export function presentPayers(
  { rows, pictures }: FoundPayers,
  { caller, now, platform: { env } }: StaffCall,
): { payers: Payer[] } {
  const payers = rows.map(({ main_photo, ...row }) => {
    const picture = main_photo === null ? undefined : pictures.get(main_photo);
    return {
      user: row.user,
      name: row.name,
      candidate: row.candidate,
      serial_number: row.serial_number,
      city: row.city,
      status: row.status,
      valid_till: row.valid_till,
      mobile_end: row.mobile_end,
      photo: picture ? presentPicture(picture, caller, { env, now }) : null,
    };
  });
  return { payers };
}

export function presentPreview({
  member,
  setting,
  period,
  existing,
  earlier,
  cash,
  amountPaise,
}: PreviewedPayment): PaymentPreview {
  const ends = existing.map(({ endDate }) => endDate).toSorted();
  return {
    amount: amountPaise,
    edition: period === null ? String(setting.edition.year) : null,
    valid_till: ends.at(-1) ?? null,
    period: period && { from: period.startDate, to: period.endDate },
    candidate:
      member.candidate === null ? null : { name: member.candidate, serial_number: member.serial_number },
    paid_lately: earlier && {
      paid_at: earlier.paid_at.toISOString(),
      receipt: presentLink(earlier.receipt_id, earlier.receipt_number),
    },
    cash_today: { count: cash.count, amount: cash.amount, since: cash.since?.toISOString() ?? null },
    mail_to: member.email,
    association: {
      name: associationNameOf(setting),
      address: setting.association_address,
    },
    is_gst_registered: Boolean(setting.edition.gst_number),
  };
}

export function presentCheques(rows: ChequeRow[]): { cheques: WaitingCheque[] } {
  return {
    cheques: rows.map(({ id, payer, order_type, amount, received_on, number, bank }) => ({
      payment: id,
      payer,
      order_type,
      amount,
      received_on,
      number,
      bank,
    })),
  };
}
