import {
  checkSlipContract,
  finishSlipContract,
  openSlipContract,
  saveSlipContract,
  slipDeskContract,
  slipPaperContract,
  tellOnPaperContract,
} from '@suchi/contracts/melawa';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';

export const slipDeskQuery = queryOptions({
  queryKey: ['melawa-slips'],
  queryFn: ({ signal }) => api.call(slipDeskContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: 15_000,
});

export const slipPaperQuery = queryOptions({
  queryKey: ['melawa-slip-paper'],
  queryFn: ({ signal }) => api.call(slipPaperContract, {}, { signal }),
});

export type Line = number | null;

export const openSlip = (own: number) => api.call(openSlipContract, { own });
export const checkSlip = (own: number, lines: Line[]) => api.call(checkSlipContract, { own, lines });
export const saveSlip = (own: number, lines: Line[]) => api.call(saveSlipContract, { own, lines });
export const finishSlip = (slip: z.input<typeof finishSlipContract.input>) =>
  api.call(finishSlipContract, slip);
export const tellOnPaper = (given: z.input<typeof tellOnPaperContract.input>) =>
  api.call(tellOnPaperContract, given);
