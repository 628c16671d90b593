import type { Dashboard } from '@suchi/contracts/office';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './work-list.module.css';

/** Backups and disk in one line: calm while all is well, otherwise above the work. */
export function SystemLine({ system }: { system: NonNullable<Dashboard['system']> }) {
  const t = useMessages('dashboard');
  const { alarms, last_backup_at: backup, disk_used_percent: disk } = system;
  const values = { time: backup === null ? '–' : formatMoment(backup), percent: disk ?? '–' };
  const isWell = alarms.length === 0;
  return (
    <Row
      gap={2}
      rowGap={1}
      wrap
      tone="soft"
      className={`${classes.system} ${isWell ? classes.well : classes.alarm}`}
    >
      {isWell ? (
        <IconCircleCheck size={22} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={22} aria-hidden="true" />
      )}
      <p>
        {isWell ? (
          <>
            <strong>{t('system.well')}</strong> {t('system.facts', values)}
          </>
        ) : (
          <strong>{alarms.map((alarm) => t(`system.alarms.${alarm}`, values)).join(' ')}</strong>
        )}
      </p>
      <Link className="touch" to={officePaths.systemStatus}>
        {t('system.status')}
      </Link>
    </Row>
  );
}
