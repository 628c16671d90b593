import type { ListEntry, MemberList } from '@suchi/contracts/discovery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { unblock } from '../../../entities/member-safety/block-api.ts';
import { removeNote } from '../../../entities/profile-mark/marks-api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { type ListPage, memberListKey } from './member-list-query.ts';

interface ListChange {
  send: () => Promise<void>;
  /** The entry after the change; null when it leaves the list. */
  change: (entry: ListEntry) => ListEntry | null;
  done: string;
}

/** Removes notes and blocks optimistically and restores them when the server refuses. */
function useListChange(kind: MemberList) {
  const queryClient = useQueryClient();
  const listKey = memberListKey(kind);
  const mutationKey = ['change', ...listKey];
  return useMutation({
    mutationKey,
    mutationFn: ({ send }: ListChange) => send(),
    onMutate: async ({ change }) => {
      // A response to an earlier request would bring the entry back for a moment.
      await queryClient.cancelQueries({ queryKey: listKey });
      const before = queryClient.getQueriesData<ListPage>({ queryKey: listKey });
      queryClient.setQueriesData<ListPage>({ queryKey: listKey }, (page) => page && changed(page, change));
      return before;
    },
    onError: (error, _change, before = []) => {
      for (const [key, page] of before) queryClient.setQueryData(key, page);
      showToast({ message: errorWords(error).join(' '), tone: 'error' });
    },
    onSuccess: (_data, { done }) => showToast({ message: done, tone: 'success' }),
    onSettled: async () => {
      // Another removal is pending; refetching now would bring its entry back.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: discoveryKey });
    },
  });
}

export function useRemoveNote() {
  const { mutate } = useListChange('noted');
  return (noteId: number, done: string) =>
    mutate({ send: () => removeNote(noteId), change: (entry) => withoutNote(entry, noteId), done });
}

export function useUnblock() {
  const { mutate } = useListChange('blocked');
  return (blockId: number, done: string) =>
    mutate({
      send: () => unblock(blockId),
      change: (entry) => (entry.link_id === blockId ? null : entry),
      done,
    });
}

function changed(page: ListPage, change: ListChange['change']): ListPage {
  const items = page.items.map(change).filter((entry) => entry !== null);
  return { ...page, items, total: page.total - (page.items.length - items.length) };
}

function withoutNote(entry: ListEntry, noteId: number): ListEntry | null {
  const notes = entry.notes.filter(({ id }) => id !== noteId);
  if (notes.length === entry.notes.length) return entry;
  return notes.length === 0 ? null : { ...entry, notes };
}
