import type { SearchFilters } from '@suchi/contracts/discovery';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { FilterChip } from '../model/filter-chips.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './filter-chips.module.css';

interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** Before them: the saved search. */
  first?: ReactNode;
  onChange: (filters: SearchFilters) => void;
  onReset: () => void;
}

/** Active filters, each removable, and a button that removes all. */
export function FilterChips({ chips, first = null, onChange, onReset }: FilterChipsProps) {
  const t = useMessages('search');
  return (
    <Row gap={3} rowGap={1} wrap className={classes.row}>
      {chips.length === 0 && first === null ? null : (
        <Row as="ul" gap={2} align="stretch" wrap className={classes.chips} aria-label={t('activeFilters')}>
          {first === null ? null : <li>{first}</li>}
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <PlainButton
                className={classes.chip}
                aria-label={t('remove', { filter: label })}
                onClick={() => onChange(without)}
              >
                {label}
                <IconX size={18} aria-hidden="true" />
              </PlainButton>
            </li>
          ))}
        </Row>
      )}
      <PlainButton className={classes.reset} onClick={onReset}>
        {t('reset')}
      </PlainButton>
    </Row>
  );
}
