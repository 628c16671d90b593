import type { OpenedProfile } from '@suchi/contracts/discovery';
import { IconCheck, IconClock, IconMailHeart, IconSend } from '@tabler/icons-react';
import { useIsInterestWaiting } from '../../../entities/interest/use-waiting-interest.ts';
import { familyPath } from '../../../shared/config/paths.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './profile-actions.module.css';

interface InterestActionProps {
  card: OpenedProfile['card'];
  onOpen: (kind: 'send' | 'answer') => void;
}

const look = (name: string | undefined) => `${classes.action} ${classes.interest} ${name ?? ''}`;

/** The next step between the two families. */
export function InterestAction({ card: { id: profileId, interest = null }, onOpen }: InterestActionProps) {
  const t = useMessages('people');
  const isWaiting = useIsInterestWaiting(profileId);
  if (isWaiting) {
    return (
      <span className={look(classes.outline)} role="status">
        <IconClock aria-hidden="true" />
        <span>{t('actions.waits')}</span>
      </span>
    );
  }
  const isLive = interest?.state === 'open' || interest?.state === 'later';
  if (interest === null || (!isLive && interest.state !== 'accepted' && interest.again_from === null)) {
    return (
      <PlainButton className={look(classes.main)} aria-haspopup="dialog" onClick={() => onOpen('send')}>
        <IconSend aria-hidden="true" />
        <span>{t('actions.sendInterest')}</span>
      </PlainButton>
    );
  }
  if (isLive && interest.side === 'received') {
    return (
      <PlainButton className={look(classes.main)} aria-haspopup="dialog" onClick={() => onOpen('answer')}>
        <IconMailHeart aria-hidden="true" />
        <span>{t('actions.answer')}</span>
      </PlainButton>
    );
  }
  if (isLive || interest.state === 'accepted') {
    return (
      <Link className={look(isLive ? classes.outline : classes.leaf)} to={familyPath(interest.id)}>
        {isLive ? <IconSend aria-hidden="true" /> : <IconCheck aria-hidden="true" />}
        <span>{t(isLive ? 'actions.interestSent' : 'actions.bothInterested')}</span>
      </Link>
    );
  }
  return (
    <Link className={look(classes.muted)} to={familyPath(interest.id)}>
      <span>{t('actions.closedOn', { date: formatDay(interest.at) })}</span>
    </Link>
  );
}
