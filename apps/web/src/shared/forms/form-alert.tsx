import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Row } from '../ui/layout.tsx';
import classes from './form-alert.module.css';

interface FormAlertProps {
  /** Hidden when empty. */
  words: readonly string[];
}

/** Errors of the whole form. Takes focus when they appear. */
export function FormAlert({ words }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words.length > 0) alert.current?.focus();
  }, [words]);
  if (words.length === 0) return null;
  return (
    <Row
      gap={3}
      align="stretch"
      tone="error"
      weight="bold"
      className={`framed tint-error pad-4 ${classes.alert}`}
      role="alert"
      tabIndex={-1}
      ref={alert}
    >
      <IconAlertCircle size={24} className="above-half" aria-hidden="true" />
      <div>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Row>
  );
}
