import type { ReactNode } from 'react';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './pay-bar.module.css';

interface PayBarProps {
  /** Why the last try did not work. Here, because the bar would cover it elsewhere. */
  alert?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** The page's actions: at the foot of a phone's window, below the content on wide screens. */
export function PayBar({ alert, note, children }: PayBarProps) {
  return (
    <Stack gap={2} className={classes.bar}>
      {alert}
      {note ? (
        <Row as="p" gap={2} justify="center" tone="soft" className={classes.note}>
          {note}
        </Row>
      ) : null}
      <Row gap={2} align="stretch" wrap className={classes.actions}>
        {children}
      </Row>
    </Stack>
  );
}
