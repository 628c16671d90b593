import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './root-layout.module.css';

/** Scroll restoration and a progress sign while a page loads. */
export function RootLayout() {
  const t = useMessages('common');
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <>
      {isNavigating ? (
        <div className={classes.progress} role="progressbar" aria-label={t('loading')}>
          <span />
        </div>
      ) : null}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
