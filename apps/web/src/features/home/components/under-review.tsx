import type { OwnStanding } from '@suchi/contracts/accounts';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { reviewDaysQuery } from '../../../entities/association/review-days-query.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

interface UnderReviewProps {
  profile: OwnStanding;
  /** The first name of the account, which is often a parent's. */
  accountName: string | null;
}

/** A first submission that waits for the committee. */
export function UnderReview({ profile, accountName }: UnderReviewProps) {
  const t = useMessages('home');
  const { data: count = null } = useQuery(reviewDaysQuery);
  const { first_name: name } = profile;
  const isOwn = name === null || name === accountName;
  return (
    <Banner
      tone="info"
      icon={<IconClock />}
      title={isOwn ? t('review.ownTitle') : t('review.namedTitle', { name })}
      action={
        <ButtonLink look="default" to={paths.candidateView}>
          {t('review.view')}
        </ButtonLink>
      }
    >
      {profile.submitted_at === null
        ? t('review.text')
        : t('review.sentText', { date: formatDay(profile.submitted_at) })}{' '}
      {count === null ? null : t('review.days', { count })}
    </Banner>
  );
}
