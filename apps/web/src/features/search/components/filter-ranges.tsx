import type { SearchFilters } from '@suchi/contracts/discovery';
import {
  currencySigns,
  type FeetAndInches,
  heightFilterRange,
  incomeCurrencies,
  type IncomeCurrency,
  toCentimetres,
} from '@suchi/domain/profiles';
import { memo, useMemo } from 'react';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { SelectField, type SelectOption } from '../../../shared/forms/select-field.tsx';
import { formatAmount, formatHeight } from '../../../shared/i18n/format-measures.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { listReversedRanges } from '../model/tidy-filters.ts';
import classes from './filter-fields.module.css';

interface FilterRangesProps {
  filters: SearchFilters;
  onChange: (change: Partial<SearchFilters>) => void;
}

/** Age, birth date and height, each from and to. A range that ends before it begins is named at its end. */
export function FilterRanges({ filters, onChange }: FilterRangesProps) {
  const t = useMessages('search');
  const errorAt = useReversedError(filters);
  const ageOptions = useMemo(() => ages.map((age) => toOption(age, t('fields.years', { age }))), [t]);
  const tCommon = useMessages('common');
  const heightOptions = useMemo(() => listHeights(tCommon), [tCommon]);
  return (
    <>
      {(['age_from', 'age_to'] as const).map((key) => (
        <NumberSelect
          key={key}
          field={key}
          label={t(`fields.${key}`)}
          error={errorAt(key)}
          options={ageOptions}
          value={filters[key]}
          onChange={onChange}
        />
      ))}
      {(['born_from', 'born_to'] as const).map((key) => (
        <DateField
          key={key}
          label={t(`fields.${key}`)}
          error={errorAt(key)}
          value={filters[key]}
          onChange={(day) => onChange({ [key]: day })}
        />
      ))}
      {(['height_from', 'height_to'] as const).map((key) => (
        <NumberSelect
          key={key}
          field={`${key}_cm`}
          label={t(`fields.${key}`)}
          error={errorAt(key)}
          options={heightOptions}
          value={filters[`${key}_cm`]}
          onChange={onChange}
        />
      ))}
    </>
  );
}

/** Amounts in one currency: without exchange rates, incomes in others cannot be compared. */
export function IncomeRange({ filters, onChange }: FilterRangesProps) {
  const t = useMessages('search');
  const errorAt = useReversedError(filters);
  const tCommon = useMessages('common');
  const currency = filters.income_currency ?? 'INR';
  const amounts = useMemo(
    () => incomeSteps(currency).map((amount) => toOption(amount, formatAmount(amount, currency, tCommon))),
    [currency, tCommon],
  );
  return (
    <>
      <div className={classes.wide}>
        <SelectField
          label={t('fields.income_currency')}
          hint={t('fields.incomeHint')}
          options={incomeCurrencies.map((one) => ({ value: one, label: `${currencySigns[one]} ${one}` }))}
          value={currency}
          // The steps of another currency are other amounts.
          onChange={(chosen) =>
            onChange({
              income_currency: incomeCurrencies.find((one) => one === chosen) ?? null,
              income_from: null,
              income_to: null,
            })
          }
        />
      </div>
      {(['income_from', 'income_to'] as const).map((key) => (
        <NumberSelect
          key={key}
          field={key}
          label={t(`fields.${key}`)}
          error={errorAt(key)}
          options={amounts}
          value={filters[key]}
          onChange={onChange}
        />
      ))}
    </>
  );
}

interface NumberSelectProps {
  field: keyof SearchFilters;
  label: string;
  error: string | undefined;
  options: readonly SelectOption[];
  value: number | null;
  onChange: (change: Partial<SearchFilters>) => void;
}

/** Drawn again only when it changes: its options are most of the sheet. */
const NumberSelect = memo(function NumberSelect({ field, value, onChange, ...select }: NumberSelectProps) {
  const t = useMessages('search');
  return (
    <SelectField
      {...select}
      placeholder={t('fields.any')}
      value={value?.toString() ?? null}
      onChange={(chosen) => onChange({ [field]: chosen === null ? null : Number(chosen) })}
    />
  );
});

const toOption = (value: number, label: string): SelectOption => ({ value: String(value), label });

/** The words at the end of a reversed range. */
function useReversedError(filters: SearchFilters): (key: string) => string | undefined {
  const t = useMessages('search');
  const reversed = listReversedRanges(filters);
  return (key) => {
    const range = reversed.find((name) => key === `${name}_to`);
    return range && t(`fields.reversed.${range}`, { label: t(`fields.${range}_from`) });
  };
}

const ages = Array.from({ length: 53 }, (_, index) => 18 + index);

const lakh = 100_000;
const incomeSteps = (currency: IncomeCurrency) =>
  currency === 'INR'
    ? [3, 5, 7, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100].map((lakhs) => lakhs * lakh)
    : [20, 30, 40, 50, 75, 100, 125, 150, 200, 300].map((thousands) => thousands * 1000);

const inInches = ({ feet, inches }: FeetAndInches) => feet * 12 + inches;

/** Every inch of the filter's height range. */
function listHeights(t: Translate<'common'>) {
  const { from, to } = heightFilterRange;
  const first = inInches(from);
  return Array.from({ length: inInches(to) - first + 1 }, (_, index) => {
    const inches = first + index;
    const cm = toCentimetres({ feet: Math.floor(inches / 12), inches: inches % 12 });
    return toOption(cm, formatHeight(cm, t));
  });
}
