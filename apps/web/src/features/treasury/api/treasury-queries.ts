import {
  chequesContract,
  dayBookContract,
  dayContract,
  findPayerContract,
  type PaymentPreview,
  previewPaymentContract,
  refundsContract,
  type RefundState,
  settlementContract,
  settlementsContract,
  statementContract,
  treasuryPaymentContract,
  unmatchedContract,
} from '@suchi/contracts/money';
import type { CalendarDate } from '@suchi/domain/basics';
import type { OfferType } from '@suchi/domain/money';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import type { DayRange } from '../model/day-range.ts';
import { isSameAsDayBook } from '../model/statement-sums.ts';

/** Money arrives while the page is open, and two people work on it. */
const freshForMs = 30_000;

export const treasuryKey = ['treasury'] as const;

export function dayBookQuery(range: DayRange) {
  return queryOptions({
    queryKey: [...treasuryKey, 'day-book', range],
    queryFn: ({ signal }) => api.call(dayBookContract, range, { signal }),
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  });
}

export function dayQuery(day: CalendarDate) {
  return queryOptions({
    queryKey: [...treasuryKey, 'day', day],
    queryFn: ({ signal }) => api.call(dayContract, { day }, { signal }),
    staleTime: freshForMs,
  });
}

/** The statement with the day book of the same days and the same moment, whose sums must be equal. */
export function statementQuery(range: DayRange) {
  return queryOptions({
    queryKey: [...treasuryKey, 'statement', range],
    queryFn: async ({ signal }) => {
      const first = await readStatement(range, signal);
      // Money may have arrived between the two answers.
      return isSameAsDayBook(first) ? first : readStatement(range, signal);
    },
    staleTime: freshForMs,
  });
}

async function readStatement(range: DayRange, signal: AbortSignal) {
  const [statement, book] = await Promise.all([
    api.call(statementContract, range, { signal }),
    api.call(dayBookContract, range, { signal }),
  ]);
  return { statement, book };
}

export function refundsQuery(state: RefundState, page = 1) {
  return queryOptions({
    queryKey: [...treasuryKey, 'refunds', state, page],
    queryFn: ({ signal }) => api.call(refundsContract, { state, page }, { signal }),
    staleTime: freshForMs,
  });
}

export function paymentQuery(id: number) {
  return queryOptions({
    queryKey: [...treasuryKey, 'payment', id],
    queryFn: ({ signal }) => api.call(treasuryPaymentContract, { id }, { signal }),
    // A refund is never based on an old amount.
    staleTime: 0,
  });
}

export function settlementsQuery(page: number) {
  return queryOptions({
    queryKey: [...treasuryKey, 'settlements', page],
    queryFn: ({ signal }) => api.call(settlementsContract, { page }, { signal }),
    staleTime: freshForMs,
  });
}

export function settlementQuery(id: string) {
  return queryOptions({
    queryKey: [...treasuryKey, 'settlement', id],
    queryFn: ({ signal }) => api.call(settlementContract, { id }, { signal }),
    staleTime: freshForMs,
  });
}

export const unmatchedQuery = queryOptions({
  queryKey: [...treasuryKey, 'unmatched'],
  queryFn: ({ signal }) => api.call(unmatchedContract, {}, { signal }),
  staleTime: freshForMs,
});

export const chequesQuery = queryOptions({
  queryKey: [...treasuryKey, 'cheques'],
  queryFn: ({ signal }) => api.call(chequesContract, {}, { signal }),
  staleTime: freshForMs,
});

/** The server searches from three characters. */
export const payerSearchFrom = 3;

export function payersQuery(search: string) {
  return queryOptions({
    queryKey: [...treasuryKey, 'payers', search],
    queryFn: ({ signal }) => api.call(findPayerContract, { search }, { signal }),
    enabled: search.length >= payerSearchFrom,
    staleTime: freshForMs,
  });
}

export interface PurchaseToPreview {
  user: string;
  order_type: OfferType;
  received_on: CalendarDate;
}

export function previewQuery(purchase: PurchaseToPreview | null) {
  return queryOptions({
    queryKey: [...treasuryKey, 'preview', purchase],
    queryFn: ({ signal }): Promise<PaymentPreview> =>
      purchase === null
        ? Promise.reject(new Error('No purchase to preview'))
        : api.call(previewPaymentContract, purchase, { signal }),
    enabled: purchase !== null,
    staleTime: 0,
  });
}
