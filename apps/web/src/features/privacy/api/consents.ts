import {
  askCandidateContract,
  consentHistoryContract,
  type OwnConsents,
  ownConsentsContract,
  setConsentContract,
} from '@suchi/contracts/privacy';
import type { Purpose } from '@suchi/domain/consent';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

/** Other pages and links in mails change them too. */
export const ownConsentsQuery = queryOptions({
  queryKey: [...ownProfileKey, 'consents'],
  queryFn: ({ signal }) => api.call(ownConsentsContract, {}, { signal }),
  staleTime: 0,
});

export const consentHistoryQuery = (purpose: Purpose) =>
  queryOptions({
    queryKey: [...ownProfileKey, 'consents', purpose],
    queryFn: ({ signal }) => api.call(consentHistoryContract, { purpose }, { signal }),
    staleTime: 0,
  });

/** Sends the candidate a link. */
export function useAskCandidate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { email: string }) => api.call(askCandidateContract, input),
    onSuccess: (own) => client.setQueryData(ownConsentsQuery.queryKey, own),
  });
}

interface Switched {
  purpose: Purpose;
  is_on: boolean;
}

/** One after the other. The switch moves at once, and back when it was not saved. */
export function useSetConsent() {
  const client = useQueryClient();
  const { queryKey } = ownConsentsQuery;
  return useMutation({
    scope: { id: 'consents' },
    mutationFn: (switched: Switched) => api.call(setConsentContract, switched),
    onMutate: (switched) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (own) => own && withSwitched(own, switched));
      return before;
    },
    onError: (_error, _switched, before) => client.setQueryData(queryKey, before),
    onSuccess: (own) => {
      client.setQueryData(queryKey, own);
      return client.invalidateQueries({ queryKey: ownProfileKey });
    },
  });
}

const withSwitched = (own: OwnConsents, { purpose, is_on }: Switched): OwnConsents => ({
  ...own,
  purposes: own.purposes.map((each) =>
    each.purpose === purpose
      ? { ...each, is_on, is_asked_again: false, since: new Date().toISOString() }
      : each,
  ),
});
