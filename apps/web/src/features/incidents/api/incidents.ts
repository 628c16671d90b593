import {
  callPersonContract,
  changeRangeContract,
  incidentContract,
  incidentsContract,
  incidentStepContract,
  openIncidentContract,
} from '@suchi/contracts/privacy';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const key = ['incidents'];

export const incidentsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.call(incidentsContract, {}, { signal }),
  staleTime: 0,
});

export type Only = 'all' | 'untold';

export const incidentQuery = (id: number, view: { page: number; only: Only }) =>
  queryOptions({
    queryKey: [...key, id, view],
    queryFn: ({ signal }) => api.call(incidentContract, { id, ...view }, { signal }),
    // Mails go out at any time.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export type NewIncident = z.input<typeof openIncidentContract.input>;
export type NewRange = z.input<typeof changeRangeContract.input>;
export type StepToTake = z.input<typeof incidentStepContract.input>;

/** Everything about incidents is read again after each step. */
function useIncidentMutation<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

export const useOpenIncident = () =>
  useIncidentMutation((input: NewIncident) => api.call(openIncidentContract, input));
export const useChangeRange = () =>
  useIncidentMutation((input: NewRange) => api.call(changeRangeContract, input));
export const useTakeStep = () =>
  useIncidentMutation((input: StepToTake) => api.call(incidentStepContract, input));
export const useNoteCall = () =>
  useIncidentMutation((input: { id: number; name: string | null }) => api.call(callPersonContract, input));

export const boardDraftAddress = (id: number, kind: 'board_draft' | 'board_draft_pdf'): string =>
  `${env.apiUrl}/qe_incident/${kind}?id=${id}`;
