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

/** The address has the number of a profile, and the form needs its member: looks the member up and goes there. */
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
