import type { SearchStanding } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import { oppositeGender } from '@suchi/domain/profile';
import { IconCalendarX, IconClockPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { SearchAreaSkeleton } from './search-area-skeleton.tsx';
import { SearchOffer } from './search-offer.tsx';
import { SearchView } from './search-view.tsx';
import classes from './search-area.module.css';

interface SearchAreaProps {
  standing: SearchStanding;
  /** Shown between the reason and the offers when search is refused. */
  whileClosed?: ReactNode;
  /** Other offers, beside the subscription or below the search. */
  suchiOffer?: ReactNode;
}

/** The search, or why it is refused and what to do next. */
export function SearchArea({ standing, whileClosed, suchiOffer }: SearchAreaProps) {
  if (standing.is_allowed) {
    return (
      <>
        <OpenSearch genders={standing.genders} />
        {suchiOffer ? <div className={`${classes.offers} ${classes.below}`}>{suchiOffer}</div> : null}
      </>
    );
  }
  const canBuy = standing.reason === 'subscription_missing';
  return (
    <>
      <ClosedNotice standing={standing} />
      {whileClosed}
      {canBuy || suchiOffer ? (
        <div className={classes.offers}>
          {canBuy ? <SearchOffer pricePaise={standing.price_paise} /> : null}
          {suchiOffer}
        </div>
      ) : null}
    </>
  );
}

/** With both genders allowed, start with the gender opposite to the member's own profile. */
function OpenSearch({ genders }: Pick<SearchStanding, 'genders'>) {
  const canChoose = genders.length > 1;
  const { data: own, isLoading } = useQuery({ ...ownSheetQuery, enabled: canChoose });
  if (canChoose && isLoading) return <SearchAreaSkeleton />;
  const ownGender = own?.sheet.profile.gender ?? null;
  const usual = ownGender === null ? (genders[0] ?? null) : oppositeGender(ownGender);
  return <SearchView usualGender={canChoose ? usual : null} />;
}

function ClosedNotice({ standing }: { standing: SearchStanding }) {
  const t = useMessages('search');
  switch (standing.reason) {
    case 'search_off':
      return <Banner tone="plain" icon={<IconClockPause />} title={t('standing.off')} />;
    case 'subscription_expired':
      return <ExpiredNotice standing={standing} />;
    case null:
    default:
      // Without a subscription, the offer below explains it.
      return null;
  }
}

function ExpiredNotice({ standing }: { standing: SearchStanding }) {
  const t = useMessages('search');
  const { until } = standing.subscription;
  return (
    <Banner
      tone="gold"
      icon={<IconCalendarX />}
      title={t('standing.expired', { date: until === null ? '' : formatCalendarDate(until) })}
      action={<ButtonLink to={paths.payment}>{t('standing.renew')}</ButtonLink>}
    >
      {t('standing.renewText', { price: formatRupees(standing.price_paise) })}
    </Banner>
  );
}
