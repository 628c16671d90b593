import type { ReactNode } from 'react';
import classes from './home-strips.module.css';

/** One-line strips above the page. */
export function HomeStrips({ children }: { children: ReactNode }) {
  return <div className={classes.strips}>{children}</div>;
}
