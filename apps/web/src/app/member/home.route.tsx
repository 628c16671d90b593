import { IconBook2, IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import { Reactivation } from '../../features/own-profile/components/reactivation.tsx';
import { paths } from '../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** Its dates come from the server, so it can come with them. */
const MelawaBanner = lazy(() =>
  import('../../features/home/components/melawa-banner.tsx').then((module) => ({
    default: module.MelawaBanner,
  })),
);

/** Fetched while the first screen is read: it says where the member stands, this is what they do next. */
const HomeSearch = lazy(async () => {
  const [module] = await Promise.all([import('./home-search.tsx'), loadMessages(['search'])]);
  return { default: module.HomeSearch };
});

/** Where do I stand, and what is next? */
export function HomeRoute() {
  const t = useMessages('member');
  const { first_name: firstName, roleName } = useCurrentUser();
  const heading = firstName ? t('home.greeting', { name: firstName }) : t('home.greetingNameless');
  return (
    <>
      {roleName === 'admin' ? null : (
        <Suspense fallback={null}>
          <MelawaBanner />
        </Suspense>
      )}
      <ScreenWrapper title={t('home.title')} heading={heading}>
        <OrderNotice />
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
        {(open) => <OwnProfileStanding onReactivate={open} maxToMend={3} />}
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

/** The green button leads here; until orders open it must not lead to silence. */
function OrderNotice() {
  const t = useMessages('member');
  const [search] = useSearchParams();
  if (!search.has('buysuchi')) return null;
  return (
    <Banner tone="gold" icon={<IconBook2 />} title={t('home.orderSoonTitle')}>
      {t('home.orderSoonText')}
    </Banner>
  );
}
