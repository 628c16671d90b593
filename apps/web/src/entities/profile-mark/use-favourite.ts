import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/api.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { discoveryKey } from './discovery-key.ts';

const collectionPath = '/items/junction_directus_users_qd_matrimonial_profile';
const createdLink = z.object({ id: z.int() });

/** What the person just did, until the server's own word is here again. */
interface Mark {
  isOn: boolean;
  /** Null while the link is being made. */
  linkId: number | null;
}

export interface FavouriteTarget {
  /** Who marks: the link belongs to them. */
  userId: string;
  profileId: number;
  /** The link as the server told it; null when there is none. */
  favouriteId: number | null;
}

/** Whether a profile is a favourite, and the toggle: at once on screen, taken back when the server refuses. */
export function useFavourite(target: FavouriteTarget) {
  const queryClient = useQueryClient();
  const marks = markStore(queryClient, target);
  const { data: mark = null } = useQuery<Mark | null>({ queryKey: marks.key, queryFn: skipToken });
  const mutation = useMutation({
    mutationKey: marks.key,
    // Two quick taps are sent one after the other: the second needs the link that the first one made.
    scope: { id: marks.key.join('-') },
    mutationFn: (isOn: boolean) => sendMark(isOn, target, marks.linkId()),
    onMutate: (isOn) => {
      const before = marks.read();
      marks.write({ isOn, linkId: marks.linkId() });
      return before;
    },
    onSuccess: (linkId) => marks.write({ isOn: marks.read()?.isOn ?? linkId !== null, linkId }),
    onError: (error, _isOn, before) => {
      marks.write(before ?? null);
      // Marked already, from another tab: what is asked again below will show it.
      if (error instanceof ApiError && error.code === 'RECORD_NOT_UNIQUE') return;
      showToast({ message: errorWords(error).join(' '), tone: 'error' });
    },
    onSettled: async () => {
      // Another tap waits, and settles for both.
      if (queryClient.isMutating({ mutationKey: marks.key }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: discoveryKey });
      if (queryClient.isMutating({ mutationKey: marks.key }) <= 1) marks.write(null);
    },
  });
  const isFavourite = mark?.isOn ?? target.favouriteId !== null;
  return { isFavourite, toggle: () => mutation.mutate(!isFavourite) };
}

function markStore(queryClient: QueryClient, { profileId, favouriteId }: FavouriteTarget) {
  const key = ['favourite', profileId] as const;
  const read = () => queryClient.getQueryData<Mark | null>(key) ?? null;
  return {
    key,
    read,
    write: (mark: Mark | null) => void queryClient.setQueryData<Mark | null>(key, mark),
    linkId: () => {
      const mark = read();
      return mark ? mark.linkId : favouriteId;
    },
  };
}

/** Makes or removes the link, and answers with the one there is afterwards. */
async function sendMark(
  isOn: boolean,
  { userId, profileId }: FavouriteTarget,
  linkId: number | null,
): Promise<number | null> {
  if (isOn) {
    const link = { directus_users_id: userId, qd_matrimonial_profile_id: profileId };
    return linkId ?? createdLink.parse(await api.post(collectionPath, link)).id;
  }
  if (linkId !== null) await api.delete(`${collectionPath}/${linkId}`);
  return null;
}
