import type { OwnStanding } from '@suchi/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { buySuchiPath } from '../../entities/association/buy-suchi.ts';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { ProfileStatusBanner } from '../../entities/own-profile/profile-status-banner.tsx';
import { searchStandingQuery } from '../../entities/own-profile/search-standing-query.ts';
import { HomeStrips } from '../../features/home/components/home-strips.tsx';
import { MelawaBanner } from '../../features/home/components/melawa-banner.tsx';
import { NextSteps } from '../../features/home/components/next-steps.tsx';
import { StatusStrip } from '../../features/home/components/status-strip.tsx';
import { SuchiOffer } from '../../features/home/components/suchi-offer.tsx';
import { usePause } from '../../features/own-profile/api/use-pause.ts';
import { AttendanceAnswer } from '../../features/own-profile/components/attendance-answer.tsx';
import { PausedNotice } from '../../features/own-profile/components/paused-notice.tsx';
import { SearchArea } from '../../features/search/components/search-area.tsx';
import { SearchAreaSkeleton } from '../../features/search/components/search-area-skeleton.tsx';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useSuchiSale } from '../shell/use-suchi-sale.ts';
import { HomeFoot } from './home-foot.tsx';
import classes from './active-home.module.css';
import { HomeGreeting, useGreeting } from './home-greeting.tsx';

/** Lazy: it is shown for two weeks of the year. */
const ProofNotice = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/proof/components/proof-notice.tsx'),
    loadMessages(['proof']),
  ]);
  return module.ProofNotice;
});

/** Lazy: few members change their profile on a day. */
const RevisionNotice = lazyPart(() =>
  import('../../features/own-profile/components/revision-notice.tsx').then((module) => module.RevisionNotice),
);

interface ActiveHomeProps {
  profile: OwnStanding;
  /** Shown in place of the status: the profile waits for a confirmation of its owner. */
  notice?: ReactNode;
}

/** Home of an approved profile. For a subscriber the search leads. */
export function ActiveHome({ profile, notice }: ActiveHomeProps) {
  const { data: standing, error, refetch, isFetching } = useQuery(searchStandingQuery);
  const suchiOffer = useSuchiOffer();
  const pause = usePause();
  const revision = profile.revision ? <RevisionNotice revision={profile.revision} /> : null;
  const proof = profile.proof_until ? <ProofNotice until={profile.proof_until} /> : null;
  if (standing === undefined && error === null) return <ActiveHomeSkeleton />;
  const search = standing ? (
    <SearchArea standing={standing} whileClosed={<NextSteps status="Active" />} suchiOffer={suchiOffer} />
  ) : (
    <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
  if (standing?.is_allowed && !notice) {
    return (
      <>
        <HiddenHeading />
        <HomeStrips>
          <StatusStrip profile={profile} subscription={standing.subscription} pause={pause} />
          <MelawaBanner answer={<AttendanceAnswer isAttending={profile.is_attending} />} />
        </HomeStrips>
        {proof ? <div className={classes.notice}>{proof}</div> : null}
        {revision ? <div className={classes.notice}>{revision}</div> : null}
        {search}
        <HomeFoot />
      </>
    );
  }
  return (
    <>
      <HomeStrips>
        <MelawaBanner answer={<AttendanceAnswer isAttending={profile.is_attending} />} />
      </HomeStrips>
      <HomeGreeting>
        {notice ??
          (profile.is_paused ? (
            <PausedNotice isByStaff={profile.is_hidden_by_staff} />
          ) : (
            <ProfileStatusBanner profile={profile} />
          ))}
        {proof}
        {revision}
        {search}
        <HomeFoot />
      </HomeGreeting>
    </>
  );
}

/** A subscriber sees the search first, a screen reader still announces the page. */
function HiddenHeading() {
  const t = useMessages('member');
  return (
    <div className="visually-hidden">
      <PageHeading title={t('home.title')}>{useGreeting()}</PageHeading>
    </div>
  );
}

/** Shaped like a subscriber's home. */
function ActiveHomeSkeleton() {
  return (
    <>
      <HiddenHeading />
      <HomeStrips>
        <Skeleton height={46} />
        <Skeleton height={62} />
      </HomeStrips>
      <SearchAreaSkeleton />
    </>
  );
}

/** Shown under the same rule as the green button. */
function useSuchiOffer(): ReactNode {
  const isOnSale = useSuchiSale();
  const { data: edition } = useQuery(editionQuery);
  const { data: setting } = useQuery(adminSettingQuery);
  if (!isOnSale || !edition) return null;
  return <SuchiOffer edition={edition} orderUntil={setting?.suchi_end_date ?? null} to={buySuchiPath()} />;
}
