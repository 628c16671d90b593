import type { Statement } from '@suchi/contracts/money';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './statement-page.module.css';

type Accounts = Statement['accounts'];
const columns = ['account', 'opening', 'in', 'out', 'closing'] as const;

/** Where the money is. Accounts without any movement or balance are left out. */
export function AccountsTable({ accounts }: { accounts: Accounts }) {
  const t = useMessages('treasury');
  const used = accounts.filter(
    ({ opening, debits, credits }) => opening !== 0 || debits !== 0 || credits !== 0,
  );
  const sum = (field: 'opening' | 'debits' | 'credits' | 'closing') =>
    accounts.reduce((total, account) => total + account[field], 0);
  return (
    <section>
      <h3 className={classes.section}>{t('statement.accounts')}</h3>
      {used.length === 0 ? <p>{t('statement.empty')}</p> : null}
      {used.length === 0 ? null : (
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`statement.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {used.map((account) => (
              <tr key={account.account}>
                <th scope="row">{t(`statement.accountNames.${account.account}`)}</th>
                <Amounts {...account} />
              </tr>
            ))}
            <tr className={classes.sum}>
              <th scope="row">{t('statement.sum')}</th>
              <Amounts
                opening={sum('opening')}
                debits={sum('debits')}
                credits={sum('credits')}
                closing={sum('closing')}
              />
            </tr>
          </tbody>
        </table>
      )}
      <p className={classes.note}>{t('statement.creditNote')}</p>
    </section>
  );
}

function Amounts({
  opening,
  debits,
  credits,
  closing,
}: Pick<Accounts[number], 'opening' | 'debits' | 'credits' | 'closing'>) {
  const t = useMessages('treasury');
  return (
    <>
      <td data-label={t('statement.columns.opening')}>{formatRupees(opening)}</td>
      <td data-label={t('statement.columns.in')}>{formatRupees(debits)}</td>
      <td data-label={t('statement.columns.out')}>{formatRupees(credits)}</td>
      <td data-label={t('statement.columns.closing')}>{formatRupees(closing)}</td>
    </>
  );
}
