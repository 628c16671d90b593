import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../../entities/own-profile/own-profile-query.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

/** How many were seen is known on this device only; a new device counts all messages as new. */
const seenKey = (userId: string) => deviceCopyKey('messages-seen', userId);
const seenQueryKey = (userId: string) => ['messages-seen', userId];

/** How many messages came since the member last looked at them. */
export function useNewMessages(): number {
  const { id, roleName } = useCurrentUser();
  const { data: profile } = useQuery({ ...ownProfileQuery, enabled: roleName === 'user' });
  const { data: seen = 0 } = useQuery({
    queryKey: seenQueryKey(id),
    queryFn: () => Number(deviceStorage.getItem(seenKey(id)) ?? 0),
  });
  return Math.max(0, (profile?.messages_received ?? 0) - seen);
}

/** The member looks at them now; null while their number is not known. */
export function useSeenMessages(total: number | null): void {
  const { id } = useCurrentUser();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (total === null) return;
    queryClient.setQueryData(seenQueryKey(id), total);
    try {
      deviceStorage.setItem(seenKey(id), String(total));
    } catch {
      // A full device remembers nothing: they are new again at the next visit.
    }
  }, [id, queryClient, total]);
}
