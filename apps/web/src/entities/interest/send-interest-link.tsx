import type { ProfileCard } from '@suchi/contracts/discovery';
import { profilePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { sendsInterest } from './sends-interest.ts';
import { useIsInterestWaiting } from './use-waiting-interest.ts';

interface SendInterestLinkProps {
  card: Pick<ProfileCard, 'id' | 'interest' | 'is_photo_closed' | 'is_number_closed'>;
  /** The id of the element that says whose card it is. */
  describedBy: string;
}

/** On a card whose photo or number opens by an interest. */
export function SendInterestLink({ card, describedBy }: SendInterestLinkProps) {
  const t = useMessages('search');
  const isWaiting = useIsInterestWaiting(card.id);
  const isClosed = card.is_photo_closed === true || card.is_number_closed === true;
  if (!isClosed || isWaiting || (card.interest ?? null) !== null) return null;
  return (
    <ButtonLink
      to={profilePath(card.id)}
      state={sendsInterest}
      look="default"
      size="small"
      aria-describedby={describedBy}
    >
      {t('card.interest.send')}
    </ButtonLink>
  );
}
