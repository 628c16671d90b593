import { boardLimits } from '@suchi/domain/melawa';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { sayClock } from '../model/say-clock.ts';
import classes from './fresh.module.css';

interface FreshProps {
  /** The server's clock when it answered. */
  now: string;
  /** When the answer arrived, in milliseconds. */
  readAt: number;
}

const lookEveryMs = 1000;

/** The time of what the board shows. Its dot turns gold when the server has not answered for a while. */
export function Fresh({ now, readAt }: FreshProps) {
  const t = useMessages('melawaDay');
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  const isOld = at - readAt > boardLimits.boardOldSeconds * 1000;
  const time = sayClock(now);
  return (
    <Row as="p" gap={2} figures weight="bold" className={classes.fresh} data-old={isOld || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      <span role="status">{isOld ? t('old', { time }) : null}</span>
      {isOld ? null : <span>{time}</span>}
    </Row>
  );
}
