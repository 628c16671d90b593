import type { OfficeMember } from '@suchi/contracts/office';
import { listHelp } from '@suchi/domain/accounts';
import { presentDevices } from '../accounts/sessions/present.ts';
import type { ReadMember } from './commands/read-member.ts';
import { type AnyCall, presentCandidate, presentUser } from './present.ts';

/** For admins only: contacts, money, mails and devices of one account. */
export function presentMember(
  { account, lastAccess, profile, pictures, subscriptions, payments, orders, mails, devices }: ReadMember,
  call: AnyCall,
): OfficeMember {
  const { email, status, is_staff: isStaff } = account;
  return {
    ...presentUser(account),
    last_access: lastAccess?.toISOString() ?? null,
    profile: profile && presentCandidate(profile, pictures, call),
    subscriptions: subscriptions.map(({ id, status: state, start_date, end_date }) => ({
      id,
      status: state,
      start_date,
      end_date,
    })),
    payments: payments.map(({ date_created: begunAt, captured_at: paidAt, ...row }) => ({
      id: row.id,
      order_type: row.order_type,
      channel: row.channel,
      status: row.status,
      amount: row.amount,
      at: (paidAt ?? begunAt).toISOString(),
      receipts: row.receipts,
    })),
    orders: orders.map((row) => ({
      id: row.id,
      edition: row.edition,
      status: row.status,
      order_status: row.order_status,
      delivery_kind: row.delivery_kind,
      is_archived: row.is_archived,
      ordered_at: row.order_date.toISOString(),
    })),
    mails: mails.map(({ kind, state, at }) => ({ kind, state, at: at.toISOString() })),
    devices: presentDevices(devices, undefined).devices,
    help: listHelp({ role: isStaff ? 'staff' : 'user', status, email }),
  };
}
