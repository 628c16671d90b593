import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { OrderNotice } from '../api/send-orders.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './order-notices.module.css';

interface OrderNoticesProps {
  notice: OrderNotice | null;
  onClose: () => void;
}

const shownReasons = 10;

/** What was not saved, and why. It stays until it is closed. */
export function OrderNotices({ notice, onClose }: OrderNoticesProps) {
  const t = useMessages('orders');
  return (
    <div role="alert" className={classes.alert}>
      {notice === null ? null : (
        <Row gap={3} align="start" className={`framed pad-3 tinted tint-error ${classes.notice}`}>
          <IconAlertTriangle size={22} aria-hidden="true" />
          <div className="grow">
            {notice.kind === 'failed' ? (
              <p>{t('notices.failed', { words: errorWords(notice.error).join(' ') })}</p>
            ) : (
              <>
                <p>{t('notices.refused', { count: notice.moved.refused_total })}</p>
                <ul>
                  {notice.moved.refused.slice(0, shownReasons).map(({ order, reason }) => (
                    <li key={order}>{t(`notices.reason.${reason}`, { id: order })}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <IconButton
            className={classes.close}
            label={t('notices.close')}
            onClick={onClose}
            icon={<IconX size={20} aria-hidden="true" />}
          />
        </Row>
      )}
    </div>
  );
}
