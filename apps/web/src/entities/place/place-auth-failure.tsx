import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './place-auth-failure.module.css';

/** Shown when Google refuses the key. The field goes on with our gazetteer. */
export function PlaceAuthFailure() {
  const t = useMessages('common');
  return (
    <div className={classes.panel} role="status">
      <p className={classes.title}>{t('place.authFailureTitle')}</p>
      <p>{t('place.authFailureText')}</p>
    </div>
  );
}
