import type { ReviewProfile } from '@suchi/contracts/review';
import type { ProfileStatus } from '@suchi/domain/lifecycle';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';

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
