import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './field.module.css';

interface FormProps {
  /** Names the form for a screen reader. */
  label: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Our own messages instead of the browser's, in one column. */
export function Form({ label, onSubmit, children }: FormProps) {
  return (
    <form className={classes.form} aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

/** Two short fields side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
