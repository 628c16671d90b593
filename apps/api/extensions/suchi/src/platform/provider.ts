/** A payment as the provider reports it. Amounts are paise. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** The money reached our account. It stays true after a refund. */
  isCaptured: boolean;
  refundedPaise: number;
  method: string | null;
  /** The number that the payer's bank shows. */
  bankReference: string | null;
  /** With its tax. Null until the payment is captured. */
  feePaise: number | null;
  taxPaise: number | null;
  errorReason: string | null;
  errorDescription: string | null;
  createdAt: Date;
}

export interface ProviderOrder {
  id: string;
  amountPaise: number;
  currency: string;
  receipt: string | null;
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
  /** The key of the request that made it; null when it was made elsewhere. */
  key: string | null;
  bankReference: string | null;
  createdAt: Date;
}

/** A row of the provider's settlement report. Other kinds of rows are adjustments. */
export interface ProviderSettlementLine {
  entityId: string;
  kind: 'payment' | 'refund' | 'adjustment';
  amountPaise: number;
  /** What reaches the bank account by this row, and what is taken from it. */
  creditPaise: number;
  debitPaise: number;
  /** With its tax. */
  feePaise: number;
  taxPaise: number;
  settlementId: string;
  utr: string | null;
  settledAt: Date;
}

/** The company that takes payments for us. Answers are checked before they are returned. */
export interface PaymentProvider {
  createOrder(order: {
    amountPaise: number;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<ProviderOrder>;
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | null>;
  /** All attempts to pay an order, in no particular order. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Null when the provider does not know it. */
  fetchPayment(paymentId: string): Promise<ProviderPayment | null>;
  /** The same key returns the same refund. A key has 10 to 40 letters, digits, `_` and `-`. */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<ProviderRefund>;
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** The rows settled on a day in India, `YYYY-MM-DD`. */
  listSettlementLines(day: string): Promise<ProviderSettlementLine[]>;
  /** Whether the checkout's answer is for this order and was signed by the provider. */
  isCheckoutSignature(orderId: string, paymentId: string, signature: string): boolean;
  /** Whether these bytes of a webhook were signed by the provider, with any accepted secret. */
  isWebhookSignature(bytes: Uint8Array, signature: string): boolean;
}

/** The provider did not answer, or not with anything usable. The request may still have been carried out. */
export class ProviderUnreachable extends Error {
  /** It took too long. Asking again would make a person wait twice as long. */
  readonly isTimeout: boolean;

  constructor(message: string, { isTimeout = false }: { isTimeout?: boolean } = {}) {
    super(message);
    this.isTimeout = isTimeout;
  }
}

/** The provider understood the request and said no. */
export class ProviderRefused extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}
