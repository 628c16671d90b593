import { useMessages } from '../../shared/i18n/messages.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import classes from './app-skeleton.module.css';

/** Shown before any page code has loaded. */
export function AppSkeleton() {
  const t = useMessages('common');
  return (
    <div className={classes.page} role="status" aria-busy="true">
      <Logo />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
