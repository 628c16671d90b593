import type { OwnStanding } from '@suchi/contracts/accounts';
import type { SearchAccess } from '@suchi/contracts/discovery';
import { countDays, todayInIndia } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { ContactOffice } from '../../entities/association/contact-office.tsx';
import { buySuchiPath } from '../../entities/association/buy-suchi.ts';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { isEventComing } from '../../entities/attendance/is-event-coming.ts';
import { ProfileStatusBanner } from '../../entities/own-profile/profile-status-banner.tsx';
import { searchAccessQuery } from '../../entities/own-profile/search-access-query.ts';
import { HomeStrips } from '../../features/home/components/home-strips.tsx';
import { MelawaBanner } from '../../features/home/components/melawa-banner.tsx';
import { NextSteps } from '../../features/home/components/next-steps.tsx';
import { SearchLine } from '../../features/home/components/search-line.tsx';
import { StatusStrip } from '../../features/home/components/status-strip.tsx';
import { SuchiOffer } from '../../features/home/components/suchi-offer.tsx';
import { usePause } from '../../features/own-profile/api/use-pause.ts';
import { NewMessages } from '../../features/safety/components/new-messages.tsx';
import { AttendanceAnswer } from '../../features/own-profile/components/attendance-answer.tsx';
import { PausedNotice } from '../../features/own-profile/components/paused-notice.tsx';
import { SearchArea } from '../../features/search/components/search-area.tsx';
import { SearchAreaSkeleton } from '../../features/search/components/search-area-skeleton.tsx';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useOnSale } from '../shell/use-on-sale.ts';
import { HomeFoot } from './home-foot.tsx';
import classes from './active-home.module.css';
import { HomeGreeting, NewFamilies, useGreeting } from './home-greeting.tsx';
import { MelawaCard, MelawaStrip } from './melawa-home.tsx';
import { MelawaThanks } from './melawa-thanks.tsx';
import { StillLooking } from './still-looking.tsx';
import { useSeason } from './use-season.ts';

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

/** Lazy: a notice is read once. */
const NoticeBanner = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/privacy/components/notice-banner.tsx'),
    loadMessages(['consent']),
  ]);
  return module.NoticeBanner;
});

const hasNotice = ({ notice_to_read: version, asked_again: asked }: OwnStanding) =>
  version !== null || asked.length > 0;

interface ActiveHomeProps {
  profile: OwnStanding;
  /** Shown in place of the status: the profile waits for a confirmation of its owner. */
  notice?: ReactNode;
}

/** Home of an approved profile. For a subscriber the search leads. */
export function ActiveHome({ profile, notice = null }: ActiveHomeProps) {
  const { data: access, error, refetch, isFetching } = useQuery(searchAccessQuery);
  if (access === undefined && error === null) return <ActiveHomeSkeleton />;
  if (access?.is_allowed && notice === null) return <SubscriberHome profile={profile} access={access} />;
  const isPlain = notice === null && !profile.is_paused;
  return (
    <HomeGreeting
      event={<EventStrip profile={profile} />}
      first={
        <>
          {profile.asks_attendance ? null : <MelawaCard />}
          <MelawaThanks />
          <StillLooking />
        </>
      }
    >
      {notice ??
        (profile.is_paused ? (
          <PausedNotice isByStaff={profile.is_hidden_by_staff} />
        ) : (
          <ProfileStatusBanner profile={profile} contact={<ContactOffice />} />
        ))}
      {access && !isPlain ? <SearchLine status="Active" access={access} /> : null}
      {profile.proof ? <ProofNotice {...profile.proof} /> : null}
      {hasNotice(profile) ? <NoticeBanner {...profile} /> : null}
      {profile.revision ? <RevisionNotice revision={profile.revision} /> : null}
      {access ? (
        <OwnSearch access={access} />
      ) : (
        <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <HomeFoot />
    </HomeGreeting>
  );
}

/** Where the association has set up the melawa, its invitation asks; else the question of before. */
function EventStrip({ profile }: { profile: OwnStanding }) {
  if (!profile.asks_attendance) return <MelawaStrip />;
  return <MelawaBanner answer={<AttendanceAnswer isAttending={profile.is_attending} />} />;
}

function SubscriberHome({ profile, access }: { profile: OwnStanding; access: SearchAccess }) {
  const pause = usePause();
  const { proof, revision } = profile;
  return (
    <>
      <HiddenHeading />
      <HomeStrips isEventFirst={useIsEventFirst(profile)}>
        <NewFamilies />
        <EventStrip profile={profile} />
        <StatusStrip profile={profile} subscription={access.subscription} pause={pause} />
      </HomeStrips>
      {profile.asks_attendance ? null : <MelawaCard className={classes.notice} />}
      <MelawaThanks className={classes.notice} />
      <StillLooking className={classes.notice} />
      {profile.messages_received ? (
        <div className={classes.notice}>
          <NewMessages />
        </div>
      ) : null}
      {proof ? (
        <div className={classes.notice}>
          <ProofNotice {...proof} />
        </div>
      ) : null}
      {revision ? (
        <div className={classes.notice}>
          <RevisionNotice revision={revision} />
        </div>
      ) : null}
      {hasNotice(profile) ? (
        <div className={classes.notice}>
          <NoticeBanner {...profile} />
        </div>
      ) : null}
      <OwnSearch access={access} />
      <HomeFoot />
    </>
  );
}

/** From this many days before the event its strip comes before the status. */
const eventSoonDays = 7;

/** On a phone there is room for two strips: is the event's needed more than the status? */
function useIsEventFirst({ is_attending: isAttending }: OwnStanding): boolean {
  const { data: edition } = useQuery(editionQuery);
  const [today] = useState(() => todayInIndia(new Date()));
  if (!edition?.event_date || !isEventComing(edition)) return false;
  return isAttending === null || countDays(today, edition.event_date) <= eventSoonDays;
}

function OwnSearch({ access }: { access: SearchAccess }) {
  const season = useSeason();
  return (
    <SearchArea
      access={access}
      isOnSale={useOnSale('subscription')}
      whileClosed={<NextSteps status="Active" season={season} />}
      suchiOffer={useSuchiOffer()}
    />
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
        <Skeleton height={62} />
        <Skeleton height={46} />
      </HomeStrips>
      <SearchAreaSkeleton />
    </>
  );
}

/** Shown under the same rule as the green button. */
function useSuchiOffer(): ReactNode {
  const isOnSale = useOnSale('suchi');
  const { data: edition } = useQuery(editionQuery);
  const { data: setting } = useQuery(adminSettingQuery);
  if (!isOnSale || !edition) return null;
  return <SuchiOffer edition={edition} orderUntil={setting?.suchi_end_date ?? null} to={buySuchiPath()} />;
}
