import { useId } from 'react';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { SmallSelect } from '../../shared/ui/small-select.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './import-sheet.module.css';

interface ValueChoiceProps {
  text: string;
  rows: number;
  /** What the column can have; null when it is not a list. */
  options: readonly string[] | null;
  /** Null: as it is written. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Values of the list follow a sign, so that none is taken for these. */
const asWritten = 'as-written';
const sign = '=';

/** What one value of the sheet is read as. */
export function ValueChoice({ text, rows, options, value, onChange }: ValueChoiceProps) {
  const t = useMessages('importSheet');
  const id = useId();
  const quoted = t('found.value', { text });
  return (
    <Row as="li" gap={3} rowGap={1} wrap className={classes.value}>
      <label htmlFor={id}>
        <span className="visually-hidden">{t('found.readAs', { text })}</span>
        <span aria-hidden="true">
          {rows === 1 ? quoted : t('found.times', { text: quoted, total: formatCount(rows) })}
        </span>
      </label>
      <SmallSelect
        id={id}
        options={[
          { value: asWritten, label: t('found.asWritten') },
          { value: sign, label: t('found.empty') },
          ...(options ?? []).map((option) => ({ value: sign + option, label: option })),
        ]}
        value={value === null ? asWritten : sign + value}
        onChange={(next) => onChange(next === asWritten ? null : next.slice(sign.length))}
      />
    </Row>
  );
}
