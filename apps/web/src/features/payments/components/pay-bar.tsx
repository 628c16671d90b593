import type { ReactNode } from 'react';
import classes from './pay-bar.module.css';

interface PayBarProps {
  note?: ReactNode;
  children: ReactNode;
}

/** The page's actions: at the foot of a phone's window, below the content on wide screens. */
export function PayBar({ note, children }: PayBarProps) {
  return (
    <div className={classes.bar}>
      {note ? <p className={classes.note}>{note}</p> : null}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
