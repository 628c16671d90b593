import { isStaffRole } from '@suchi/domain/accounts';
import type { OwnStanding } from '@suchi/contracts/accounts';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { isAskedToReactivate } from '../../entities/own-profile/own-banners.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import { Reactivation } from '../../features/own-profile/components/reactivation.tsx';
import { paths } from '../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart, preload } from '../../shared/loading/lazy-part.tsx';
import { useNavigate } from '../../shared/router/hooks.ts';
import type { LoadedPage } from '../../shared/router/route.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { prefetch } from '../prefetch.ts';
import { HomeGreeting } from './home-greeting.tsx';

/** Lazy: the first screen only shows the status. */
async function loadActiveHome() {
  const [module] = await Promise.all([
    import('./active-home.tsx'),
    loadMessages(['home', 'ownProfile', 'attendance', 'season', 'search', 'payments']),
  ]);
  module.askForSearch();
  return module.ActiveHome;
}
const ActiveHome = lazyPart(loadActiveHome);

const WaitingHome = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./waiting-home.tsx'),
    loadMessages(['home', 'season', 'search', 'payments']),
  ]);
  return module.WaitingHome;
});

/** Starts all requests of home at once. */
function askForHome(): void {
  prefetch(currentUserQuery, ownProfileQuery, adminSettingQuery);
  preload(loadActiveHome);
}

function HomeRoute() {
  const { roleName } = useCurrentUser();
  return isStaffRole(roleName) ? <AdminHome /> : <MemberHome />;
}

/** One message for one task; which one depends on the profile's status. */
function MemberHome() {
  const { data: profile } = useQuery(ownProfileQuery);
  const navigate = useNavigate();
  return (
    <Reactivation profile={profile} opensByItself onReactivated={() => void navigate(paths.candidateEdit)}>
      {(open) => {
        const status = <OwnProfileStanding onReactivate={open} maxMissingShown={3} isFirstOnly />;
        if (profile?.status === 'Active') {
          return (
            <ActiveHome
              profile={profile}
              notice={isAskedToReactivate(profile) ? status : null}
              fallback={<Skeleton height={480} />}
            />
          );
        }
        return (
          <HomeGreeting>
            {isUnderReview(profile) ? null : status}
            {profile === undefined ? null : (
              <WaitingHome
                profile={profile}
                isUnderReview={isUnderReview(profile)}
                fallback={<Skeleton height={480} />}
              />
            )}
          </HomeGreeting>
        );
      }}
    </Reactivation>
  );
}

/** A profile of an earlier year first asks whether its owner is still looking. */
function isUnderReview(profile: OwnStanding | null | undefined): boolean {
  return profile?.status === 'Pending' && !isAskedToReactivate(profile);
}

function AdminHome() {
  const t = useMessages('member');
  return (
    <HomeGreeting>
      <Banner
        tone="plain"
        icon={<IconBuildingCommunity />}
        title={t('home.adminTitle')}
        action={<ButtonLink to={paths.admin}>{t('home.openOffice')}</ButtonLink>}
      >
        {t('home.adminText')}
      </Banner>
    </HomeGreeting>
  );
}

export const homePage: LoadedPage = { Component: HomeRoute, ask: askForHome };
