import type {
  DayBook,
  DayPayment,
  Payer,
  PaymentPreview,
  Refund,
  TreasuryPayment,
} from '@suchi/contracts/money';
import { answer, data } from './server.ts';

const none = { count: 0, amount: 0 };
const sum = (count: number, amount: number) => ({ count, amount });

const sampleDays: DayBook['days'] = [
  {
    day: '2026-11-15',
    subscriptions: sum(6, 330_000),
    suchi: sum(3, 180_000),
    melawa: { count: 0, amount: 0 },
    refunds: none,
    total: 510_000,
    bank: { state: 'payout', payout_on: '2026-11-18', unmatched: 0 },
  },
  {
    day: '2026-11-14',
    subscriptions: none,
    suchi: none,
    melawa: { count: 0, amount: 0 },
    refunds: none,
    total: 0,
    bank: { state: 'none', payout_on: null, unmatched: 0 },
  },
  {
    day: '2026-11-13',
    subscriptions: sum(1, 55_000),
    suchi: none,
    melawa: { count: 0, amount: 0 },
    refunds: sum(1, 60_000),
    total: -5_000,
    bank: { state: 'unmatched', payout_on: null, unmatched: 1 },
  },
];

/** Two days with money and one without, as on the treasurer's screen. */
export function sampleDayBook(facts: Partial<DayBook> = {}): DayBook {
  return {
    from: '2026-11-13',
    to: '2026-11-15',
    season: { name: '2026-27', from: '2026-04-01', to: '2027-03-31' },
    days: sampleDays,
    totals: {
      subscriptions: sum(7, 385_000),
      suchi: sum(3, 180_000),
      melawa: { count: 0, amount: 0 },
      refunds: sum(1, 60_000),
      total: 505_000,
      unmatched: 1,
    },
    received: sum(10, 565_000),
    channels: { online: sum(8, 455_000), cash: sum(2, 110_000), bank: none },
    check: {
      checked_at: '2026-11-14T20:40:00.000Z',
      ledger_difference: 0,
      differences: 0,
      is_overdue: false,
    },
    waiting: sum(1, 55_000),
    refunds_to_confirm: 1,
    unmatched: 1,
    ...facts,
  };
}

export function samplePayment(facts: Partial<DayPayment> = {}): DayPayment {
  return {
    id: 31,
    paid_at: '2026-11-15T06:10:00.000Z',
    payer: 'Suresh Naik',
    order_type: 'suchi',
    channel: 'online',
    method: 'upi',
    amount: 60_000,
    refunded: 0,
    receipt: { id: 409, number: '2026-27/00409' },
    ...facts,
  };
}

export function sampleTreasuryPayment(facts: Partial<TreasuryPayment> = {}): TreasuryPayment {
  return {
    id: 31,
    payer: 'Isha Mehta',
    order_type: 'suchi',
    channel: 'online',
    method: 'upi',
    amount: 60_000,
    paid_at: '2026-11-14T06:10:00.000Z',
    reference: 'SU-7K4M-2291',
    bank_reference: '431899201175',
    edition: '2026-27',
    period: null,
    receipt: { id: 409, number: '2026-27/00409' },
    refunded: 0,
    left: 60_000,
    surplus: 0,
    ...facts,
  };
}

export function sampleRefund(facts: Partial<Refund> = {}): Refund {
  return {
    id: 5,
    status: 'asked',
    amount: 60_000,
    is_surplus: false,
    reason: 'paid_twice',
    note: 'Her father called. He pressed Order on two phones.',
    payment: sampleTreasuryPayment({ refunded: 60_000, left: 0 }),
    asked_by: 'Sunita Rane',
    asked_at: '2026-11-15T05:50:00.000Z',
    is_mine: false,
    can_confirm: true,
    can_retry: false,
    can_withdraw: true,
    can_pay: false,
    confirmed_by: null,
    confirmed_at: null,
    sent_at: null,
    processed_at: null,
    bank_reference: null,
    failure: null,
    receipt: null,
    ...facts,
  };
}

export const samplePayer: Payer = {
  user: '00000000-0000-4000-8000-000000000214',
  name: 'Prakash Patil',
  candidate: 'Sayali Patil',
  serial_number: 214,
  city: 'Kolhapur',
  status: 'Active',
  valid_till: '2026-11-30',
  mobile_end: '1270',
  photo: null,
};

export function samplePreview(facts: Partial<PaymentPreview> = {}): PaymentPreview {
  return {
    amount: 55_000,
    edition: null,
    valid_till: '2026-11-30',
    period: { from: '2026-12-01', to: '2027-11-30' },
    candidate: { name: 'Sayali Patil', serial_number: 214 },
    paid_lately: null,
    cash_today: { count: 2, amount: 110_000, since: '2026-11-15T04:30:00.000Z' },
    mail_to: 'sayali.patil@example.org',
    association: { name: 'Sahyadri Samaj Mandal', address: '12 Gavanpada Road, Mulund East' },
    is_gst_registered: false,
    ...facts,
  };
}

interface DayBookSide {
  refunds?: Refund[];
  cheques?: object[];
  unmatched?: object[];
}

export function answerRefunds(...refunds: Refund[]): void {
  answer('get', '/qe_treasury/refunds', data({ total: refunds.length, confirm_above: 50_000, refunds }));
}

/** The lists beside the day book; empty by default. */
export function answerDayBookSide({ refunds = [], cheques = [], unmatched = [] }: DayBookSide = {}): void {
  answerRefunds(...refunds);
  answer('get', '/qe_treasury/cheques', data({ cheques }));
  answer('get', '/qe_treasury/unmatched', data({ total: unmatched.length, items: unmatched }));
}
