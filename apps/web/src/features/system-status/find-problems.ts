import type { SystemStatus } from '@suchi/contracts/office';
import type { Translate } from '../../shared/i18n/messages.ts';

export type Part = 'backups' | 'queues' | 'mail' | 'computer' | 'books' | 'sealed' | 'choices';

export interface Problem {
  part: Part;
  words: string;
}

const partOfAlarm = {
  backup_missing: 'backups',
  backup_failed: 'backups',
  backup_old: 'backups',
  drill_failed: 'backups',
  drill_old: 'backups',
  disk_full: 'computer',
} as const;

/** Everything that someone should look at, in words. */
export function findProblems(status: SystemStatus, t: Translate<'systemStatus'>): Problem[] {
  const failedJobs = status.queues.reduce((sum, { failed }) => sum + failed, 0);
  const { failed_today: failedMails } = status.mail;
  const checks: [boolean, Part, string][] = [
    [status.database_ms === null, 'computer', t('problems.database')],
    [status.redis_ms === null, 'computer', t('problems.redis')],
    [!status.is_worker_alive, 'queues', t('problems.worker')],
    [failedJobs > 0, 'queues', t('problems.queues', { count: failedJobs })],
    [failedMails > 0, 'mail', t('problems.mail', { count: failedMails })],
    [status.books?.is_well === false, 'books', t('problems.books')],
    [status.choices.state === 'left', 'choices', t('problems.choices_key')],
    [status.choices.state === 'missing', 'choices', t('problems.choices_missing')],
    [status.sealed.overdue > 0, 'sealed', t('problems.sealed', { count: status.sealed.overdue })],
  ];
  return [
    ...status.alarms.map((alarm) => ({ part: partOfAlarm[alarm], words: t(`problems.${alarm}`) })),
    ...checks.filter(([isProblem]) => isProblem).map(([, part, words]) => ({ part, words })),
  ];
}
