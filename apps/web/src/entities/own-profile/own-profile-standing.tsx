import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ownProfileQuery } from './own-profile-query.ts';
import { ProfileStatusBanner, type ProfileStatusBannerProps } from './profile-status-banner.tsx';

export function OwnProfileStanding(props: Omit<ProfileStatusBannerProps, 'profile'>) {
  const { data: profile, error, refetch, isFetching } = useQuery(ownProfileQuery);
  if (profile !== undefined) return <ProfileStatusBanner profile={profile} {...props} />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Skeleton height={88} />;
}
