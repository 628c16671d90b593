import type { ReactNode } from 'react';
import { Text } from './text.tsx';
import classes from './badge.module.css';

interface BadgeProps {
  tone: 'gold' | 'plain' | 'error' | 'success' | 'brand';
  /** Before the word, hidden from screen readers. */
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Text as="span" size="sm" weight="bold" leading="snug" className={`${classes.badge} ${classes[tone]}`}>
      {icon}
      {children}
    </Text>
  );
}
