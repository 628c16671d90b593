import type { ReviewProfile } from '@suchi/contracts/review';
import type { Ref } from 'react';
import { formatHeight } from '../../../shared/i18n/format-measures.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { listFactGroups } from '../../../entities/profile-sheet/fact-groups.ts';
import { FactsList } from '../../../entities/profile-sheet/facts-list.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { profileNames } from './profile-names.ts';
import { PhotoWall } from './photo-wall.tsx';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './profile-view.module.css';
import type { ProfileStatus } from '@suchi/domain/lifecycle';
import { Badge } from '../../../shared/ui/badge.tsx';

const toneOfStatus = {
  Draft: 'plain',
  Pending: 'gold',
  Active: 'success',
  Blocked: 'error',
  Rejected: 'error',
  married: 'plain',
} as const satisfies Record<ProfileStatus, string>;

interface StatusBadgesProps {
  profile: ReviewProfile;
}

function StatusBadges({ profile }: StatusBadgesProps) {
  const t = useMessages('admin');
  const { status, activation, rejection_reason: reason, serial_number: serial } = profile;
  return (
    <>
      <Row as="p" gap={2} align="stretch" wrap>
        <Badge tone={toneOfStatus[status]}>{t(`review.status.${status}`)}</Badge>
        {activation === 'deactivated' || activation === 'reactivated' ? (
          <Badge tone="plain">{t(`review.status.${activation}`)}</Badge>
        ) : null}
        {profile.owner.is_suspended ? <Badge tone="error">{t('review.status.suspended')}</Badge> : null}
        {profile.is_hidden_by_staff ? (
          <Badge tone="error">{t('review.status.hidden')}</Badge>
        ) : profile.is_paused ? (
          <Badge tone="plain">{t('review.status.paused')}</Badge>
        ) : null}
        {profile.is_resubmitted ? <Badge tone="plain">{t('review.profile.secondSubmission')}</Badge> : null}
        {serial === null ? null : <Badge tone="plain">{t('review.profile.serial', { serial })}</Badge>}
      </Row>
      {reason === null ? null : (
        <Text tone="error" weight="bold" above={2}>
          {t('review.profile.rejectedFor', { reason })}
        </Text>
      )}
    </>
  );
}

interface ProfileViewProps {
  profile: ReviewProfile;
  /** Makes the name the page's `h1`. */
  nameAs: 'h1' | 'h2';
  nameRef?: Ref<HTMLHeadingElement>;
}

/** A whole profile as the committee sees it. */
export function ProfileView({ profile, nameAs: Name, nameRef }: ProfileViewProps) {
  const t = useMessages('admin');
  const tProfile = useMessages('profile');
  const groups = listFactGroups(profile.sheet, tProfile);
  const { full } = profileNames(profile);
  return (
    <article className={classes.profile} aria-label={full}>
      <Row as="header" gap={6} rowGap={4} align="start" wrap>
        <PhotoWall profile={profile} />
        <div className={classes.words}>
          <StatusBadges profile={profile} />
          <Name ref={nameRef} tabIndex={-1} className={classes.name}>
            {full || t('review.profile.nameless')}
          </Name>
          <LeadFacts profile={profile} />
        </div>
      </Row>
      {/* The groups are titled for the desk, where the name is a heading of the second rank. */}
      {Name === 'h1' ? <h2 className="visually-hidden">{t('review.profile.facts')}</h2> : null}
      <div className={classes.groups}>
        {groups.map((group) => (
          <div key={group.key} className={classes[group.key]}>
            <FactsList group={group} changes={profile.changes} density="office" />
          </div>
        ))}
      </div>
    </article>
  );
}

function LeadFacts({ profile }: Pick<ProfileViewProps, 'profile'>) {
  const t = useMessages('admin');
  const { owner, age, submitted_at: submittedAt, sheet } = profile;
  const { height, new_location: location } = sheet.profile;
  const lead = [
    age === null ? null : t('review.profile.years', { count: age }),
    height === null ? null : formatHeight(height),
    location?.name ?? null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <Text size="lg" weight="bold">
        {lead.join(', ')}
      </Text>
      <Box as="ul" tone="soft" breaks above={2} className={classes.facts}>
        {submittedAt === null ? null : (
          <li>{t('review.profile.submitted', { date: formatMoment(submittedAt) })}</li>
        )}
        <li>
          {owner.email === null
            ? t('review.profile.noEmail')
            : t(owner.email_verified ? 'review.profile.verified' : 'review.profile.notVerified', {
                email: owner.email,
              })}
        </li>
        {profile.is_attending === null ? null : (
          <li>{t(profile.is_attending ? 'review.profile.attending' : 'review.profile.notAttending')}</li>
        )}
      </Box>
    </>
  );
}
