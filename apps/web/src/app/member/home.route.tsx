import { IconBook2, IconBuildingCommunity, IconUserPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
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
      {roleName === 'admin' ? <AdminHome /> : <NewcomerHome />}
    </ScreenWrapper>
  );
}

/** No profile exists yet in this release, so there is one honest next step for every member. */
function NewcomerHome() {
  const t = useMessages('member');
  return (
    <>
      <Banner
        tone="info"
        icon={<IconUserPlus />}
        title={t('home.noProfileTitle')}
        action={<ButtonLink to={paths.candidateCreate}>{t('home.addCandidate')}</ButtonLink>}
      >
        {t('home.noProfileText')}
      </Banner>
      <NextSteps />
      <GoodToKnow />
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
