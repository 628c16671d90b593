import {
  type PaymentMethod,
  type ProviderOrder,
  type ProviderPayment,
  newId,
  nowInSeconds,
} from './entities.ts';

/** What a test may choose about a payment. */
export interface PaymentDetails {
  method?: PaymentMethod;
  vpa?: string;
  email?: string;
  contact?: string;
  description?: string;
  /** Another amount than the order's, which the real provider does not allow. */
  amount?: number;
  currency?: string;
  /** In seconds; for a payment of long ago. */
  createdAt?: number;
}

const particulars: Record<PaymentMethod, (vpa: string) => Partial<ProviderPayment>> = {
  upi: (vpa) => ({
    vpa,
    upi: { payer_account_type: 'bank_account', vpa, flow: 'intent' },
    acquirer_data: { rrn: null, upi_transaction_id: null },
  }),
  card: () => ({ card_id: newId('card'), acquirer_data: { auth_code: null, rrn: null } }),
  netbanking: () => ({ bank: 'HDFC', acquirer_data: { bank_transaction_id: null } }),
  wallet: () => ({ wallet: 'payzapp', acquirer_data: { transaction_id: null } }),
};

export function newPayment(order: ProviderOrder, details: PaymentDetails): ProviderPayment {
  const { method = 'upi', vpa = 'success@razorpay' } = details;
  return {
    id: newId('pay'),
    entity: 'payment',
    amount: details.amount ?? order.amount,
    currency: details.currency ?? order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: details.description ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    email: details.email ?? 'payer@example.org',
    contact: details.contact ?? '+919800000000',
    notes: order.notes,
    fee: null,
    tax: null,
    ...failureOf(null),
    acquirer_data: {},
    created_at: details.createdAt ?? nowInSeconds(),
    ...particulars[method](vpa),
  };
}

type Failure = Pick<
  ProviderPayment,
  'error_code' | 'error_description' | 'error_source' | 'error_step' | 'error_reason'
>;

const failures: Record<string, Omit<Failure, 'error_code' | 'error_reason'>> = {
  payment_failed: {
    error_description: "Your payment didn't go through as it was declined by the bank. Try another method.",
    error_source: 'bank',
    error_step: 'payment_authorization',
  },
  payment_cancelled: {
    error_description: 'Your payment has been cancelled. Try again or complete the payment later.',
    error_source: 'customer',
    error_step: 'payment_authentication',
  },
  payment_timed_out: {
    error_description: 'Your payment was not completed on time. Try again.',
    error_source: 'customer',
    error_step: 'payment_authentication',
  },
  insufficient_funds: {
    error_description: "Your payment didn't go through due to insufficient balance. Try another account.",
    error_source: 'customer',
    error_step: 'payment_authorization',
  },
};

/** The error fields of a payment that failed for this reason; all null without one. */
export function failureOf(reason: string | null): Failure {
  const nothing = { error_description: null, error_source: null, error_step: null };
  if (reason === null) return { error_code: null, error_reason: null, ...nothing };
  return {
    error_code: 'BAD_REQUEST_ERROR',
    error_reason: reason,
    ...(failures[reason] ?? { ...nothing, error_description: 'Payment failed', error_source: 'gateway' }),
  };
}
