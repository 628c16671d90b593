import { type ReactNode, useId } from 'react';
import classes from './side-card.module.css';

interface SideCardProps {
  title: string;
  /** What waits; nothing is shown for 0. */
  count?: number | undefined;
  children: ReactNode;
}

export function SideCard({ title, count = 0, children }: SideCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title} {count > 0 ? <span className={classes.count}>{count}</span> : null}
      </h2>
      {children}
    </section>
  );
}
