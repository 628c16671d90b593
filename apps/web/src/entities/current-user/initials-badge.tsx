import type { CurrentUser } from '@suchi/contracts/accounts';
import { initials } from './display-name.ts';
import classes from './initials-badge.module.css';

interface InitialsBadgeProps {
  user: Pick<CurrentUser, 'first_name' | 'last_name'>;
  size?: 'medium' | 'large';
}

/** Decorative: the name is always beside it. */
export function InitialsBadge({ user, size = 'medium' }: InitialsBadgeProps) {
  return (
    <span className={`${classes.badge} ${classes[size]}`} data-initials={initials(user)} aria-hidden="true" />
  );
}
