import type { ProofRound } from '@suchi/contracts/print';
import { candidatePath } from '../../shared/config/office-paths.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import classes from './proof-round.module.css';

/** The mails of the round that have not gone out: those to come, and those that could not be sent. */
export function UnsentMails({ mails }: Pick<ProofRound, 'mails'>) {
  const t = useMessages('proofRound');
  const tMail = useMessages('bulkMail');
  const { waiting, failed, failures, per_minute: pace } = mails;
  if (waiting === 0 && failed === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="proof-mails">
      <h2 id="proof-mails" className={classes.title}>
        {t('mails.title')}
      </h2>
      {waiting === 0 ? null : (
        <p>
          {t('mails.waiting', { count: waiting, mails: formatCount(waiting) })}{' '}
          {t('mails.pace', { count: pace })}
        </p>
      )}
      {failed === 0 ? null : (
        <>
          <p>{t('mails.failed', { count: failed, mails: formatCount(failed) })}</p>
          <ul className={classes.failures}>
            {failures.map(({ profile_id: id, serial_number: number, name, failure }) => (
              <li key={id}>
                <span>{number}</span> <Link to={candidatePath(id)}>{name}</Link>{' '}
                <span>{tMail(`failures.reasons.${failure}`)}</span>
              </li>
            ))}
          </ul>
          {failed > failures.length ? <p>{t('mails.more', { count: failed - failures.length })}</p> : null}
        </>
      )}
    </section>
  );
}
