import {
  authoriseScreenContract,
  commandScreenContract,
  findScreenContract,
  type HallCard,
  hallCardsContract,
  hallDeckContract,
  removeScreenContract,
  renameScreenContract,
  type ScreenList,
  type ScreenOrder,
  screensContract,
} from '@suchi/contracts/hall';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const key = ['hall-screens'] as const;
const everyMs = 2000;

/** Asked again every two seconds while the page is open. */
export const screensQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => api.call(screensContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: everyMs,
});

export const deckQuery = queryOptions({
  queryKey: [...key, 'deck'],
  queryFn: ({ signal }) => api.call(hallDeckContract, {}, { signal }),
});

/** Null when the number has no profile that the hall may see. */
export const hallCardQuery = (serial: number | null) =>
  queryOptions({
    queryKey: [...key, 'card', serial],
    queryFn: async ({ signal }): Promise<HallCard | null> => {
      const range = { from: serial ?? 1, to: serial ?? 1, view: 'card' } as const;
      const answer = await api.call(hallCardsContract, range, { signal });
      return answer.view === 'card' ? (answer.items[0] ?? null) : null;
    },
    enabled: serial !== null && serial > 0,
  });

function useRemember() {
  const queryClient = useQueryClient();
  return (list: ScreenList) => queryClient.setQueryData(screensQuery.queryKey, list);
}

export const useFindScreen = () =>
  useMutation({ mutationFn: (code: string) => api.call(findScreenContract, { code }) });

export function useAuthorise() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (input: { code: string; name: string }) => api.call(authoriseScreenContract, input),
    onSuccess: remember,
  });
}

export function useRename() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (input: { id: string; name: string }) => api.call(renameScreenContract, input),
    onSuccess: remember,
  });
}

export function useRemoveScreen() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (id: string) => api.call(removeScreenContract, { id }),
    onSuccess: remember,
  });
}

/** Commands to one screen are sent in the order of the keys. */
export function useCommand(id: string) {
  const remember = useRemember();
  return useMutation({
    mutationFn: (command: ScreenOrder) => api.call(commandScreenContract, { id, command }),
    scope: { id: `screen-${id}` },
    onSuccess: remember,
  });
}

export function useBlankAll() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => api.call(commandScreenContract, { id, command: { kind: 'blank' } }))),
    onSuccess: (lists) => {
      const last = lists.at(-1);
      if (last) remember(last);
    },
  });
}
