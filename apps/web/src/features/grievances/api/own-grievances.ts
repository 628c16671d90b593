import { contractPath } from '@suchi/contracts/basics';
import {
  ownGrievancesContract,
  reopenGrievanceContract,
  sendGrievanceContract,
  uploadGrievancePictureContract,
} from '@suchi/contracts/grievances';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

/** The office answers, so it is read again at each visit. */
export const ownGrievancesQuery = queryOptions({
  queryKey: ['own-grievances'],
  queryFn: ({ signal }) => api.call(ownGrievancesContract, {}, { signal }),
  staleTime: 0,
});

export function useSendGrievance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: z.input<typeof sendGrievanceContract.input>) =>
      api.call(sendGrievanceContract, given),
    onSuccess: () => client.invalidateQueries({ queryKey: ownGrievancesQuery.queryKey }),
  });
}

export function useReopenGrievance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: z.input<typeof reopenGrievanceContract.input>) =>
      api.call(reopenGrievanceContract, given),
    onSettled: () => client.invalidateQueries({ queryKey: ownGrievancesQuery.queryKey }),
  });
}

export const uploadGrievancePicture = (file: File) =>
  api.postBytes(contractPath(uploadGrievancePictureContract), file, uploadGrievancePictureContract.output);
