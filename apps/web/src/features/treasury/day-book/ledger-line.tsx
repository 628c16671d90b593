import type { DayBook } from '@suchi/contracts/money';
import { IconAlertTriangle, IconScale } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './ledger-line.module.css';

type LedgerLineProps = Pick<DayBook, 'check' | 'waiting'>;

/** Whether the books can be trusted: the ledger balances, differs, or was not checked. */
export function LedgerLine({ check, waiting }: LedgerLineProps) {
  const t = useMessages('treasury');
  const tone = findTone(check);
  const Icon = tone === 'success' ? IconScale : IconAlertTriangle;
  return (
    <Row gap={3} align="start" tone="soft" className={`${classes.line} ${classes[tone]}`}>
      <Icon size={22} aria-hidden="true" />
      <p>
        <span className={classes.words}>
          <CheckWords check={check} />
        </span>{' '}
        {waiting.count > 0
          ? t('dayBook.ledger.waiting', { count: waiting.count, amount: formatRupees(waiting.amount) })
          : null}
      </p>
    </Row>
  );
}

function findTone(check: LedgerLineProps['check']): 'success' | 'gold' | 'error' {
  if (check === null) return 'gold';
  if (check.ledger_difference !== 0 || check.differences > 0) return 'error';
  return check.is_overdue ? 'gold' : 'success';
}

function CheckWords({ check }: Pick<LedgerLineProps, 'check'>) {
  const t = useMessages('treasury');
  if (check === null) return t('dayBook.ledger.never');
  const at = formatMoment(check.checked_at);
  const overdue = check.is_overdue ? t('dayBook.ledger.overdue', { at }) : null;
  if (findTone(check) !== 'error') return overdue ?? t('dayBook.ledger.balances', { at });
  const amount = formatRupees(Math.abs(check.ledger_difference));
  return (
    <>
      {t('dayBook.ledger.differs', { amount })}{' '}
      {check.differences > 0 ? (
        <Link to={officePaths.settlements}>{t('dayBook.ledger.see', { count: check.differences })}</Link>
      ) : null}{' '}
      {overdue}
    </>
  );
}
