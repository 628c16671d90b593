import type { SearchFilters } from '@suchi/contracts/discovery';
import {
  type FeetAndInches,
  formatHeight,
  heightFilterRange,
  type SingleStatus,
  singleStatuses,
  toCentimetres,
} from '@suchi/domain/profile';
import { IconCheck } from '@tabler/icons-react';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './filter-fields.module.css';
import { NamedLookupField } from './named-lookup-field.tsx';
import { TypedLookupField } from './typed-lookup-field.tsx';

interface FilterFieldsProps {
  filters: SearchFilters;
  onChange: (change: Partial<SearchFilters>) => void;
}

/** All filters except the name. */
export function FilterFields(props: FilterFieldsProps) {
  const { filters, onChange } = props;
  const t = useMessages('search');
  return (
    <div className={classes.fields}>
      <MaritalStatuses chosen={filters.marital_status} onChange={onChange} />
      <Ranges {...props} />
      <TypedLookupField
        label={t('fields.country')}
        lookup="Country"
        value={filters.country}
        onChange={(country) => onChange({ country })}
      />
      <TypedLookupField
        label={t('fields.location')}
        lookup="City"
        value={filters.location}
        onChange={(location) => onChange({ location })}
      />
      <NamedLookupField
        label={t('fields.education_sector')}
        lookup="Education Sector"
        value={filters.education_sector}
        onChange={(name) => onChange({ education_sector: name })}
      />
      <NamedLookupField
        label={t('fields.education_stream')}
        lookup="Education Stream"
        value={filters.education_stream}
        onChange={(name) => onChange({ education_stream: name })}
      />
      <div className={classes.wide}>
        <LookupField
          label={t('fields.job_type')}
          lookup="Job Type"
          value={filters.job_type}
          valueName={null}
          onChange={(chosen) => onChange({ job_type: chosen?.id ?? null })}
          canAdd
          placeholder={t('fields.any')}
        />
      </div>
      <AnswerField field="match_horoscope" {...props} />
      <AnswerField field="is_handicapped" {...props} />
    </div>
  );
}

function Ranges({ filters, onChange }: FilterFieldsProps) {
  const t = useMessages('search');
  return (
    <>
      {(['born_from', 'born_to'] as const).map((key) => (
        <TextField
          key={key}
          type="date"
          label={t(`fields.${key}`)}
          value={filters[key] ?? ''}
          onChange={(event) => onChange({ [key]: event.target.value || null })}
        />
      ))}
      {(['height_from', 'height_to'] as const).map((key) => (
        <SelectField
          key={key}
          label={t(`fields.${key}`)}
          placeholder={t('fields.any')}
          options={listHeights()}
          value={filters[`${key}_cm`]?.toString() ?? null}
          onChange={(cm) => onChange({ [`${key}_cm`]: cm === null ? null : Number(cm) })}
        />
      ))}
    </>
  );
}

interface MaritalStatusesProps {
  chosen: readonly SingleStatus[];
  onChange: FilterFieldsProps['onChange'];
}

function MaritalStatuses({ chosen, onChange }: MaritalStatusesProps) {
  const t = useMessages('search');
  const toggle = (status: SingleStatus) =>
    singleStatuses.filter((each) => (each === status ? !chosen.includes(each) : chosen.includes(each)));
  return (
    <fieldset className={`${classes.statuses} ${classes.wide}`}>
      <legend>{t('fields.marital_status')}</legend>
      {singleStatuses.map((status) => (
        <label key={status} className={classes.status}>
          <input
            type="checkbox"
            checked={chosen.includes(status)}
            onChange={() => onChange({ marital_status: toggle(status) })}
          />
          <span>
            <IconCheck size={20} aria-hidden="true" />
            {status}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface AnswerFieldProps extends FilterFieldsProps {
  field: 'match_horoscope' | 'is_handicapped';
}

function AnswerField({ field, filters, onChange }: AnswerFieldProps) {
  const t = useMessages('search');
  const values = { any: null, yes: true, no: false } as const;
  const answers = ['any', 'yes', 'no'] as const;
  return (
    <ChoiceField
      label={t(`fields.${field}`)}
      options={answers.map((answer) => ({ value: answer, label: t(`fields.${answer}`) }))}
      value={answers.find((answer) => values[answer] === filters[field]) ?? 'any'}
      onChange={(answer) => onChange({ [field]: values[answer] })}
    />
  );
}

const inInches = ({ feet, inches }: FeetAndInches) => feet * 12 + inches;

/** Every inch of the filter's height range. */
function listHeights() {
  const { from, to } = heightFilterRange;
  const first = inInches(from);
  return Array.from({ length: inInches(to) - first + 1 }, (_, index) => {
    const inches = first + index;
    const cm = toCentimetres({ feet: Math.floor(inches / 12), inches: inches % 12 });
    return { value: String(cm), label: formatHeight(cm) };
  });
}
