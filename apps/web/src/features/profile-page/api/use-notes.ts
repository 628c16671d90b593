import type { OpenedProfile } from '@suchi/contracts/discovery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { addNote, changeNote, removeNote } from '../../../entities/profile-mark/marks-api.ts';
import { openedProfileQuery } from './opened-profile-query.ts';

/** The viewer's notes about one profile. Removal is optimistic. */
export function useNotes(profileId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = openedProfileQuery(profileId);
  const refresh = () => queryClient.invalidateQueries({ queryKey: discoveryKey });

  const adding = useMutation({
    mutationFn: (note: string) => addNote(profileId, note),
    onSuccess: refresh,
  });
  const changing = useMutation({
    mutationFn: ({ noteId, note }: { noteId: number; note: string }) => changeNote(noteId, note),
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: removeNote,
    onMutate: async (noteId) => {
      // A response to an earlier request would bring the note back for a moment.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<OpenedProfile>(queryKey);
      queryClient.setQueryData<OpenedProfile>(
        queryKey,
        (opened) => opened && { ...opened, notes: opened.notes.filter(({ id }) => id !== noteId) },
      );
      return { before };
    },
    onError: (_error, _noteId, kept) => queryClient.setQueryData(queryKey, kept?.before),
    onSettled: refresh,
  });
  return { add: adding.mutateAsync, change: changing.mutateAsync, remove: removing.mutateAsync };
}
