import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { DateField } from '../../forms/date-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../plain-button.tsx';
import { Row, Stack } from '../layout.tsx';
import sheet from '../sheet.module.css';
import { Drawer } from '../drawer.tsx';
import { Modal } from '../modal.tsx';
import { useReturnFocus } from '../use-return-focus.ts';
import {
  entryMaxLength,
  initialFilter,
  isInitialFilter,
  readFilterValue,
  setFilter,
} from './filter-values.ts';
import classes from './filter-sheet.module.css';
import type { ListAsk, ListFilter } from './list-types.ts';
import { useScreen } from '../use-screen.ts';

interface FilterSheetProps {
  filters: readonly ListFilter[];
  filter: ListAsk['filter'];
  onApply: (filter: ListAsk['filter']) => void;
  onClose: () => void;
}

/** A dialog; on a phone a sheet from the bottom. */
export function FilterSheet({ filters, filter, onApply, onClose }: FilterSheetProps) {
  const t = useMessages('list');
  const common = useMessages('common');
  const isPhone = useScreen('(width < 640px)');
  const [draft, setDraft] = useState(filter);
  const Shell = isPhone ? Drawer : Modal;
  useReturnFocus();
  const choose = (key: string, value: string | null) => setDraft((before) => setFilter(before, key, value));
  return (
    <Shell.Root
      opened
      onClose={onClose}
      {...(isPhone ? { position: 'bottom' as const, size: '95%' } : { size: 520, centered: true })}
      classNames={{ content: sheet.sheet ?? '', body: sheet.body ?? '' }}
    >
      <Shell.Overlay backgroundOpacity={0.55} />
      <Shell.Content aria-label={t('filter')}>
        <Shell.Body>
          <Row justify="between" className={classes.head}>
            <h2>{t('filter')}</h2>
            <IconButton
              size="large"
              label={common('close')}
              onClick={onClose}
              icon={<IconX size={26} aria-hidden="true" />}
            />
          </Row>
          <Stack gap={4} className={classes.fields}>
            {filters.map((each) => (
              <FilterField
                key={each.key}
                filter={each}
                value={draft[each.key] ?? null}
                onChange={(value) => choose(each.key, value)}
              />
            ))}
          </Stack>
          <Row gap={3} align="stretch" justify="end" wrap className={classes.foot}>
            {isInitialFilter(filters, draft) ? null : (
              <Button look="default" onClick={() => setDraft(initialFilter(filters))}>
                {t('resetFilters')}
              </Button>
            )}
            <Button onClick={() => onApply(readDraft(filters, draft))}>{t('apply')}</Button>
          </Row>
        </Shell.Body>
      </Shell.Content>
    </Shell.Root>
  );
}

/** Without what is only spaces. */
function readDraft(filters: readonly ListFilter[], draft: ListAsk['filter']): ListAsk['filter'] {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const value = readFilterValue(filter, draft[filter.key] ?? null);
      return value === undefined ? [] : [[filter.key, value]];
    }),
  );
}

interface FilterFieldProps {
  filter: ListFilter;
  value: string | null;
  onChange: (value: string | null) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const t = useMessages('list');
  const { label } = filter;
  if (!('entry' in filter)) {
    const { options } = filter;
    return <SelectField {...{ label, options, value, onChange }} placeholder={t('anyValue')} />;
  }
  if (filter.entry === 'date') return <DateField {...{ label, value, onChange }} />;
  if (filter.entry === 'number')
    return (
      <NumberField
        label={label}
        value={value === null ? null : Number(value)}
        onChange={(number) => onChange(number === null ? null : String(number).slice(0, 3))}
      />
    );
  return (
    <TextField
      label={label}
      value={value ?? ''}
      maxLength={entryMaxLength}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
