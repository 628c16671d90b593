import type { ReviewProfile } from '@suchi/contracts/profile';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { reviewProfileQuery } from '../api/review-queries.ts';
import { profileNames } from '../profile/profile-names.ts';
import classes from './candidate-detail.module.css';
import { ChangesTable } from './changes-table.tsx';
import { ChecksList } from '../profile/checks-list.tsx';
import { ContactCard } from './contact-card.tsx';
import { DetailActions } from './detail-actions.tsx';
import { HistoryTimeline } from '../profile/history-timeline.tsx';
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx';
import { ProfileView } from '../profile/profile-view.tsx';

interface CandidateDetailProps {
  profileId: number;
}

export function CandidateDetail({ profileId }: CandidateDetailProps) {
  const t = useMessages('admin');
  const { data: profile, error, refetch, isFetching } = useQuery(reviewProfileQuery(profileId));
  let content: ReactNode = <ProfileSkeleton />;
  if (profile) content = <CandidateSheet profile={profile} />;
  else if (error) {
    content = <FailedState isPage error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <>
      <PageTitle title={profile ? profileNames(profile).full : t('review.detail.title')} />
      <Link className={classes.back} to={paths.adminPending}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {t('review.detail.back')}
      </Link>
      {content}
    </>
  );
}

function CandidateSheet({ profile }: { profile: ReviewProfile }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.page}>
      <div className={classes.profile}>
        <ProfileView profile={profile} nameAs="h1" nameRef={heading} />
      </div>
      <aside className={classes.side}>
        <DetailActions profile={profile} />
        <ContactCard profile={profile} />
        <ChecksList checks={profile.checks} />
        <HistoryTimeline
          history={profile.history}
          renderChanges={({ changes }) => <ChangesTable changes={changes} />}
        />
      </aside>
    </div>
  );
}
