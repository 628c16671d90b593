import type { Interest } from '@suchi/contracts/families';
import { liveInterestStates } from '@suchi/domain/families';
import { formatDay, formatDayMonth } from '../../../shared/i18n/long-date.ts';
import { translatorFor } from '../../../shared/i18n/messages.ts';

/** Whether it is neither closed nor answered with a no. */
export function isLive({ state }: Interest): boolean {
  return liveInterestStates.some((live) => live === state);
}

/** Whether the family that it was sent to can answer it. */
export function isAnswerable({ side, state }: Interest): boolean {
  return side === 'received' && (state === 'open' || state === 'later');
}

/** Where it stands, in a line. */
export function sayState(interest: Interest): string {
  const t = translatorFor('families');
  const { side, state, open_until: openUntil, answered_at: answeredAt, closed_at: closedAt } = interest;
  const isReceived = side === 'received';
  const until = openUntil === null ? '' : formatDay(openUntil);
  const closed = formatDay(closedAt ?? answeredAt ?? interest.sent_at);
  switch (state) {
    case 'open':
      return t(isReceived ? 'received.openUntil' : 'sent.openTill', { date: until });
    case 'later':
      return isReceived
        ? t('received.saidLater', { date: openUntil === null ? '' : formatDayMonth(openUntil) })
        : t('sent.openTill', { date: until });
    case 'accepted':
      return t('accepted.since', { date: formatDay(answeredAt ?? interest.sent_at) });
    case 'declined':
      return isReceived ? t('received.saidNo', { date: closed }) : t('closedOn', { date: closed });
    case 'expired':
      return isReceived ? t('received.expired', { date: closed }) : t('sent.expired');
    case 'closed':
      return t('closedOn', { date: closed });
    case 'withdrawn':
    case 'ended':
      break;
  }
  return t('ended');
}
