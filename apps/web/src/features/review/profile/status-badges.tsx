import type { ReviewProfile } from '@suchi/contracts/profile';
import type { ProfileStatus } from '@suchi/domain/lifecycle';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import classes from './profile-view.module.css';

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

export function StatusBadges({ profile }: StatusBadgesProps) {
  const t = useMessages('admin');
  const { status, activation, rejection_reason: reason, serial_number: serial } = profile;
  return (
    <>
      <p className={classes.badges}>
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
      </p>
      {reason === null ? null : (
        <p className={classes.reason}>{t('review.profile.rejectedFor', { reason })}</p>
      )}
    </>
  );
}
