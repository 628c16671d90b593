import type { Statement } from '@suchi/contracts/money';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { isGapless } from '../model/statement-sums.ts';
import classes from './statement-page.module.css';

const signers = ['treasurer', 'president', 'auditor'] as const;

/** Receipts, the nightly check and room for signatures. */
export function StatementFoot({ statement: { receipts, check } }: { statement: Statement }) {
  const t = useMessages('treasury');
  return (
    <section className={classes.foot}>
      <dl className={classes.facts}>
        <dt>{t('statement.receipts')}</dt>
        <dd>{receiptWords(t, receipts)}</dd>
        <dt>{t('statement.check')}</dt>
        <dd>{checkWords(t, check)}</dd>
      </dl>
      <div className={classes.signatures}>
        {signers.map((signer) => (
          <p key={signer} className={classes.signature}>
            {t(`statement.${signer}`)}
          </p>
        ))}
      </div>
    </section>
  );
}

function receiptWords(t: Translate<'treasury'>, receipts: Statement['receipts']): string {
  if (receipts === null) return t('statement.noReceipts');
  const { first, last, count } = receipts;
  if (count === 1) return t('statement.receiptsOne', { first });
  return t(isGapless(receipts) ? 'statement.receiptsGapless' : 'statement.receiptsRange', {
    first,
    last,
    count,
  });
}

function checkWords(t: Translate<'treasury'>, check: Statement['check']): string {
  if (check === null) return t('statement.notChecked');
  const at = formatMoment(check.checked_at);
  const amount = formatRupees(Math.abs(check.ledger_difference));
  if (check.ledger_difference !== 0 || check.differences > 0) return t('statement.differs', { amount, at });
  return check.is_overdue ? t('statement.overdue', { at }) : t('statement.balances', { at });
}
