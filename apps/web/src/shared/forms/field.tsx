import { type ReactNode, useId } from 'react';
import { useFieldMessage } from './field-message.ts';
import { Text } from '../ui/text.tsx';
import { Row } from '../ui/layout.tsx';
import { FieldError } from './field-error.tsx';
import classes from './field.module.css';

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** A validation key of the contracts. */
  error?: string | undefined;
  /** For links to the field, such as an error summary. */
  id?: string | undefined;
  isRequired?: boolean | undefined;
  /** Shown at the end of the label's line. */
  labelAside?: ReactNode;
}

/** Attributes that connect an input with its hint and error. */
export interface InputWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (wiring: InputWiring) => ReactNode;
}

export function Field({
  label,
  hint,
  error,
  id: givenId,
  isRequired,
  labelAside,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const toWords = useFieldMessage();
  const words = toWords(error, label);
  const describedBy = [hint && `${id}-hint`, words && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <Row gap={3} rowGap={0} align="baseline" justify="between" wrap className={classes.labelRow}>
        <Text as="label" weight="bold" htmlFor={id}>
          {label}
          {isRequired ? (
            <span className={classes.required} aria-hidden="true">
              *
            </span>
          ) : null}
        </Text>
        {labelAside}
      </Row>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': words ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      {/* Always there, because a live region that appears together with its words is often not read. */}
      <div aria-live="polite">{words ? <FieldError id={`${id}-error`}>{words}</FieldError> : null}</div>
      {hint ? (
        <Text tone="muted" size="md" above={1} id={`${id}-hint`}>
          {hint}
        </Text>
      ) : null}
    </div>
  );
}
