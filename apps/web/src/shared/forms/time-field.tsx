import { useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import classes from './field.module.css';
import dateClasses from './date-field.module.css';
import { Segments } from './segments.tsx';
import { Field, type FieldProps } from './field.tsx';
import { formatTime, parseTime, type TimeEntry, typeTime, withKnownPeriod } from './time-entry.ts';
import { useEntry } from './use-entry.ts';

interface TimeFieldProps extends FieldProps {
  /** `HH:MM` or `HH:MM:SS` of the day. */
  value: string | null;
  /** Null while the entry is no time. */
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
}

/** A time with AM or PM, whatever the browser's language is. */
export function TimeField({ value, onChange, onBlur, error, ...field }: TimeFieldProps) {
  const t = useMessages('fields');
  const [entry, setEntry] = useEntry({
    value,
    onChange,
    format: formatTime,
    parse: (next) => parseEntry(next, value),
  });
  const [isLeft, setIsLeft] = useState(false);
  const problem = isLeft && value === null ? problemOf(entry) : null;
  return (
    <Field {...field} error={problem === null ? error : t(`time.${problem}`)}>
      {(wiring) => (
        <div
          className={dateClasses.time}
          onFocus={() => setIsLeft(false)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            setIsLeft(true);
            if (value !== null) setEntry(formatTime(value));
            onBlur?.();
          }}
        >
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('time.placeholder')}
            maxLength={5}
            className={classes.input}
            value={entry.text}
            onChange={({ target }) =>
              setEntry(withKnownPeriod({ ...entry, text: typeTime(entry.text, target.value) }))
            }
          />
          <Periods value={entry.period} onChange={(period) => setEntry({ ...entry, period })} />
        </div>
      )}
    </Field>
  );
}

/** A stored time may have seconds, which the entry does not show. */
function parseEntry(entry: TimeEntry, stored: string | null): string | null {
  const time = parseTime(entry);
  return time !== null && stored?.startsWith(time) ? stored : time;
}

function problemOf(entry: TimeEntry): 'invalid' | 'periodMissing' | null {
  if (entry.text.trim() === '') return null;
  return parseTime({ ...entry, period: 'am' }) === null ? 'invalid' : 'periodMissing';
}

interface PeriodsProps {
  value: TimeEntry['period'];
  onChange: (period: 'am' | 'pm') => void;
}

function Periods({ value, onChange }: PeriodsProps) {
  const t = useMessages('fields');
  return (
    <Segments
      role="radiogroup"
      aria-label={t('time.period')}
      className={dateClasses.periods}
      options={(['am', 'pm'] as const).map((period) => ({ value: period, label: t(`time.${period}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
