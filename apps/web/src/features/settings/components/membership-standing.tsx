import type { SearchStanding } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconCalendarOff, IconCircleCheck, IconCrown, IconLock } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

interface MembershipStandingProps {
  standing: SearchStanding;
  searchHref: string;
}

export function MembershipStanding({ standing, searchHref }: MembershipStandingProps) {
  const isClosed = standing.reason === 'search_off';
  return (
    <>
      {isClosed ? <ClosedBanner /> : null}
      <SubscriptionBanner standing={standing} searchHref={searchHref} isClosed={isClosed} />
    </>
  );
}

function ClosedBanner() {
  const t = useMessages('settings');
  return (
    <Banner tone="info" icon={<IconLock />} title={t('membership.closed')}>
      {t('membership.closedText')}
    </Banner>
  );
}

function SubscriptionBanner({
  standing,
  searchHref,
  isClosed,
}: MembershipStandingProps & { isClosed: boolean }) {
  const t = useMessages('settings');
  const { state, until } = standing.subscription;
  const date = formatCalendarDate(until ?? '');
  const price = formatRupees(standing.price_paise);
  if (state === 'valid') {
    return (
      <Banner
        tone="success"
        icon={<IconCircleCheck />}
        title={t('membership.valid', { date })}
        action={
          standing.is_allowed ? (
            <ButtonLink to={searchHref} look="default">
              {t('membership.openSearch')}
            </ButtonLink>
          ) : null
        }
      >
        {t('membership.validText')}
      </Banner>
    );
  }
  const isExpired = state === 'expired';
  return (
    <Banner
      tone="gold"
      icon={isExpired ? <IconCalendarOff /> : <IconCrown />}
      title={isExpired ? t('membership.expired', { date }) : t('membership.missing')}
      // Nothing is sold while it cannot be used.
      action={
        isClosed ? null : (
          <ButtonLink to={searchHref}>{t(isExpired ? 'membership.renew' : 'membership.buy')}</ButtonLink>
        )
      }
    >
      {isClosed ? null : t(isExpired ? 'membership.expiredText' : 'membership.missingText', { price })}
    </Banner>
  );
}
