import { ContactOffice } from '../../../entities/association/contact-office.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './help.module.css';

export function TreasurerContact() {
  const t = useMessages('payments');
  return (
    <p className={classes.contact}>
      {t('help.contact')} <ContactOffice />
    </p>
  );
}
