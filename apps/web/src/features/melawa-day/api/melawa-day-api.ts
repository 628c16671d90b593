import {
  confirmShreddedContract,
  endDeskContract,
  endRehearsalContract,
  inviteFamiliesContract,
  melawaBoardContract,
  doorDesksContract,
  melawaFiguresContract,
  melawaSettingsContract,
  type MelawaSettings,
  noShowsContract,
  openMelawaContract,
  rehearsalContract,
  saveMelawaContract,
  startRehearsalContract,
  tellEverybodyContract,
} from '@suchi/contracts/melawa';
import type { MelawaEvent } from '@suchi/domain/melawa';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

const key = ['melawa-day'] as const;
const boardEveryMs = 5000;

export const boardQuery = queryOptions({
  queryKey: [...key, 'board'],
  queryFn: ({ signal }) => api.call(melawaBoardContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: boardEveryMs,
});

export const desksQuery = queryOptions({
  queryKey: [...key, 'desks'],
  queryFn: ({ signal }) => api.call(doorDesksContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: boardEveryMs,
});

export const melawaSettingsQuery = queryOptions({
  queryKey: [...key, 'settings'],
  queryFn: ({ signal }) => api.call(melawaSettingsContract, {}, { signal }),
});

export const figuresQuery = queryOptions({
  queryKey: [...key, 'figures'],
  queryFn: ({ signal }) => api.call(melawaFiguresContract, {}, { signal }),
});

export const noShowsQuery = queryOptions({
  queryKey: [...key, 'no-shows'],
  queryFn: ({ signal }) => api.call(noShowsContract, {}, { signal }),
});

export const rehearsalQuery = queryOptions({
  queryKey: [...key, 'rehearsal'],
  queryFn: ({ signal }) => api.call(rehearsalContract, {}, { signal }),
  refetchInterval: boardEveryMs,
});

function useChangeSettings<Change>(send: (change: Change) => Promise<MelawaSettings>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    scope: { id: 'melawa-settings' },
    onSuccess: (settings) => queryClient.setQueryData(melawaSettingsQuery.queryKey, settings),
  });
}

export const useOpenMelawa = () =>
  useChangeSettings((day: { day: string; hall: string }) => api.call(openMelawaContract, day));

export const useSaveMelawa = () =>
  useChangeSettings((change: { began_from: MelawaEvent; event: MelawaEvent; writes: boolean }) =>
    api.call(saveMelawaContract, change),
  );

export const useInviteFamilies = () => useChangeSettings(() => api.call(inviteFamiliesContract, {}));

/** Asks for everything of the day again. */
function useChangeDay<Change, Answer>(send: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export const useTellEverybody = () =>
  useChangeDay((text: string) => api.call(tellEverybodyContract, { text }));

export const useEndDesk = () => useChangeDay((stream: string) => api.call(endDeskContract, { stream }));

export const useConfirmShredded = () => useChangeDay(() => api.call(confirmShreddedContract, {}));

export const useStartRehearsal = () => useChangeDay(() => api.call(startRehearsalContract, {}));

export const useEndRehearsal = () => useChangeDay(() => api.call(endRehearsalContract, {}));
