import type { ReactNode } from 'react';
import classes from './home-strips.module.css';

interface HomeStripsProps {
  /** On a phone there are at most two: the event's stays, and not the status. */
  isEventFirst?: boolean;
  children: ReactNode;
}

/** One-line strips above the page: families that wrote, the event, the status. */
export function HomeStrips({ isEventFirst = false, children }: HomeStripsProps) {
  return <div className={`${classes.strips} ${isEventFirst ? classes.eventFirst : ''}`}>{children}</div>;
}
