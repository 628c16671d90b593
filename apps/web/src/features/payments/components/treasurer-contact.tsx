import { useMessages } from '../../../shared/i18n/messages.ts';
import { useTreasurer } from '../model/use-treasurer.ts';
import classes from './help.module.css';

export function TreasurerContact() {
  const t = useMessages('payments');
  const { email, phone } = useTreasurer();
  return (
    <p className={classes.contact}>
      {phone === null ? (
        <>
          {t('help.mail')} <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : (
        <>
          {t('help.call')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      )}
    </p>
  );
}
