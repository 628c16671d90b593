import {
  lookUpContract,
  melawaThanksContract,
  ownChoicesContract,
  ownPairsContract,
  sayMelawaContract,
  sendChoicesContract,
  tapPairContract,
} from '@suchi/contracts/melawa';
import type { PairTap, SaidMood } from '@suchi/domain/melawa';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

/** The clock of the melawa can be another one: how far it is ahead is learned from each answer. */
const withClock = <Answer extends { now: string }>(answer: Answer) => ({
  ...answer,
  aheadMs: Date.parse(answer.now) - Date.now(),
});

const readOwn = async (signal: AbortSignal) => withClock(await api.call(ownChoicesContract, {}, { signal }));
export type OwnChoicesNow = Awaited<ReturnType<typeof readOwn>>;

export const ownChoicesQuery = queryOptions({
  queryKey: ['melawa-choices'],
  queryFn: ({ signal }) => readOwn(signal),
  staleTime: 0,
  refetchInterval: 60_000,
});

/** Each new number counts, so it is asked once. */
export const lookUpQuery = (number: number) =>
  queryOptions({
    queryKey: ['melawa-look-up', number],
    queryFn: ({ signal }) => api.call(lookUpContract, { number }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });

export const sendChoices = (send: z.input<typeof sendChoicesContract.input>) =>
  api.call(sendChoicesContract, send, { signal: AbortSignal.timeout(20_000) });

const waitingMs = 5000;

const readPairs = async (signal: AbortSignal) => withClock(await api.call(ownPairsContract, {}, { signal }));
export type PairsNow = Awaited<ReturnType<typeof readPairs>>;

export const ownPairsQuery = queryOptions({
  queryKey: ['melawa-pairs'],
  queryFn: ({ signal }) => readPairs(signal),
  staleTime: 0,
  // Before they are told often, then now and then: the other family taps too.
  refetchInterval: ({ state }) => (state.data?.is_told === false ? waitingMs : 30_000),
});

export function useTapPair() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { pair: number; tap: PairTap }) => api.call(tapPairContract, given),
    onSuccess: (pairs) => client.setQueryData(ownPairsQuery.queryKey, withClock(pairs)),
    onError: () => client.invalidateQueries({ queryKey: ownPairsQuery.queryKey }),
  });
}

export const thanksQuery = queryOptions({
  queryKey: ['melawa-thanks'],
  queryFn: ({ signal }) => api.call(melawaThanksContract, {}, { signal }),
});

export const useSay = () =>
  useMutation({
    mutationFn: (said: { mood: SaidMood; words: string | null }) => api.call(sayMelawaContract, said),
  });
