import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { MarkMarried } from '../../features/own-profile/components/mark-married.tsx';
import { PausePanel } from '../../features/own-profile/components/pause-panel.tsx';
import { EngagedPanel } from '../../features/still-looking/engaged-panel.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { EndingLinks } from './ending-links.tsx';
import { MembersOnly } from './members-only.tsx';

export function SettingsMarkMarriedRoute() {
  const t = useMessages('member');
  const { roleName } = useCurrentUser();
  return (
    <ScreenWrapper title={t('pages.markMarried')} icon={<IconHeartHandshake size={24} />}>
      {roleName === 'user' ? <OwnStatus /> : <MembersOnly />}
    </ScreenWrapper>
  );
}

function OwnStatus() {
  const { data: profile, error, refetch, isFetching } = useQuery(ownProfileQuery);
  if (profile !== undefined) {
    return (
      <>
        <MarkMarried profile={profile} />
        {profile?.status === 'Active' && !profile.is_paused ? <EngagedPanel /> : null}
        {profile?.status === 'Active' ? (
          <PausePanel isPaused={profile.is_paused} isByStaff={profile.is_hidden_by_staff}>
            <EndingLinks />
          </PausePanel>
        ) : null}
      </>
    );
  }
  if (error) return <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Skeleton height={220} />;
}
