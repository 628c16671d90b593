import type { ReactNode } from 'react';
import classes from './arch.module.css';

interface ArchProps {
  tone?: 'gold' | 'error' | 'info' | 'success';
  children: ReactNode;
}

/** The brand's shape, for pictures and empty states. */
export function Arch({ tone = 'gold', children }: ArchProps) {
  return (
    <span className={`${classes.arch} ${classes[tone]}`} aria-hidden="true">
      {children}
    </span>
  );
}
