import type { SearchFilters } from '@suchi/contracts/discovery';
import { type Gender, genders } from '@suchi/domain/profiles';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { NameSearch } from './name-search.tsx';
import classes from './search-bar.module.css';

interface SearchBarProps {
  filters: SearchFilters;
  filterCount: number;
  /** The gender on display; null when there is no choice. */
  gender: Gender | null;
  onChange: (filters: SearchFilters) => void;
  /** Given the button, which gets the focus back. */
  onOpenFilter: (button: HTMLElement) => void;
}

export function SearchBar({ filters, filterCount, gender, onChange, onOpenFilter }: SearchBarProps) {
  const t = useMessages('search');
  return (
    <Row role="search" gap={2} align="end" wrap className={classes.bar}>
      {gender === null ? null : (
        <div className={classes.gender}>
          <GenderSwitch value={gender} onChange={(chosen) => onChange({ ...filters, gender: chosen })} />
        </div>
      )}
      <NameSearch name={filters.name} onSearch={(name) => onChange({ ...filters, name })} />
      <Button
        look="default"
        size="small"
        icon={<IconAdjustmentsHorizontal size={22} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={(event) => onOpenFilter(event.currentTarget)}
      >
        {t('filter')}
        {filterCount === 0 ? null : (
          <>
            <span className={classes.count} aria-hidden="true">
              {filterCount}
            </span>
            <span className="visually-hidden">, {t('filtersSet', { count: filterCount })}</span>
          </>
        )}
      </Button>
    </Row>
  );
}

interface GenderSwitchProps {
  value: Gender;
  onChange: (gender: Gender) => void;
}

function GenderSwitch({ value, onChange }: GenderSwitchProps) {
  const t = useMessages('search');
  const options = genders.toReversed().map((gender) => ({ value: gender, label: t(`gender.${gender}`) }));
  return <ChoiceField label={t('gender.label')} options={options} value={value} onChange={onChange} />;
}
