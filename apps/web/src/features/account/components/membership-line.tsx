import type { SearchAccess } from '@suchi/contracts/discovery';
import { type CalendarDate, countDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { IconCalendarOff, IconCircleCheck, IconCrown, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

interface MembershipLineProps {
  access: SearchAccess;
  /** The last day if it is bought today; null while it is not sold. */
  renewalTill: CalendarDate | null;
}

export function MembershipLine({ access, renewalTill }: MembershipLineProps) {
  const isClosed = access.reason === 'search_off';
  return (
    <>
      {isClosed ? <ClosedBanner /> : null}
      <SubscriptionBanner access={access} renewalTill={renewalTill} isClosed={isClosed} />
    </>
  );
}

function ClosedBanner() {
  const t = useMessages('account');
  return (
    <Banner tone="info" icon={<IconLock />} title={t('membership.closed')}>
      {t('membership.closedText')}
    </Banner>
  );
}

function SubscriptionBanner({ access, renewalTill, isClosed }: MembershipLineProps & { isClosed: boolean }) {
  const t = useMessages('account');
  const [today] = useState(() => todayInIndia(new Date()));
  const { state, until } = access.subscription;
  const date = formatCalendarDate(until ?? '');
  const price = formatRupees(access.price_paise);
  if (state === 'valid') {
    const daysLeft = countDays(today, until ?? '');
    return (
      <Banner
        tone="success"
        icon={<IconCircleCheck />}
        title={t('membership.valid', { date })}
        action={<ValidAction access={access} isRenewable={renewalTill !== null} />}
      >
        {daysLeft === 0 ? t('membership.lastDay') : t('membership.validText', { count: daysLeft })}{' '}
        {renewalTill === null ? null : t('membership.renewEarly', { date: formatCalendarDate(renewalTill) })}
      </Banner>
    );
  }
  const isExpired = state === 'expired';
  const canBuy = !isClosed && renewalTill !== null;
  return (
    <Banner
      tone="gold"
      icon={isExpired ? <IconCalendarOff /> : <IconCrown />}
      title={isExpired ? t('membership.expired', { date }) : t('membership.missing')}
      // Nothing is sold while it cannot be used.
      action={
        canBuy ? (
          <ButtonLink to={paths.payment}>{t(isExpired ? 'membership.renew' : 'membership.buy')}</ButtonLink>
        ) : null
      }
    >
      {canBuy
        ? t(isExpired ? 'membership.expiredText' : 'membership.missingText', { price })
        : isClosed
          ? null
          : t('membership.notOnSale')}
    </Banner>
  );
}

/** Renewing early is possible any day it is sold; else the way to the search. */
function ValidAction({ access, isRenewable }: { access: SearchAccess; isRenewable: boolean }) {
  const t = useMessages('account');
  if (isRenewable) {
    return (
      <ButtonLink to={paths.payment} look="default">
        {t('membership.renewFor', { price: formatRupees(access.price_paise) })}
      </ButtonLink>
    );
  }
  return access.is_allowed ? (
    <ButtonLink to={paths.home} look="default">
      {t('membership.openSearch')}
    </ButtonLink>
  ) : null;
}
