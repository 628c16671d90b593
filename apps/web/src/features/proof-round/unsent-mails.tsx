import type { ProofRound } from '@suchi/contracts/proof';
import { candidatePath } from '../../shared/config/office-paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Card, List } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './proof-round.module.css';

/** The mails of the round that have not gone out: those to come, and those that could not be sent. */
export function UnsentMails({ mails }: Pick<ProofRound, 'mails'>) {
  const t = useMessages('proofRound');
  const tMail = useMessages('bulkMail');
  const { waiting, failed, failures, per_minute: pace } = mails;
  if (waiting === 0 && failed === 0) return null;
  return (
    <Card as="section" padding={5} gap={4} className={classes.card} aria-labelledby="proof-mails">
      <Text as="h2" id="proof-mails" size="lg" weight="bold" face="plain">
        {t('mails.title')}
      </Text>
      {waiting === 0 ? null : (
        <p>
          {t('mails.waiting', { count: waiting })} {t('mails.pace', { count: pace })}
        </p>
      )}
      {failed === 0 ? null : (
        <>
          <p>{t('mails.failed', { count: failed })}</p>
          <List gap={2} className={classes.failures}>
            {failures.map(({ profile_id: id, serial_number: number, name, failure }) => (
              <li key={id}>
                <span>{number}</span> <Link to={candidatePath(id)}>{name}</Link>{' '}
                <span>{tMail(`failures.reasons.${failure}`)}</span>
              </li>
            ))}
          </List>
          {failed > failures.length ? <p>{t('mails.more', { count: failed - failures.length })}</p> : null}
        </>
      )}
    </Card>
  );
}
