import { photoStatusContract } from '@suchi/contracts/profile';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';

const lookAgainMs = 2000;

/** After the upload: the number of photos before it, then that it is being prepared. */
export function PhotoPlace() {
  const t = useMessages('authoring');
  const { data } = useQuery({
    queryKey: ['photo-status'],
    queryFn: ({ signal }) => api.call(photoStatusContract, {}, { signal }),
    refetchInterval: lookAgainMs,
    // The position of an earlier photo must not be shown.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const count = data?.photos_before ?? 0;
  return (
    <p role="status">{count === 0 ? t('media.photos.preparing') : t('media.photos.waiting', { count })}</p>
  );
}
