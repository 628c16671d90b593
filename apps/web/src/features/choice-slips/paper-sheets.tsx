import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './slip-paper.module.css';

/** For the printer alone, a sheet of A6 each: no screen shows it. */
export const PaperSheets = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div className={classes.print} aria-hidden="true" data-print>
      {children}
    </div>,
    document.body,
  );
