import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MemberHeader } from './member-header.tsx';
import classes from './member-shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';

/** Header and main landmark of the member's pages. */
export function MemberShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <MemberHeader />
      <main id={mainId} className={classes.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

export function MemberLayout() {
  return (
    <MemberShell>
      <Outlet />
    </MemberShell>
  );
}
