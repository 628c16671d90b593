import { type ReactNode, useEffect } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { followAccount, showOwnLanguage } from '../../entities/language/own-language.ts';
import { PublicFooter } from '../../features/public-pages/components/public-footer.tsx';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { PageFailure } from '../failures/router-failure.tsx';
import { ConnectionHost } from '../offline/connection-host.tsx';
import { MemberHeader } from './member-header.tsx';
import classes from './member-shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';

export function MemberShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <MemberHeader />
      <ConnectionHost />
      <main id={mainId} className={classes.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** A page that throws leaves header and navigation on the screen. */
export function MemberLayout() {
  const user = useCurrentUser();
  // Somebody of the staff may come from the office, which is in English. Without a connection the page stays as it is.
  useEffect(
    () =>
      void showOwnLanguage()
        .then(() => followAccount(user))
        .catch(() => {}),
    [user],
  );
  return (
    <>
      <MemberShell>
        <FailureBoundary Failed={PageFailure}>
          <Outlet />
        </FailureBoundary>
      </MemberShell>
      <div className={classes.foot}>
        <PublicFooter />
      </div>
    </>
  );
}
