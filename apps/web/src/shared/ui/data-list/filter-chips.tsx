import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../i18n/messages.ts';
import { filterWords, isInitialFilter, setFilter } from './filter-values.ts';
import { LinkButton, PlainButton } from '../plain-button.tsx';
import { Row } from '../layout.tsx';
import classes from './filter-chips.module.css';
import type { ListAsk, ListFilter } from './list-types.ts';

interface FilterChipsProps {
  filters: readonly ListFilter[];
  filter: ListAsk['filter'];
  onChange: (filter: ListAsk['filter'] | null) => void;
}

/** Each filter that applies, removable, and a button that restores the start. */
export function FilterChips({ filters, filter, onChange }: FilterChipsProps) {
  const t = useMessages('list');
  const active = filters.flatMap((each) => {
    const value = filter[each.key];
    return value === undefined ? [] : [{ key: each.key, name: each.label, value: filterWords(each, value) }];
  });
  return (
    <>
      {active.length === 0 ? null : (
        <Row as="ul" gap={2} align="stretch" wrap className={classes.chips} aria-label={t('activeFilters')}>
          {active.map(({ key, name, value }) => {
            const words = t('chip', { name, value });
            return (
              <li key={key}>
                <PlainButton
                  className={classes.chip}
                  aria-label={t('removeFilter', { filter: words })}
                  onClick={() => onChange(setFilter(filter, key, null))}
                >
                  {words}
                  <IconX size={18} aria-hidden="true" />
                </PlainButton>
              </li>
            );
          })}
        </Row>
      )}
      {isInitialFilter(filters, filter) ? null : (
        <LinkButton className={classes.reset} onClick={() => onChange(null)}>
          {t('resetFilters')}
        </LinkButton>
      )}
    </>
  );
}
