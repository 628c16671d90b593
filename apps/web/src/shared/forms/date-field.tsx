import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { formatDateText, parseDateText, typeDate } from './date-entry.ts';
import { PlainButton } from '../ui/plain-button.tsx';
import classes from './field.module.css';
import dateClasses from './date-field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { useEntry } from './use-entry.ts';

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD` */
  value: string | null;
  /** Null while the text is no date. */
  onChange: (value: string | null) => void;
  /** The days that the calendar offers. Typed days outside of them are left to the form's own rules. */
  min?: string | undefined;
  max?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** When the field is left with a date or empty, and when a day is chosen in the calendar. */
  onDone?: ((value: string | null) => void) | undefined;
  'data-autofocus'?: true;
}

/** A day as dd/mm/yyyy, whatever the browser's language is. Typed, or chosen in the system's calendar. */
export function DateField({ value, onChange, min, max, onBlur, onDone, error, ...props }: DateFieldProps) {
  const { 'data-autofocus': autofocus, ...field } = props;
  const t = useMessages('fields');
  const [text, setText] = useEntry({ value, onChange, format: formatDateText, parse: parseDateText });
  const [isLeft, setIsLeft] = useState(false);
  const isUnfinished = isLeft && value === null && text.trim() !== '';

  function type(typed: string) {
    setText(typeDate(text, typed));
    setIsLeft(false);
  }
  function choose(date: string) {
    type(date);
    onDone?.(date === '' ? null : date);
  }
  return (
    <Field {...field} error={isUnfinished ? t('date.invalid') : error}>
      {(wiring) => (
        <div className={classes.box}>
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('date.placeholder')}
            maxLength={10}
            className={`${classes.input} ${dateClasses.input}`}
            data-autofocus={autofocus}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              setIsLeft(true);
              if (value !== null) setText(formatDateText(value));
              onBlur?.();
              if (value !== null || text.trim() === '') onDone?.(value);
            }}
          />
          <CalendarButton value={value} min={min} max={max} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}

interface CalendarButtonProps {
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (date: string) => void;
}

/** The system's own calendar, which needs no code of ours. */
function CalendarButton({ value, min, max, onChoose }: CalendarButtonProps) {
  const t = useMessages('fields');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <PlainButton
        className={dateClasses.button}
        aria-label={t('date.calendar')}
        onClick={() => picker.current?.showPicker()}
      >
        <IconCalendar size={22} aria-hidden="true" />
      </PlainButton>
      <input
        ref={picker}
        type="date"
        className={dateClasses.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChoose(event.target.value)}
      />
    </>
  );
}
