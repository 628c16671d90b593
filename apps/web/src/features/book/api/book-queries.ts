import { contractPath } from '@suchi/contracts/basics';
import {
  type BookDesk,
  bookDeskContract,
  bookFileContract,
  bookPageContract,
  bookPlaceContract,
  handOverBookContract,
  resumeBookContract,
  startBookContract,
  stopBookContract,
} from '@suchi/contracts/print';
import { newsPictureContract, picture } from '@suchi/contracts/profile';
import type { BookPart } from '@suchi/domain/print';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const pollMs = 2000;

export const isMaking = ({ job }: BookDesk): boolean => job?.state === 'queued' || job?.state === 'running';

/** Asks again every two seconds while a file is made. */
export const bookDeskQuery = queryOptions({
  queryKey: ['book-desk'],
  queryFn: ({ signal }) => api.call(bookDeskContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isMaking(state.data) ? pollMs : false),
});

function useDeskChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a refusal: someone else may have acted.
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookDeskQuery.queryKey }),
  });
}

export const useStartBook = () =>
  useDeskChange((input: z.input<typeof startBookContract.input>) => api.call(startBookContract, input));
export const useResumeBook = () => useDeskChange((job: number) => api.call(resumeBookContract, { job }));
export const useStopBook = () => useDeskChange((job: number) => api.call(stopBookContract, { job }));
export const useHandOver = () => useDeskChange((job: number) => api.call(handOverBookContract, { job }));

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
