import { groupIndian } from '@suchi/domain/basics';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SumField } from '../../../shared/forms/sum-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { requireMessages, useMessages } from '../../../shared/i18n/messages.ts';
import type { ValueField, ValueKind } from '../model/value-fields.ts';

export type Value = string | number | null;

interface ValueInputProps {
  name: ValueField['name'];
  kind: ValueKind;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

const paisePerRupee = 100;

export function ValueInput({ name, kind, value, error, onChange }: ValueInputProps) {
  const t = useMessages('settings');
  const hints: Partial<Record<string, string>> = requireMessages('settings').hints;
  const field = {
    label: t(`fields.${name}`),
    hint: hints[name],
    error,
  };
  const text = value === null ? '' : String(value);
  switch (kind) {
    case 'date':
      return <DateField {...field} value={text === '' ? null : text} onChange={onChange} />;
    case 'number':
      return <NumberField {...field} value={value === null ? null : Number(value)} onChange={onChange} />;
    case 'rupees':
      return (
        <SumField
          {...field}
          prefix="₹"
          group={groupIndian}
          value={value === null ? null : Number(value) / paisePerRupee}
          onChange={(rupees) => onChange(rupees === null ? null : rupees * paisePerRupee)}
        />
      );
    case 'area':
      return (
        <TextAreaField {...field} value={text} rows={5} onChange={(event) => onChange(event.target.value)} />
      );
    case 'email':
    case 'text':
    default:
      return (
        <TextField
          {...field}
          type={kind}
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
