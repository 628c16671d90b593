import {
  biodataPdfContract,
  biodataPictureContract,
  changeLinkContract,
  chooseBiodataContract,
  makeBiodataContract,
  makeLinkContract,
  type OwnBiodata,
  ownBiodataContract,
  switchLinkContract,
  writeBiodataContract,
} from '@suchi/contracts/biodata';
import { contractPath } from '@suchi/contracts/basics';
import type { BiodataShape } from '@suchi/domain/biodata';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { readApiError } from '../../../shared/api/api-error.ts';
import { api, session } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const biodataKey = ['biodata'] as const;

export const ownBiodataQuery = queryOptions({
  queryKey: [...biodataKey, 'own'],
  queryFn: ({ signal }) => api.call(ownBiodataContract, {}, { signal }),
  // The profile may have been approved, paused or shown again meanwhile.
  staleTime: 0,
});

/** The file of a shape as it would be made now. A worker makes it, which takes about a second. */
export const madeBiodataQuery = (shape: BiodataShape) =>
  queryOptions({
    queryKey: [...biodataKey, 'made', shape],
    queryFn: ({ signal }) => api.call(makeBiodataContract, { shape }, { signal }),
    retry: false,
  });

type Input<Contract extends { input: z.ZodMiniType }> = z.input<Contract['input']>;

/** Each step answers how everything stands then. */
export function useBiodataSteps() {
  return {
    choose: useStep((given: Input<typeof chooseBiodataContract>) => api.call(chooseBiodataContract, given)),
    write: useStep((given: Input<typeof writeBiodataContract>) => api.call(writeBiodataContract, given)),
    makeLink: useStep((given: Input<typeof makeLinkContract>) => api.call(makeLinkContract, given)),
    changeLink: useStep((given: Input<typeof changeLinkContract>) => api.call(changeLinkContract, given)),
    switchLink: useStep((given: Input<typeof switchLinkContract>) => api.call(switchLinkContract, given)),
  };
}

function useStep<Given>(send: (given: Given) => Promise<OwnBiodata>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (own) => {
      queryClient.setQueryData(ownBiodataQuery.queryKey, own);
      queryClient.removeQueries({ queryKey: [...biodataKey, 'made'] });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ownBiodataQuery.queryKey }),
  });
}

const addressOf = (contract: { group: string; path: string }, query: string) =>
  `${contractPath(contract)}?${query}`;

/** The picture of the page, for an image. */
export const pictureAddress = (shape: BiodataShape, version: string): string =>
  env.apiUrl + addressOf(biodataPictureContract, `shape=${shape}&version=${version}`);

/** The file with the name that the server gave it. */
export async function fetchBiodata(shape: BiodataShape, kind: 'pdf' | 'picture'): Promise<File> {
  const contract = kind === 'pdf' ? biodataPdfContract : biodataPictureContract;
  const response = await session.fetchAuthorised(addressOf(contract, `shape=${shape}`));
  if (!response.ok) throw await readApiError(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const ending = kind === 'pdf' ? 'pdf' : 'png';
  return new File([await response.blob()], name ?? `biodata.${ending}`, { type: contract.file ?? '' });
}
