import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ownProfileQuery } from './own-profile-query.ts';
import { ProfileStatusBanner } from './profile-status-banner.tsx';

/** The banner of where the member stands, in its loading, failed and ready states. */
export function OwnProfileStanding() {
  const { data: profile, error, refetch, isFetching } = useQuery(ownProfileQuery);
  if (profile !== undefined) return <ProfileStatusBanner profile={profile} />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Skeleton height={88} />;
}
