import { useMessages } from '../../shared/i18n/messages.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import classes from './app-skeleton.module.css';

/** The first moment of a visit, before any page's code is here. */
export function AppSkeleton() {
  const t = useMessages('common');
  return (
    <div className={classes.page} role="status" aria-busy="true">
      <Logo />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
