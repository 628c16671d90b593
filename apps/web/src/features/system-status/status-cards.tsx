import type { SystemStatus } from '@suchi/contracts/office';
import {
  IconCheck,
  IconDatabase,
  IconFileShredder,
  IconLock,
  IconListCheck,
  IconMail,
  IconServer,
  IconStack2,
  IconX,
} from '@tabler/icons-react';
import { officePaths } from '../../shared/config/office-paths.ts';
import { findRelease } from '../../shared/config/release.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { formatDayMonth, formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import type { Part, Problem } from './find-problems.ts';
import { formatBytes } from './format-bytes.ts';
import { Facts, StatusCard } from './status-card.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './system-status.module.css';

interface CardProps {
  status: SystemStatus;
  problems: readonly Problem[];
}

const of = (problems: readonly Problem[], part: Part) => problems.filter((problem) => problem.part === part);

export function BackupsCard({ status, problems }: CardProps) {
  const t = useMessages('systemStatus');
  const good = status.backups.find(({ is_good }) => is_good);
  const days = status.backups.toReversed();
  return (
    <StatusCard
      icon={<IconDatabase size={22} />}
      title={t('backups.title')}
      problems={of(problems, 'backups')}
    >
      {days.length === 0 ? null : (
        <ul className={classes.days} aria-label={t('backups.days')}>
          {days.map(({ finished_at: at, is_good: isGood }) => (
            <li key={at} className={isGood ? undefined : classes.badDay}>
              {isGood ? <IconCheck size={18} aria-hidden="true" /> : <IconX size={18} aria-hidden="true" />}
              <span aria-hidden="true">{formatDayMonth(at)}</span>
              <span className="visually-hidden">
                {t(isGood ? 'backups.good' : 'backups.failed', { date: formatDayMonth(at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          [t('backups.last'), good ? formatMoment(good.finished_at) : t('never')],
          [t('backups.size'), good?.bytes ? formatBytes(good.bytes) : '–'],
          [t('backups.copies'), status.copies_elsewhere ?? t('none')],
          [
            t('backups.restore'),
            status.restore_tried_at ? formatMoment(status.restore_tried_at) : t('never'),
          ],
          ...(status.drill_failed_at === null
            ? []
            : [[t('backups.restoreFailed'), formatMoment(status.drill_failed_at)] as const]),
        ]}
      />
    </StatusCard>
  );
}

export function QueuesCard({ status, problems }: CardProps) {
  const t = useMessages('systemStatus');
  return (
    <StatusCard icon={<IconStack2 size={22} />} title={t('queues.title')} problems={of(problems, 'queues')}>
      <table className={classes.table} aria-label={t('queues.title')}>
        <thead>
          <tr>
            <th scope="col">{t('queues.work')}</th>
            <th scope="col">{t('queues.waiting')}</th>
            <th scope="col">{t('queues.failed')}</th>
            <th scope="col">{t('queues.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {status.queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row">
                <QueueName name={queue.name} />
              </th>
              <td>{formatCount(queue.waiting)}</td>
              <Text as="td" {...(queue.failed > 0 && { tone: 'error', weight: 'bold' })}>
                {formatCount(queue.failed)}
              </Text>
              <td>{queue.oldest_at ? formatMoment(queue.oldest_at) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        facts={[
          [t('queues.worker'), status.worker_seen_at ? formatMoment(status.worker_seen_at) : t('never')],
        ]}
      />
    </StatusCard>
  );
}

const namedQueues = ['mail-code', 'mail-notice', 'receipt', 'payment-event', 'refund', 'book'] as const;

/** A queue that has no words yet keeps its own name. */
function QueueName({ name }: { name: string }) {
  const t = useMessages('systemStatus');
  const named = namedQueues.find((known) => known === name);
  return named ? t(`queues.names.${named}`) : name;
}

export function MailCard({ status: { mail }, problems }: CardProps) {
  const t = useMessages('systemStatus');
  return (
    <StatusCard icon={<IconMail size={22} />} title={t('mail.title')} problems={of(problems, 'mail')}>
      <Facts
        facts={[
          [t('mail.sent'), formatCount(mail.sent_today)],
          [t('mail.failed'), formatCount(mail.failed_today)],
          [t('mail.week'), formatCount(mail.failed_this_week)],
          [t('mail.waiting'), formatCount(mail.waiting)],
          [t('mail.last'), mail.last_sent_at ? formatMoment(mail.last_sent_at) : t('never')],
        ]}
      />
    </StatusCard>
  );
}

export function ComputerCard({ status, problems }: CardProps) {
  const t = useMessages('systemStatus');
  const { disk, versions } = status;
  const percent = disk === null ? 0 : Math.round((disk.used / disk.total) * 100);
  const response = (ms: number | null) =>
    ms === null ? t('computer.silent') : t('computer.responds', { ms });
  return (
    <StatusCard
      icon={<IconServer size={22} />}
      title={t('computer.title')}
      problems={of(problems, 'computer')}
    >
      {disk === null ? (
        <p>{t('computer.unknown')}</p>
      ) : (
        <>
          <Row as="p" align="stretch" justify="between">
            <span>
              {t('computer.used', { used: formatBytes(disk.used), total: formatBytes(disk.total) })}
            </span>
            <strong>{percent}%</strong>
          </Row>
          <div className={classes.disk} aria-hidden="true">
            <div style={{ width: `${percent}%` }} />
          </div>
          <Text tone="muted" size="sm" className={classes.warns}>
            {t('computer.warns')}
          </Text>
        </>
      )}
      <Facts
        facts={[
          [t('computer.database'), response(status.database_ms)],
          [t('computer.redis'), response(status.redis_ms)],
          [t('computer.version'), versions.suchi],
          [t('computer.pages'), findRelease() ?? t('unknown')],
          [t('computer.postgresql'), versions.postgresql],
          [t('computer.node'), versions.node],
        ]}
      />
    </StatusCard>
  );
}

export function BooksCard({ status: { books }, problems }: CardProps) {
  const t = useMessages('systemStatus');
  return (
    <StatusCard
      icon={<IconListCheck size={22} />}
      title={t('books.title')}
      problems={of(problems, 'books')}
      unknown={books === null ? t('books.unknown') : undefined}
    >
      {books === null ? (
        <p>{t('books.never')}</p>
      ) : (
        <p>
          {formatMoment(books.finished_at)}: {t(books.is_well ? 'books.equal' : 'books.differ')}{' '}
          <Link to={officePaths.settlements}>{t('books.open')}</Link>
        </p>
      )}
    </StatusCard>
  );
}

export function SealedCard({ status: { sealed }, problems }: CardProps) {
  const t = useMessages('systemStatus');
  const at = sealed.destroyed_at;
  return (
    <StatusCard
      icon={<IconFileShredder size={22} />}
      title={t('sealed.title')}
      problems={of(problems, 'sealed')}
    >
      <p>
        {at === null ? t('sealed.none') : t('sealed.last', { at: formatMoment(at) })}{' '}
        <Link to={officePaths.dataRequests}>{t('sealed.open')}</Link>
      </p>
    </StatusCard>
  );
}

/** The key that opens the choices of a melawa. */
export function ChoicesCard({ status: { choices }, problems }: CardProps) {
  const t = useMessages('systemStatus');
  const at = choices.destroyed_at;
  const last = at === null ? t('choices.none') : t('choices.last', { at: formatMoment(at) });
  return (
    <StatusCard icon={<IconLock size={22} />} title={t('choices.title')} problems={of(problems, 'choices')}>
      <p>{choices.state === 'open' ? t('choices.open') : last}</p>
    </StatusCard>
  );
}
