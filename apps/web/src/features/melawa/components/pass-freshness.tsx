import { todayInIndia } from '@suchi/domain/basics';
import { isPassOld } from '@suchi/domain/melawa';
import { IconClock, IconDeviceMobileCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDayOfYear } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './pass-page.module.css';

interface PassFreshnessProps {
  readAt: string;
  isOffline: boolean;
}

/** A pass that was read long ago says of which day it is; it may have been changed since. */
export function PassFreshness({ readAt, isOffline }: PassFreshnessProps) {
  const t = useMessages('melawa');
  const [now] = useState(() => new Date());
  if (isOffline && isPassOld(new Date(readAt), now))
    return (
      <Row as="p" gap={2} tone="gold" className={classes.freshness} role="status">
        <IconClock size={22} aria-hidden="true" />
        {t('pass.asOf', { date: formatDayOfYear(todayInIndia(new Date(readAt))) })}
      </Row>
    );
  return (
    <Row as="p" gap={2} tone="success" className={classes.freshness}>
      <IconDeviceMobileCheck size={22} aria-hidden="true" />
      {t('pass.kept')}
    </Row>
  );
}
