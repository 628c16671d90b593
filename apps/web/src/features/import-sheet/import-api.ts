import { contractPath } from '@suchi/contracts/basics';
import {
  discardImportContract,
  importCheckContract,
  importChoicesContract,
  currentImportContract,
  importFileContract,
  type ImportJob,
  importReportContract,
  importResultContract,
  startImportContract,
} from '@suchi/contracts/import';
import { sheetLimits } from '@suchi/domain/import';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/api.ts';
import { downloadStore } from '../../shared/downloads/download-store.ts';

const pollMs = 2000;
const key = ['import-sheet'] as const;

export const isWorking = ({ state }: ImportJob): boolean => state === 'queued' || state === 'running';

/** Asks again every two seconds while a sheet is imported. */
export const currentImportQuery = queryOptions({
  queryKey: [...key, 'desk'],
  queryFn: ({ signal }) => api.call(currentImportContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.job && isWorking(state.data.job) ? pollMs : false),
});

export const importCheckQuery = (job: number) =>
  queryOptions({
    queryKey: [...key, 'check', job],
    queryFn: ({ signal }) => api.call(importCheckContract, { job }, { signal }),
    staleTime: 0,
  });

export const importResultQuery = (job: number) =>
  queryOptions({
    queryKey: [...key, 'result', job],
    queryFn: ({ signal }) => api.call(importResultContract, { job }, { signal }),
  });

function useImportChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a refusal: someone else may have acted.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Browsers name the type of a CSV file in their own ways. */
async function sendFile(file: File): Promise<unknown> {
  if (file.size > sheetLimits.bytes) throw new ApiError({ codes: ['IMPORT_FILE_TOO_LARGE'] });
  const sheet = new Blob([file], { type: 'text/csv' });
  return api.postBytes(contractPath(importFileContract), sheet, importFileContract.output);
}

export const useSendSheet = () => useImportChange(sendFile);
export const useKeepChoices = () =>
  useImportChange((input: z.input<typeof importChoicesContract.input>) =>
    api.call(importChoicesContract, input),
  );
export const useStartImport = () => useImportChange((job: number) => api.call(startImportContract, { job }));
export const useDiscard = () => useImportChange((job: number) => api.call(discardImportContract, { job }));

export const downloadReport = (job: number, fileName: string) =>
  void downloadStore.start({ path: contractPath(importReportContract), body: { job }, fileName });
