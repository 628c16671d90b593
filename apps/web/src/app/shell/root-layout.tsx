import { useEffect } from 'react';
import { followOtherTabs } from '../../entities/language/own-language.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useRouterState } from '../../shared/router/router-context.ts';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { ScrollRestoration } from '../../shared/router/scroll-restoration.ts';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { GuardFailure, RouterFailure } from '../failures/router-failure.tsx';
import classes from './root-layout.module.css';

/** Around all pages: a progress sign while one loads, what stands in for one that failed, and the scroll position. */
export function RootLayout() {
  const t = useMessages('common');
  const { pages, failure, isLoading } = useRouterState();
  useEffect(followOtherTabs, []);
  if (pages === null) return null;
  return (
    <>
      {isLoading ? (
        <div className={classes.progress} role="progressbar" aria-label={t('loading')}>
          <span />
        </div>
      ) : null}
      <FailureBoundary Failed={RouterFailure}>
        {failure === null ? <Outlet /> : <GuardFailure failure={failure} />}
      </FailureBoundary>
      <ScrollRestoration />
    </>
  );
}
