import type { Offers, OwnOrder, OwnPayment } from '@suchi/contracts/money';

export const startedPayment: OwnPayment = {
  id: 12,
  reference: 'SU-7K4M-2291',
  order_type: 'subscription',
  channel: 'online',
  amount: 55_000,
  phase: 'started',
  declined_reason: null,
  started_at: '2026-11-15T05:22:00.000Z',
  authorized_at: null,
  paid_at: null,
  method: null,
  bank_reference: null,
  checked_at: null,
  next_check_at: '2026-11-15T05:24:00.000Z',
  settled_by: '2026-11-21',
  valid_till: null,
  order: null,
  receipt: null,
  refunded: 0,
  checkout: {
    key_id: 'rzp_test_1',
    order_id: 'order_12',
    amount: 55_000,
    currency: 'INR',
    name: 'Sahyadri Samaj Mandal',
    prefill: { name: 'Sunita Kelkar', email: 'sunita.kelkar@example.org', contact: '+919876543210' },
    script_url: 'https://provider.test/checkout.js',
    return_url: 'https://suchi.test/qe_payment/return',
  },
};

export const waitingPayment: OwnPayment = {
  ...startedPayment,
  phase: 'waiting',
  checked_at: '2026-11-15T05:26:00.000Z',
  next_check_at: '2026-11-15T05:28:00.000Z',
  checkout: null,
};

export const paidPayment: OwnPayment = {
  ...startedPayment,
  phase: 'paid',
  authorized_at: '2026-11-15T05:23:00.000Z',
  paid_at: '2026-11-15T05:23:00.000Z',
  method: 'upi',
  bank_reference: '431928846102',
  next_check_at: null,
  valid_till: '2027-11-14',
  receipt: { id: 5, number: '2026-27/00412', has_file: true },
  checkout: null,
};

export const declinedPayment: OwnPayment = {
  ...startedPayment,
  phase: 'declined',
  declined_reason: 'transaction_daily_limit_exceeded',
  checked_at: '2026-11-15T05:28:00.000Z',
};

export const openOffers: Offers = {
  subscription: {
    price: 55_000,
    is_open: true,
    opens_on: null,
    pending: null,
    price_before: null,
    valid_till: '2027-11-14',
    profiles: 1519,
  },
  suchi: {
    price: 60_000,
    is_open: true,
    opens_on: null,
    pending: null,
    price_before: null,
    edition: '2026-27',
    registration_until: '2026-11-30',
    delivery_after: '2026-12-20',
    delivery_days: '4-5',
  },
  is_payable: true,
};

export const paidOrder: OwnOrder = {
  id: 31,
  edition: '2026-27',
  amount: 60_000,
  status: 'paid',
  order_status: 'ordered',
  is_archived: false,
  ordered_at: '2026-11-02T13:40:00.000Z',
  paid_at: '2026-11-02T13:48:00.000Z',
  delivery_after: '2026-12-20',
  delivery_days: '4-5',
  order_id: 'order_31',
  payment: 14,
  delivery: {
    name: 'Meera Kulkarni',
    address: 'Gavanpada Road, Mulund East',
    city: 'Mumbai',
    pincode: '400081',
    mobile: '9000030746',
  },
  can_change_address: true,
  delivery_kind: 'post',
  can_pick_up: true,
  carrier: null,
  tracking_number: null,
  dispatched_at: null,
  delivered_at: null,
};

export const closedOffers: Offers = {
  ...openOffers,
  subscription: { ...openOffers.subscription, is_open: false },
  suchi: { ...openOffers.suchi, is_open: false },
};
