import type { Dashboard } from '@suchi/contracts/office';
import type { WorkKind } from '@suchi/domain/office';
import {
  IconArrowsExchange,
  IconBook2,
  IconChevronRight,
  IconCircleCheck,
  IconCreditCard,
  IconFlag,
  IconListCheck,
  IconMail,
  IconReceiptRefund,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { listWork, type WorkRow } from '../model/list-work.ts';
import { SystemLine } from './system-line.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './work-list.module.css';

const icons: Record<WorkKind, ComponentType<{ size: number }>> = {
  review: IconListCheck,
  payments: IconCreditCard,
  refunds: IconReceiptRefund,
  unmatched: IconArrowsExchange,
  unpaid_orders: IconBook2,
  dispatch: IconTruckDelivery,
  mails: IconMail,
  reports: IconFlag,
};

const tints: Record<WorkKind, 'brand' | 'error' | 'gold' | 'info'> = {
  review: 'brand',
  payments: 'error',
  refunds: 'error',
  unmatched: 'error',
  unpaid_orders: 'gold',
  dispatch: 'gold',
  mails: 'info',
  reports: 'brand',
};

/** A number, a sentence and its cause, each row one link; the worst first, nothing with 0. */
export function WorkList({ dashboard: { work, system } }: { dashboard: Dashboard }) {
  const t = useMessages('dashboard');
  const rows = listWork(work, t);
  const hasAlarm = (system?.alarms.length ?? 0) > 0;
  return (
    <Card as="section" className={classes.card} aria-label={t('workLabel')}>
      {system && hasAlarm ? <SystemLine system={system} /> : null}
      {rows.length === 0 ? (
        <Row gap={3} className={classes.nothing}>
          <IconCircleCheck size={28} className="success" aria-hidden="true" />
          <p>
            <strong>{t('nothing')}</strong> {t('nothingText')}
          </p>
        </Row>
      ) : (
        <ul className={classes.list}>
          {rows.map((row, place) => (
            <Work key={row.kind} row={row} isFirst={place === 0} />
          ))}
        </ul>
      )}
      {system && !hasAlarm ? <SystemLine system={system} /> : null}
    </Card>
  );
}

function Work({ row, isFirst }: { row: WorkRow; isFirst: boolean }) {
  const t = useMessages('dashboard');
  const Icon = icons[row.kind];
  return (
    <li>
      <Link to={row.to} className={classes.row}>
        <span className={`${classes.icon} tinted tint-${tints[row.kind]}`} aria-hidden="true">
          <Icon size={22} />
        </span>
        <Text as="span" grow className={classes.words}>
          <span className={classes.sentence}>
            <RichMessage
              text={t(`work.${row.kind}`, { count: row.count })}
              marks={{ b: (count) => <Count>{count}</Count> }}
            />
          </span>
          <Text as="span" tone="muted" weight="regular" className={classes.cause}>
            {row.cause}
          </Text>
        </Text>
        <IconChevronRight className={classes.arrow} size={22} aria-hidden="true" />
        <span className={`${classes.button} ${isFirst ? classes.filled : ''}`} aria-hidden="true">
          {t(row.kind === 'review' ? 'review' : 'open')}
        </span>
      </Link>
    </li>
  );
}

/** Before the sentence, wherever the language has the number in it. */
function Count({ children }: { children: string }) {
  return (
    <Text as="span" size="2xl" weight="bold" className={classes.number}>
      {children}
    </Text>
  );
}
