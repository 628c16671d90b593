import { env } from '../../shared/config/env.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './place-auth-failure.module.css';

interface PlaceAuthFailureProps {
  label: string;
  id: string | undefined;
}

/** Shown when Google refuses the key. */
export function PlaceAuthFailure({ label, id }: PlaceAuthFailureProps) {
  const t = useMessages('common');
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label}>
      <p className={classes.label}>{label}</p>
      <div className={classes.panel} role="alert">
        <p className={classes.title}>{t('place.authFailureTitle')}</p>
        <p>{t('place.authFailureText', { email: env.supportEmail })}</p>
      </div>
    </div>
  );
}
