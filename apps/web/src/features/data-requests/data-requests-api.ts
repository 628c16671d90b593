import { contractPath, readErrorDetails } from '@suchi/contracts/basics';
import {
  certificatePhotoContract,
  checkIdentityContract,
  consentCountsContract,
  enterRequestContract,
  finishRequestContract,
  holdSealedContract,
  requestsContract,
  sealedAccountsContract,
  takeCertificateContract,
} from '@suchi/contracts/closing';
import { formatCalendarDate } from '@suchi/domain/basics';
import { type RequestReason, requestReasons } from '@suchi/domain/closing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/api.ts';
import { env } from '../../shared/config/env.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { translatorFor } from '../../shared/i18n/messages.ts';

const key = ['data-requests'] as const;

export const requestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, 'list', page],
    queryFn: ({ signal }) => api.call(requestsContract, { page }, { signal }),
    staleTime: 0,
  });

export const sealedQuery = queryOptions({
  queryKey: [...key, 'sealed'],
  queryFn: ({ signal }) => api.call(sealedAccountsContract, {}, { signal }),
  staleTime: 0,
});

export const consentCountsQuery = queryOptions({
  queryKey: [...key, 'consents'],
  queryFn: ({ signal }) => api.call(consentCountsContract, {}, { signal }),
});

function useRequestAction<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

export const useEnterRequest = () =>
  useRequestAction((input: z.input<typeof enterRequestContract.input>) =>
    api.call(enterRequestContract, input),
  );

export const useCheckIdentity = () =>
  useRequestAction(async ({ id, identity, photo }: { id: number; identity: string; photo: File | null }) => {
    if (photo) {
      const path = `${contractPath(takeCertificateContract)}?id=${id}`;
      await api.postBytes(path, photo, takeCertificateContract.output);
    }
    return api.call(checkIdentityContract, { id, identity });
  });

export const certificateAddress = (id: number): string =>
  `${env.apiUrl}${contractPath(certificatePhotoContract)}?id=${id}`;

export const useFinishRequest = () =>
  useRequestAction((input: z.input<typeof finishRequestContract.input>) =>
    api.call(finishRequestContract, input),
  );

export const useHoldSealed = () =>
  useRequestAction((input: z.input<typeof holdSealedContract.input>) => api.call(holdSealedContract, input));

const isReason = (reason: string | undefined): reason is RequestReason =>
  requestReasons.some((known) => known === reason);

/** Why the server refused, and what to do instead. */
export function problemWords(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'CLOSING_REFUSED') return errorWords(error);
  const { reason, until } = readErrorDetails(error.code, error.details) ?? {};
  if (!isReason(reason)) return errorWords(error);
  return [
    translatorFor('dataRequests')(`problems.${reason}`, { until: until ? formatCalendarDate(until) : '' }),
  ];
}
