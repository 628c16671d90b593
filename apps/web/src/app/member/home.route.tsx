import { IconBook2, IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import { GoodToKnow } from '../../features/home/components/good-to-know.tsx';
import { NextSteps } from '../../features/home/components/next-steps.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

/** Where do I stand, and what is next? */
export function HomeRoute() {
  const t = useMessages('member');
  const { first_name: firstName, roleName } = useCurrentUser();
  const heading = firstName ? t('home.greeting', { name: firstName }) : t('home.greetingNameless');
  return (
    <ScreenWrapper title={t('home.title')} heading={heading}>
      <OrderNotice />
      {roleName === 'admin' ? <AdminHome /> : <MemberHome />}
    </ScreenWrapper>
  );
}

function MemberHome() {
  const { data: profile } = useQuery(ownProfileQuery);
  return (
    <>
      <OwnProfileStanding />
      {profile === undefined ? null : <NextSteps status={profile?.status ?? null} />}
      {profile === null ? <GoodToKnow /> : null}
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
