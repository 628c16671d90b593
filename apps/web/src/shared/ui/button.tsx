import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../router/link.tsx';
import classes from './button.module.css';

interface ButtonLook {
  /** Filled for the one main action of a page. */
  look?: 'filled' | 'default' | 'light' | 'green' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: ReactNode;
  fullWidth?: boolean | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Busy: announced to screen readers, and further clicks are ignored. */
  isBusy?: boolean;
}

export function Button({
  look,
  size,
  icon,
  fullWidth,
  isBusy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames({ look, size, fullWidth })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className={classes.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  icon,
  fullWidth,
  children,
  ...rest
}: ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...rest} className={classNames({ look, size, fullWidth })}>
      {icon}
      {children}
    </Link>
  );
}

function classNames({ look = 'filled', size = 'medium', fullWidth = false }: ButtonLook): string {
  return [classes.button, classes[look], classes[size], fullWidth && classes.fullWidth]
    .filter(Boolean)
    .join(' ');
}
