import type { ReviewProfile } from '@suchi/contracts/review';
import { IconArrowLeft, IconMail, IconPhone, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { ChangesDiff } from '../../../entities/profile-sheet/changes-diff.tsx';
import { memberPath, officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { readOfficePlace } from '../../../shared/navigation/office-place.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Columns } from '../../../shared/ui/columns.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { reviewProfileQuery } from '../api/review-queries.ts';
import { useReaders } from '../api/use-readers.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { profileNames } from '../profile/profile-names.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { PartlyHidden } from '../../../shared/ui/partly-hidden.tsx';
import classes from './candidate-detail.module.css';
import { StaffActions } from './staff-actions.tsx';
import { ChangesTable } from './changes-table.tsx';
import { ChecksList } from '../profile/checks-list.tsx';
import { DetailActions } from './detail-actions.tsx';
import { HistoryTimeline } from '../profile/history-timeline.tsx';
import { ReaderBadge } from '../profile/reader-badge.tsx';
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx';
import { ProfileView } from '../profile/profile-view.tsx';
import { formatPhone, toDialled } from '@suchi/domain/text';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { Text } from '../../../shared/ui/text.tsx';

interface CandidateDetailProps {
  profileId: number;
}

export function CandidateDetail({ profileId }: CandidateDetailProps) {
  const t = useMessages('admin');
  const { data: profile, error, refetch, isFetching } = useQuery(reviewProfileQuery(profileId));
  const reader = useReaders(profileId)(profileId);
  const place = readOfficePlace() ?? officePaths.pending;
  let content: ReactNode = <ProfileSkeleton />;
  if (profile) content = <CandidateSheet profile={profile} />;
  else if (error) {
    content = <FailedState isPage error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <>
      <PageTitle title={profile ? profileNames(profile).full : t('review.detail.title')} />
      <Link className={`touch gap-2 ${classes.back}`} to={place}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {t(place === officePaths.pending ? 'review.detail.back' : 'review.detail.backToList')}
      </Link>
      <ReaderBadge name={reader} />
      {content}
    </>
  );
}

function WaitingChanges({ revision }: { revision: NonNullable<ReviewProfile['revision']> }) {
  const t = useMessages('admin');
  const sent = t('review.revision.sent', { date: formatMoment(revision.submitted_at) });
  return (
    <Stack as="section" gap={2} className={classes.changes} aria-label={sent}>
      <p>
        <Badge tone="gold">{sent}</Badge>
      </p>
      <ChangesDiff revision={revision} Image={PictureImage} />
    </Stack>
  );
}

function CandidateSheet({ profile }: { profile: ReviewProfile }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Columns from={1024} template="minmax(0, 1fr) 356px" gap={6}>
      <div className={classes.profile}>
        {profile.revision ? <WaitingChanges revision={profile.revision} /> : null}
        <ProfileView profile={profile} nameAs="h1" nameRef={heading} />
      </div>
      <Stack as="aside" gap={6} size="md" className={classes.side}>
        <DetailActions profile={profile} />
        <ContactCard profile={profile} />
        <ChecksList checks={profile.checks} />
        <HistoryTimeline
          history={profile.history}
          renderChanges={({ changes }) => <ChangesTable changes={changes} />}
        />
        <StaffActions profileId={profile.id} />
      </Stack>
    </Columns>
  );
}

interface ContactCardProps {
  profile: ReviewProfile;
}

function ContactCard({ profile }: ContactCardProps) {
  const t = useMessages('admin');
  const numbers = listNumbers(profile);
  const { email } = profile.owner;
  const stoppedAt = profile.bulk_mail_stopped_at;
  return (
    <Stack as="section" gap={1} align="start" aria-label={t('review.detail.contact')}>
      <Text as="h3" size="md">
        {t('review.detail.contact')}
      </Text>
      {numbers.length === 0 ? <Text tone="muted">{t('review.detail.noMobile')}</Text> : null}
      {numbers.map((number) => (
        <a key={number} className="touch gap-2 breaks" href={`tel:${number}`}>
          <IconPhone size={20} aria-hidden="true" />
          <span>
            <PartlyHidden text={t('review.detail.call', { number: formatPhone(number) })} />
          </span>
        </a>
      ))}
      {email === null ? null : (
        <a className="touch gap-2 breaks" href={`mailto:${email}`}>
          <IconMail size={20} aria-hidden="true" />
          <span>
            <PartlyHidden text={t('review.detail.write', { email })} />
          </span>
        </a>
      )}
      {useHasAccess('admin') ? (
        <Link className="touch gap-2 breaks" to={memberPath(profile.owner.id)}>
          <IconUser size={20} aria-hidden="true" />
          {t('review.detail.account')}
        </Link>
      ) : null}
      {stoppedAt === null ? null : (
        <Text tone="muted">{t('review.detail.noBulkMail', { at: formatMoment(stoppedAt) })}</Text>
      )}
    </Stack>
  );
}

/** Numbers of the account and the addresses, each once, ready to dial. */
function listNumbers({ owner, sheet }: ReviewProfile): string[] {
  const given = [
    owner.mobile,
    ...sheet.profile.addresses.flatMap((address) => [address.mobile, address.mobile_alternative]),
  ];
  return [...new Set(given.flatMap((number) => (number ? [toDialled(number)] : [])))];
}
