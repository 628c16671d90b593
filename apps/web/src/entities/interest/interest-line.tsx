import type { CardInterest } from '@suchi/contracts/families';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { familyPath } from '../../shared/config/paths.ts';
import { formatDay } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './interest-line.module.css';
import { useIsInterestWaiting } from './use-waiting-interest.ts';

interface InterestLineProps {
  profileId: number;
  /** The last one between the two families. */
  interest: CardInterest | null | undefined;
  /** Shown while neither family waits for an answer. */
  otherwise: ReactNode;
}

/** On a card, in place of the line about numbers: that one of the two families wrote to the other. */
export function InterestLine({ profileId, interest, otherwise }: InterestLineProps) {
  const t = useMessages('search');
  const isWaiting = useIsInterestWaiting(profileId);
  if (isWaiting) {
    return (
      <Text tone="gold" weight="bold" className={classes.line}>
        <IconClock size={20} aria-hidden="true" />
        {t('card.interest.waits')}
      </Text>
    );
  }
  const words = interest ? sayInterest(interest, t) : null;
  if (!interest || words === null) return otherwise;
  return (
    <Text tone="gold" weight="bold" className={classes.line}>
      <span>
        <RichMessage
          text={words}
          marks={{ a: (content) => <Link to={familyPath(interest.id)}>{content}</Link> }}
        />
      </span>
    </Text>
  );
}

function sayInterest({ side, state, at }: CardInterest, t: Translate<'search'>): string | null {
  const isReceived = side === 'received';
  if (state === 'open')
    return t(isReceived ? 'card.interest.wrote' : 'card.interest.sent', { date: formatDay(at) });
  if (state === 'later') return t(isReceived ? 'card.interest.saidLater' : 'card.interest.askedLater');
  return null;
}
