import type { OwnPayment } from '@suchi/contracts/money';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkPayment, ownPaymentsQuery } from '../api/payments-api.ts';

/** Often while the member waits in front of the page, seldom later. Never in a background tab. */
const soonMs = 4000;
const laterMs = 30_000;
const soonCount = 15;

const unsettled: readonly OwnPayment['phase'][] = ['started', 'waiting', 'authorized'];

/** Whether the bank, the provider or we still have to answer. */
export function isUnsettled({ phase }: OwnPayment): boolean {
  return unsettled.includes(phase);
}

function mayStillChange(payment: OwnPayment): boolean {
  return isUnsettled(payment) || (payment.phase === 'paid' && !payment.receipt?.has_file);
}

const findPayment = (payments: readonly OwnPayment[] | undefined, id: number) =>
  payments?.find((each) => each.id === id);

/** Puts what the server said about a purchase into the list. */
export function rememberPayment(queryClient: QueryClient, payment: OwnPayment): void {
  queryClient.setQueryData(ownPaymentsQuery.queryKey, (known = []) =>
    findPayment(known, payment.id)
      ? known.map((each) => (each.id === payment.id ? payment : each))
      : [payment, ...known],
  );
}

/** One purchase of the member; null when there is none with this id. */
export function useOwnPayment(id: number) {
  const queryClient = useQueryClient();
  const own = useQuery({
    ...ownPaymentsQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const payment = findPayment(state.data, id);
      if (!payment || !mayStillChange(payment)) return false;
      return state.dataUpdateCount < soonCount ? soonMs : laterMs;
    },
  });
  const learn = (payment: OwnPayment) => rememberPayment(queryClient, payment);
  const check = useMutation({ mutationFn: checkPayment, onSuccess: learn });
  return {
    source: { ...own, data: findPayment(own.data, id) ?? (own.isFetching || !own.data ? undefined : null) },
    learn,
    check,
  };
}
