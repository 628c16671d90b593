import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../i18n/messages.ts';
import { findOption, isInitialFilter, setFilter } from './filter-values.ts';
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
  const active = filters.filter(({ key }) => filter[key] !== undefined);
  return (
    <>
      {active.length === 0 ? null : (
        <ul className={classes.chips} aria-label={t('activeFilters')}>
          {active.map((each) => {
            const words = t('chip', {
              name: each.label,
              value: findOption(each, filter[each.key])?.label ?? '',
            });
            return (
              <li key={each.key}>
                <button
                  type="button"
                  className={classes.chip}
                  aria-label={t('removeFilter', { filter: words })}
                  onClick={() => onChange(setFilter(filter, each.key, null))}
                >
                  {words}
                  <IconX size={18} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isInitialFilter(filters, filter) ? null : (
        <button type="button" className={classes.reset} onClick={() => onChange(null)}>
          {t('resetFilters')}
        </button>
      )}
    </>
  );
}
