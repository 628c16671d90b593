import type { ReactNode } from 'react';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { PageFailure } from '../failures/router-failure.tsx';
import { ConnectionHost } from '../offline/connection-host.tsx';
import { MemberHeader } from './member-header.tsx';
import classes from './member-shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';

/** Below the first screen, so loaded after it. */
const PublicFooter = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/public-pages/components/public-footer.tsx'),
    loadMessages(['footer']),
  ]);
  return module.PublicFooter;
});

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
