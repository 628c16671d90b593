import { formatCalendarDate } from '@suchi/domain/basics';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './grievances.module.css';

/** It is sent: its reference, and until when it is answered. */
export function SentLine({ reference, due_on: dueOn }: { reference: string; due_on: string }) {
  const t = useMessages('grievances');
  const line = useRef<HTMLParagraphElement>(null);
  // The button that had focus is gone.
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className={classes.sent}>
      <Text as="span" size="xl" weight="bold">
        {t('sent', { reference, date: formatCalendarDate(dueOn) })}
      </Text>
    </p>
  );
}
