import type { SearchAccess } from '@suchi/contracts/discovery';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { planSubscription } from '@suchi/domain/money';
import { IconCalendarX, IconClockPause } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { OfferCard } from '../../../entities/offer/offer-card.tsx';
import { faces } from '../../../shared/brand/faces.ts';
import { paths } from '../../../shared/config/paths.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { SearchAreaSkeleton } from './search-area-skeleton.tsx';
import classes from './search-area.module.css';

/** Lazy: most members of a first year only see the offer. */
export const OpenSearch = lazyPart(async () => {
  const [module] = await Promise.all([import('./open-search.tsx'), loadMessages(['search'])]);
  return module.OpenSearch;
});

interface SearchAreaProps {
  access: SearchAccess;
  /** Whether a subscription can be bought now. */
  isOnSale: boolean;
  /** Shown between the reason and the offers when search is refused. */
  whileClosed?: ReactNode;
  /** Other offers, beside the subscription or below the search. */
  suchiOffer?: ReactNode;
}

/** The search, or why it is refused and what to do next. */
export function SearchArea({ access, isOnSale, whileClosed, suchiOffer }: SearchAreaProps) {
  if (access.is_allowed) {
    return (
      <>
        <OpenSearch genders={access.genders} fallback={<SearchAreaSkeleton />} />
        {suchiOffer ? (
          <Stack gap={5} className={`${classes.offers} ${classes.below}`}>
            {suchiOffer}
          </Stack>
        ) : null}
      </>
    );
  }
  const canBuy = isOnSale && access.reason === 'subscription_missing';
  return (
    <>
      <ClosedNotice access={access} isOnSale={isOnSale} />
      {whileClosed}
      {canBuy || suchiOffer ? (
        <Stack gap={5} className={classes.offers}>
          {canBuy ? <SearchOffer pricePaise={access.price_paise} /> : null}
          {suchiOffer}
        </Stack>
      ) : null}
    </>
  );
}

type ClosedNoticeProps = Pick<SearchAreaProps, 'access' | 'isOnSale'>;

function ClosedNotice({ access, isOnSale }: ClosedNoticeProps) {
  const t = useMessages('offers');
  switch (access.reason) {
    case 'search_off':
      return <Banner tone="plain" icon={<IconClockPause />} title={t('closed.off')} />;
    case 'subscription_expired':
      return <ExpiredNotice access={access} isOnSale={isOnSale} />;
    case 'subscription_missing':
      // On sale, the offer below explains it.
      return isOnSale ? null : (
        <Banner tone="plain" icon={<IconClockPause />} title={t('closed.notOnSale')} />
      );
    case null:
    default:
      return null;
  }
}

function ExpiredNotice({ access, isOnSale }: ClosedNoticeProps) {
  const t = useMessages('offers');
  const { until } = access.subscription;
  return (
    <Banner
      tone="gold"
      icon={<IconCalendarX />}
      title={t('closed.expired', { date: until === null ? '' : formatCalendarDate(until) })}
      action={isOnSale ? <ButtonLink to={paths.payment}>{t('closed.renew')}</ButtonLink> : null}
    >
      {isOnSale ? t('closed.renewText', { price: formatRupees(access.price_paise) }) : t('closed.notOnSale')}
    </Banner>
  );
}

/** The subscription as an offer. The faces are drawings, never members. */
function SearchOffer({ pricePaise }: { pricePaise: number }) {
  const t = useMessages('offers');
  const price = formatRupees(pricePaise);
  const [endDate] = useState(() => planSubscription([], todayInIndia(new Date())).endDate);
  return (
    <OfferCard
      title={t('offer.searchTitle')}
      price={price}
      lead={t('offer.searchLead')}
      benefits={[t('offer.searchSee'), t('offer.searchContact'), t('offer.searchKeep')]}
      terms={[t('offer.until', { date: formatLongDate(endDate) }), t('offer.noRenewal')]}
      tone="gold"
      picture={faces.map((face) => (
        <img key={face} src={face} alt="" width={300} height={420} loading="lazy" />
      ))}
      action={
        <ButtonLink to={paths.payment} size="large" fullWidth>
          {t('offer.buy', { price })}
        </ButtonLink>
      }
    />
  );
}
