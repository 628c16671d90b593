import type { ReviewProfile } from '@suchi/contracts/review';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { checkWords } from './check-words.ts';
import { List } from '../../../shared/ui/layout.tsx';
import { PartlyHidden } from '../../../shared/ui/partly-hidden.tsx';
import classes from './checks-list.module.css';

interface ChecksListProps {
  checks: ReviewProfile['checks'];
}

/** Automatic checks. They inform and decide nothing. */
export function ChecksList({ checks }: ChecksListProps) {
  const t = useMessages('admin');
  return (
    <section aria-label={t('review.checks.title')}>
      <h3 className={classes.title}>{t('review.checks.title')}</h3>
      <List gap={2} className={classes.checks}>
        {checks.map((check) => (
          <li key={check.check} className={check.is_ok ? classes.ok : classes.warning}>
            {check.is_ok ? (
              <IconCircleCheck size={20} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={20} aria-hidden="true" />
            )}
            <span>
              <span className="visually-hidden">
                {t(check.is_ok ? 'review.checks.ok' : 'review.checks.warning')}{' '}
              </span>
              {checkWords(check, t)}{' '}
              {check.profile_id === null ? null : (
                <a
                  className={classes.compare}
                  href={candidatePath(check.profile_id)}
                  target="_blank"
                  rel="noreferrer"
                >
                  <PartlyHidden text={t('review.checks.compare')} />
                </a>
              )}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}
