import { IconClock, IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { TvSession } from '../model/tv-session.ts';
import { useLongOffline } from '../model/use-hall-device.ts';
import classes from './tv-pill.module.css';

interface TvPillProps {
  session: TvSession;
  isAboveStrip: boolean;
}

/** Why nothing new comes, small on the photo. It goes by itself. */
export function TvPill({ session: { isAnswered, limitEndsAt }, isAboveStrip }: TvPillProps) {
  const t = useMessages('hallTv');
  const isOffline = useLongOffline(isAnswered);
  const limit = useSyncExternalStore(limitEndsAt.subscribe, limitEndsAt.read);
  if (!isOffline && limit === null) return null;
  const Icon = isOffline ? IconWifiOff : IconClock;
  return (
    <p className={classes.pill} data-above={isAboveStrip || undefined} role="status">
      <Icon aria-hidden="true" />
      {isOffline || limit === null
        ? t('offline')
        : t('limit', { time: formatTimeOfDay(new Date(limit).toISOString()) })}
    </p>
  );
}
