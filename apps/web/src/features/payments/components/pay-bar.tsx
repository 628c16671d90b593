import type { ReactNode } from 'react';
import classes from './pay-bar.module.css';

interface PayBarProps {
  /** Why the last try did not work. Here, because the bar would cover it elsewhere. */
  alert?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** The page's actions: at the foot of a phone's window, below the content on wide screens. */
export function PayBar({ alert, note, children }: PayBarProps) {
  return (
    <div className={classes.bar}>
      {alert}
      {note ? <p className={classes.note}>{note}</p> : null}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
