import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/api.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { discoveryKey } from './discovery-key.ts';

const collectionPath = '/items/junction_directus_users_qd_matrimonial_profile';
const createdLink = z.object({ id: z.int() });

/** The optimistic state until the next response. */
interface Mark {
  isOn: boolean;
  /** Null while the link is being created. */
  linkId: number | null;
}

export interface FavouriteTarget {
  /** The owner of the link. */
  userId: string;
  profileId: number;
  /** The link from the server, or null. */
  favouriteId: number | null;
}

/** Whether a profile is a favourite, and an optimistic toggle. */
export function useFavourite(target: FavouriteTarget) {
  const queryClient = useQueryClient();
  const marks = markStore(queryClient, target);
  const { data: mark = null } = useQuery<Mark | null>({ queryKey: marks.key, queryFn: skipToken });
  const mutation = useMutation({
    mutationKey: marks.key,
    // Taps are sent in order: the second needs the link that the first created.
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
      // Already marked in another tab; the refetch below shows it.
      if (error instanceof ApiError && error.code === 'RECORD_NOT_UNIQUE') return;
      showToast({ message: errorWords(error).join(' '), tone: 'error' });
    },
    onSettled: async () => {
      // A later tap refetches for both.
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

/** Creates or removes the link and returns the current one. */
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
