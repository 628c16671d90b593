import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { classList } from '../../../shared/ui/class-list.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './opener.module.css';

interface OpenerProps extends ComponentProps<'button'> {
  isOpen: boolean;
  /** The id of what it opens. */
  opens: string;
}

/** Opens the lines below a sum; its arrow turns. */
export function Opener({ isOpen, opens, className, children, ...rest }: OpenerProps) {
  return (
    <PlainButton
      {...rest}
      className={classList('row gap-2 bold', classes.opener, className)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? opens : undefined}
    >
      <IconChevronRight size={20} aria-hidden="true" />
      {children}
    </PlainButton>
  );
}
