import type { ReactNode } from 'react';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/router/link.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './failures.module.css';

/** A header that needs nothing else to be loaded. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <>
      <Row as="header" className={classes.header}>
        <Link to={paths.home} className={classes.logo}>
          <Logo />
        </Link>
      </Row>
      <main className={classes.page}>{children}</main>
    </>
  );
}
