import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './field.module.css';

interface FormProps {
  /** The accessible name. */
  label: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Our own messages instead of the browser's. */
export function Form({ label, onSubmit, children }: FormProps) {
  return (
    <form className={classes.form} aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
