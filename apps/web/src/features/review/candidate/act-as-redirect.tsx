import { useQuery } from '@tanstack/react-query';
import { actAsPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Navigate } from '../../../shared/router/link.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { reviewProfileQuery } from '../api/review-queries.ts';
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx';

interface ActAsRedirectProps {
  profileId: number;
}

/** The form knows a member, the address a profile: this finds the one for the other. */
export function ActAsRedirect({ profileId }: ActAsRedirectProps) {
  const t = useMessages('admin');
  const { data: profile, error, refetch, isFetching } = useQuery(reviewProfileQuery(profileId));
  if (profile) return <Navigate to={actAsPath(profile.owner.id)} replace />;
  return (
    <>
      <PageTitle title={t('review.detail.opening')} />
      {error ? (
        <FailedState isPage error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}
