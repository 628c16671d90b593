import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Row } from '../ui/layout.tsx';
import fieldClasses from './field.module.css';
import classes from './combobox-field.module.css';

interface ComboboxFrameProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  leftIcon?: ReactNode;
}

/** The same input before and after the list's code has loaded. */
export function ComboboxFrame({ leftIcon, ...input }: ComboboxFrameProps) {
  const className = [fieldClasses.input, classes.input, leftIcon ? classes.withIcon : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={fieldClasses.box}>
      {leftIcon ? (
        <Row as="span" tone="muted" className={classes.leftIcon} aria-hidden="true">
          {leftIcon}
        </Row>
      ) : null}
      <input type="text" {...input} className={className} />
      {leftIcon ? null : <IconSelector className={classes.arrows} size={20} aria-hidden="true" />}
    </div>
  );
}
