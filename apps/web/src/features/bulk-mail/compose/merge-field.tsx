import { splitMergeText } from '@suchi/domain/bulk-mail';
import { type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Field } from '../../../shared/forms/field.tsx';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './merge-field.module.css';

interface MergeFieldProps {
  id?: string;
  label: string;
  lang?: string;
  value: string;
  maxLength: number;
  isRequired?: boolean;
  /** Without it the field has one line. */
  hasLines?: boolean;
  labelAside?: ReactNode;
  /** Shown unless a field in the text is unknown. */
  error?: string | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/**
 * A text with merge fields. A plain text area lies over a copy of the text that marks the fields: typing, undo and screen
 * readers work as everywhere.
 */
export function MergeField({
  id,
  label,
  lang,
  value,
  maxLength,
  isRequired,
  hasLines = false,
  labelAside,
  error: otherError,
  inputRef,
  onChange,
  onFocus,
  onBlur,
}: MergeFieldProps) {
  const t = useMessages('bulkMail');
  const parts = splitMergeText(value);
  const unknown = parts.flatMap((part) => (part.kind === 'unknown' ? part.text : []));
  const error = unknown.length > 0 ? t('fields.unknown', { words: formatList(unknown) }) : otherError;

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!hasLines && event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Backspace') return;
    const box = event.currentTarget;
    const start = box.selectionStart === box.selectionEnd ? startOfField(value, box.selectionEnd) : null;
    if (start === null) return;
    event.preventDefault();
    box.setRangeText('', start, box.selectionEnd, 'end');
    onChange(box.value);
  }

  return (
    <Field {...{ id, label, isRequired, labelAside, error }}>
      {(wiring) => (
        <div className={`${classes.box} ${hasLines ? classes.lines : ''}`}>
          <div className={classes.copy} aria-hidden="true">
            {parts.map((part, place) =>
              part.kind === 'text' ? (
                part.text
              ) : (
                <mark key={place} className={part.kind === 'field' ? classes.token : classes.unknown}>
                  {part.text}
                </mark>
              ),
            )}
            {/* A last empty line has no height of its own. */}
            {'\u200b'}
          </div>
          <textarea
            {...wiring}
            lang={lang}
            ref={inputRef}
            className={classes.input}
            rows={1}
            value={value}
            maxLength={maxLength}
            onKeyDown={keyDown}
            onFocus={onFocus}
            onBlur={onBlur}
            onChange={(event) =>
              onChange(hasLines ? event.target.value : event.target.value.replaceAll(/[\r\n]+/g, ' '))
            }
          />
        </div>
      )}
    </Field>
  );
}

/** Where the merge field begins that ends at this place of the text, or null. */
function startOfField(text: string, end: number): number | null {
  const last = splitMergeText(text.slice(0, end)).at(-1);
  return last?.kind === 'field' ? text.lastIndexOf('{', end - 1) : null;
}
