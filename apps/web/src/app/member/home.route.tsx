import { IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import banner from '../../features/home/components/melawa-banner.module.css';
import { Reactivation } from '../../features/own-profile/components/reactivation.tsx';
import { paths } from '../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { prefetch } from '../prefetch.ts';
import type { LazyPage } from '../load-page.ts';

/** Lazy: its dates come from the server anyway. */
const MelawaBanner = lazy(() =>
  import('../../features/home/components/melawa-banner.tsx').then((module) => ({
    default: module.MelawaBanner,
  })),
);

/** Lazy: the first screen only shows the status. */
async function loadHomeSearch() {
  const [module] = await Promise.all([import('./home-search.tsx'), loadMessages(['search', 'payments'])]);
  module.askForSearch();
  return { default: module.HomeSearch };
}
const HomeSearch = lazy(loadHomeSearch);

/** Starts all requests of home at once. */
function askForHome(): null {
  prefetch(currentUserQuery, ownProfileQuery, adminSettingQuery);
  loadHomeSearch().catch(() => {
    // The component retries and shows the error.
  });
  return null;
}

function HomeRoute() {
  const t = useMessages('member');
  const { first_name: firstName, roleName } = useCurrentUser();
  const heading = firstName ? t('home.greeting', { name: firstName }) : t('home.greetingNameless');
  return (
    <>
      {roleName === 'admin' ? null : (
        <Suspense fallback={<div className={banner.space} />}>
          <MelawaBanner />
        </Suspense>
      )}
      <ScreenWrapper title={t('home.title')} heading={heading}>
        {roleName === 'admin' ? <AdminHome /> : <MemberHome />}
      </ScreenWrapper>
    </>
  );
}

function MemberHome() {
  const { data: profile } = useQuery(ownProfileQuery);
  const navigate = useNavigate();
  return (
    <>
      <Reactivation profile={profile} opensByItself onReactivated={() => void navigate(paths.candidateEdit)}>
        {(open) => <OwnProfileStanding onReactivate={open} maxMissingShown={3} />}
      </Reactivation>
      {profile === undefined ? null : (
        <Suspense fallback={<Skeleton height={480} />}>
          <HomeSearch profile={profile} />
        </Suspense>
      )}
    </>
  );
}

function AdminHome() {
  const t = useMessages('member');
  return (
    <Banner
      tone="plain"
      icon={<IconBuildingCommunity />}
      title={t('home.adminTitle')}
      action={<ButtonLink to={paths.admin}>{t('home.openOffice')}</ButtonLink>}
    >
      {t('home.adminText')}
    </Banner>
  );
}

export const homePage: LazyPage = { Component: HomeRoute, loader: askForHome };
