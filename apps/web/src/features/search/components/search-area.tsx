import type { SearchStanding } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import { type ProfileState } from '@suchi/domain/lifecycle';
import { oppositeGender } from '@suchi/domain/profile';
import { IconCalendarX, IconClockPause, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { searchStandingQuery } from '../../../entities/own-profile/search-standing-query.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { SearchAreaSkeleton } from './search-area-skeleton.tsx';
import { SearchOffer } from './search-offer.tsx';
import { SearchView } from './search-view.tsx';
import classes from './search-area.module.css';

interface SearchAreaProps {
  /** The status of the member's own profile, for "complete your profile". */
  profileStatus: ProfileState;
  /** Shown between the reason and the offers when search is refused. */
  whileClosed?: ReactNode;
  /** Other offers, beside the subscription or below the search. */
  suchiOffer?: ReactNode;
}

/** The search, or why it is refused and what to do next. */
export function SearchArea({ profileStatus, whileClosed, suchiOffer }: SearchAreaProps) {
  const standing = useQuery(searchStandingQuery);
  if (standing.data === undefined) {
    return standing.error ? (
      <FailedState
        error={standing.error}
        onRetry={() => void standing.refetch()}
        isRetrying={standing.isFetching}
      />
    ) : (
      <SearchAreaSkeleton />
    );
  }
  if (standing.data.is_allowed) {
    return (
      <>
        <OpenSearch genders={standing.data.genders} />
        {suchiOffer ? <div className={classes.offers}>{suchiOffer}</div> : null}
      </>
    );
  }
  const canBuy = standing.data.reason === 'subscription_missing';
  return (
    <>
      <ClosedNotice standing={standing.data} profileStatus={profileStatus} />
      {whileClosed}
      {canBuy || suchiOffer ? (
        <div className={classes.offers}>
          {canBuy ? <SearchOffer pricePaise={standing.data.price_paise} /> : null}
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

interface ClosedNoticeProps {
  standing: SearchStanding;
  profileStatus: ProfileState;
}

function ClosedNotice({ standing, profileStatus }: ClosedNoticeProps) {
  const t = useMessages('search');
  switch (standing.reason) {
    case 'search_off':
      return <Banner tone="plain" icon={<IconClockPause />} title={t('standing.off')} />;
    case 'profile_missing':
    case 'profile_not_approved': {
      const to = findFormPath(profileStatus);
      return (
        <Banner
          tone="plain"
          icon={<IconLock />}
          title={t('standing.incomplete')}
          action={
            to === null ? null : (
              <ButtonLink look="default" to={to}>
                {t('standing.continue')}
              </ButtonLink>
            )
          }
        />
      );
    }
    case 'subscription_expired':
      return <ExpiredNotice standing={standing} />;
    case null:
    default:
      // Without a subscription, the offer below explains it.
      return null;
  }
}

function ExpiredNotice({ standing }: Pick<ClosedNoticeProps, 'standing'>) {
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

/** A link to the form, only when completing it is what is missing. */
function findFormPath(status: ProfileState): string | null {
  if (status === null) return paths.candidateCreate;
  return status === 'Draft' || status === 'Rejected' ? paths.candidateEdit : null;
}
