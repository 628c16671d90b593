import { labelOf } from '@suchi/contracts/lookups';
import { filterValuesMax } from '@suchi/contracts/discovery';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import chips from './filter-chips.module.css';
import classes from './filter-fields.module.css';

interface ValuesFieldProps {
  label: string;
  lookup: string;
  values: readonly number[];
  onChange: (values: number[]) => void;
  /** A value that families often choose, offered by one tap. */
  suggestion?: { id: number; label: string } | null;
}

/** Several values of a list. */
export function ValuesField({ label, lookup, values, onChange, suggestion = null }: ValuesFieldProps) {
  const t = useMessages('search');
  const { data: list = [] } = useQuery(lookupQuery(lookup));
  const nameOf = (id: number) => {
    const value = list.find((each) => each.id === id);
    return value ? labelOf(value) : label;
  };
  const add = (id: number) => onChange([...new Set([...values, id])].slice(0, filterValuesMax));
  return (
    <Stack gap={2} align="start" className={`${classes.wide} ${classes.values}`}>
      <LookupField
        label={label}
        lookup={lookup}
        value={null}
        valueName={null}
        onChange={(chosen) => {
          if (chosen) add(chosen.id);
        }}
        placeholder={t(values.length === 0 ? 'fields.any' : 'fields.addMore')}
      />
      {values.length === 0 ? null : (
        <Row as="ul" gap={2} align="stretch" wrap aria-label={label}>
          {values.map((id) => (
            <li key={id}>
              <PlainButton
                className={chips.chip}
                aria-label={t('remove', { filter: nameOf(id) })}
                onClick={() => onChange(values.filter((each) => each !== id))}
              >
                {nameOf(id)}
                <IconX size={18} aria-hidden="true" />
              </PlainButton>
            </li>
          ))}
        </Row>
      )}
      {suggestion === null || values.includes(suggestion.id) ? null : (
        <PlainButton className={chips.reset} onClick={() => add(suggestion.id)}>
          {suggestion.label}
        </PlainButton>
      )}
    </Stack>
  );
}
