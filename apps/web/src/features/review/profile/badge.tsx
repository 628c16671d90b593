import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  tone: 'gold' | 'plain' | 'error' | 'success';
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
