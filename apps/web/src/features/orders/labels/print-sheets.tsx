import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheets.module.css';

/** What the printer gets in place of the page. Invisible on the screen. */
export function PrintSheets({ children }: { children: ReactNode }) {
  return createPortal(
    <div className={classes.print} aria-hidden="true" data-print>
      {children}
    </div>,
    document.body,
  );
}
