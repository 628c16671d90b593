import type { FreshnessBadge as Freshness } from '@suchi/contracts/freshness';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { sayMonth } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Text } from '../../shared/ui/text.tsx';
import classes from './freshness-badge.module.css';

/** Whether the family said lately that it still looks: the month, never a day. */
export function FreshnessBadge({ freshness }: { freshness: Freshness | null | undefined }) {
  const t = useMessages('common');
  if (!freshness) return null;
  const { is_confirmed: isConfirmed, month } = freshness;
  const words =
    month === null
      ? t('freshness.waitingLong')
      : t(isConfirmed ? 'freshness.confirmed' : 'freshness.waiting', { month: sayMonth(month) });
  const Icon = isConfirmed ? IconCheck : IconClock;
  return (
    <Text
      size="sm"
      weight="bold"
      leading="snug"
      className={`${classes.badge} ${isConfirmed ? classes.confirmed : ''}`}
    >
      <Icon size={18} aria-hidden="true" />
      {words}
    </Text>
  );
}
