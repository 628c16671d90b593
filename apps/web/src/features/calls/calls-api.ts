import {
  type callAnswers,
  type CallRow,
  callsContract,
  type CallsInput,
  recordCallContract,
} from '@suchi/contracts/freshness';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import type { ListAsk, ListPage } from '../../shared/ui/data-list/list-types.ts';

export const callsKey = ['calls'];

export const toCallFilter = ({ called }: Readonly<Record<string, string>>): CallsInput['filter'] =>
  called === undefined ? {} : { called: called === 'yes' };

export function readCalls(ask: ListAsk, signal: AbortSignal): Promise<ListPage<CallRow>> {
  const { search, page, rows } = ask;
  const sort = ask.sort as NonNullable<CallsInput['sort']>;
  const filter = toCallFilter(ask.filter);
  return api.call(callsContract, { ...(search !== '' && { search }), sort, page, rows, filter }, { signal });
}

/** From when on, and until when, all families without an answer are in the list. */
export function useCallDays(): { from: string | null; until: string | null } | undefined {
  const { data } = useQuery({
    queryKey: [...callsKey, 'days'],
    queryFn: ({ signal }) => api.call(callsContract, { filter: {} }, { signal }),
    select: ({ from, until }) => ({ from, until }),
  });
  return data;
}

type Said = (typeof callAnswers)[number];

export function useRecordCall() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: callsKey });
  return useMutation({
    mutationFn: (call: { id: string; said: Said }) => api.call(recordCallContract, call),
    onSuccess: refresh,
    // Somebody else was first.
    onError: () => void refresh(),
  });
}
