import { contractPath } from '@suchi/contracts/basics';
import { newsPictureContract, picture } from '@suchi/contracts/media';
import {
  type BookOverview,
  bookOverviewContract,
  bookFileContract,
  bookPageContract,
  bookPlaceContract,
  handOverBookContract,
  resumeBookContract,
  startBookContract,
  stopBookContract,
} from '@suchi/contracts/print';
import type { BookPart } from '@suchi/domain/print';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const pollMs = 2000;

export const isMaking = ({ job }: BookOverview): boolean =>
  job?.state === 'queued' || job?.state === 'running';

/** Asks again every two seconds while a file is made. */
export const bookOverviewQuery = queryOptions({
  queryKey: ['book-overview'],
  queryFn: ({ signal }) => api.call(bookOverviewContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isMaking(state.data) ? pollMs : false),
});

function useBookChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a refusal: someone else may have acted.
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookOverviewQuery.queryKey }),
  });
}

export const useStartBook = () =>
  useBookChange((input: z.input<typeof startBookContract.input>) => api.call(startBookContract, input));
export const useResumeBook = () => useBookChange((job: number) => api.call(resumeBookContract, { job }));
export const useStopBook = () => useBookChange((job: number) => api.call(stopBookContract, { job }));
export const useHandOver = () => useBookChange((job: number) => api.call(handOverBookContract, { job }));

export const useFindPlace = () =>
  useMutation({
    mutationFn: (input: { job: number; serial_number: number }) => api.call(bookPlaceContract, input),
  });

/** Kept in the same way as a picture of the news. */
export const uploadCover = (file: File) => api.postBytes(contractPath(newsPictureContract), file, picture);

export const bookFileUrl = (job: number, part: BookPart) =>
  `${env.apiUrl}${contractPath(bookFileContract)}?job=${job}&part=${part}`;
export const bookPageUrl = (job: number, page: number) =>
  `${env.apiUrl}${contractPath(bookPageContract)}?job=${job}&page=${page}`;
