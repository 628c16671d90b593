import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { outbox, useWaitingSends } from '../../shared/api/outbox/outbox.ts';
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

/** Whether a profile is a favourite, whether that waits to be sent, and an optimistic toggle. */
export function useFavourite(target: FavouriteTarget) {
  const queryClient = useQueryClient();
  const marks = markStore(queryClient, target);
  const subject = subjectOf(target);
  const waiting = useWaitingSends().find((send) => send.subject === subject);
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
      showToast({ message: errorWords(error).join(' '), tone: 'error' });
    },
    onSettled: async () => {
      // A later tap refetches for both.
      if (queryClient.isMutating({ mutationKey: marks.key }) > 1) return;
      if (outbox.find(subject) === null) await queryClient.invalidateQueries({ queryKey: discoveryKey });
      if (queryClient.isMutating({ mutationKey: marks.key }) <= 1) marks.write(null);
    },
  });
  const isFavourite = waiting ? waiting.method === 'POST' : (mark?.isOn ?? target.favouriteId !== null);
  return { isFavourite, isWaiting: waiting !== undefined, toggle: () => mutation.mutate(!isFavourite) };
}

function subjectOf({ profileId }: FavouriteTarget): string {
  return `favourite.${profileId}`;
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

/** Creates or removes the link, now or later, and returns the current one. */
async function sendMark(
  isOn: boolean,
  target: FavouriteTarget,
  linkId: number | null,
): Promise<number | null> {
  const subject = subjectOf(target);
  if (outbox.find(subject) !== null) {
    // The server does not know of the first tap yet, so the second takes it back.
    await outbox.withdraw(subject);
    return target.favouriteId;
  }
  if (isOn === (linkId !== null)) return linkId;
  const outcome = await outbox.send(isOn ? addition(target) : removal(target, linkId ?? 0));
  if (!outcome.isSent) return linkId;
  const created = createdLink.safeParse(outcome.answer);
  return isOn && created.success ? created.data.id : null;
}

function addition(target: FavouriteTarget) {
  const { userId, profileId } = target;
  return {
    kind: 'favourite',
    subject: subjectOf(target),
    method: 'POST',
    path: collectionPath,
    body: { directus_users_id: userId, qd_matrimonial_profile_id: profileId },
    // Marked in another tab, or by a request whose answer was lost.
    doneBy: ['RECORD_NOT_UNIQUE'],
  } as const;
}

function removal(target: FavouriteTarget, linkId: number) {
  return {
    kind: 'favourite',
    subject: subjectOf(target),
    method: 'DELETE',
    path: `${collectionPath}/${linkId}`,
    body: null,
    // The engine's answer for a row that is gone.
    doneBy: ['FORBIDDEN'],
  } as const;
}
