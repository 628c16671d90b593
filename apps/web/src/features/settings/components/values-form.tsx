import { type FormEvent, useId, useState } from 'react';
import { Tiles } from '../../../shared/ui/columns.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { requireMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { isFieldProblem, problemOf } from '../model/problem-words.ts';
import type { ValueField, ValueKind } from '../model/value-fields.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import classes from './values-form.module.css';
import { groupIndian } from '@suchi/domain/basics';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SumField } from '../../../shared/forms/sum-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';

type Value = string | number | null;

interface ValueInputProps {
  name: ValueField['name'];
  kind: ValueKind;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

const paisePerRupee = 100;

function ValueInput({ name, kind, value, error, onChange }: ValueInputProps) {
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

interface ValuesFormProps {
  title: string;
  note?: string | undefined;
  fields: readonly ValueField[];
  values: Readonly<Record<string, Value | boolean>>;
  onSave: (changed: Record<string, Value>) => Promise<unknown>;
}

/** Values that are typed and then saved together. Only what changed is sent. */
export function ValuesForm({ title, note, fields, values, onSave }: ValuesFormProps) {
  const t = useMessages('settings');
  const id = useId();
  const [typed, setTyped] = useState<Record<string, Value>>({});
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const changed = Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== values[name]));
  const isChanged = Object.keys(changed).length > 0;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await onSave(changed);
      setTyped({});
      showToast({ tone: 'success', message: t('saved') });
    } catch (caught) {
      setError(caught);
    }
    setIsBusy(false);
  }

  return (
    <Card
      as="form"
      gap={4}
      className={classes.card}
      aria-labelledby={id}
      onSubmit={(event) => void save(event)}
      noValidate
    >
      <Row gap={5} rowGap={1} align="baseline" justify="between" wrap tone="soft">
        <Text as="h2" id={id} tone="ink" size="lg" weight="bold" face="plain">
          {title}
        </Text>
        {note === undefined ? null : <p>{note}</p>}
      </Row>
      <FormAlert words={error === null || isFieldProblem(error) ? [] : errorWords(error)} />
      <Tiles least={220} gap={4} className={`align-start ${classes.fields}`}>
        {fields.map(({ name, kind }) => (
          <ValueInput
            key={name}
            name={name}
            kind={kind}
            value={{ ...values, ...typed }[name] as Value}
            error={problemOf(error, name, t)}
            onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </Tiles>
      <Row gap={3} wrap tone="soft">
        <Button type="submit" look={isChanged ? 'filled' : 'default'} disabled={!isChanged} isBusy={isBusy}>
          {t('save')}
        </Button>
        <p>{t(isChanged ? 'changed' : 'unchanged')}</p>
      </Row>
    </Card>
  );
}
