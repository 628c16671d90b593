import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  tone: 'gold' | 'plain' | 'error' | 'success';
  children: ReactNode;
}

/** A word or two that a reviewer must not overlook. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
