import type { SearchFilters } from '@suchi/contracts/discovery';
import { type SingleStatus, singleStatuses } from '@suchi/domain/profile';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './filter-fields.module.css';
import { FilterRanges, IncomeRange } from './filter-ranges.tsx';
import { NamedLookupField } from './named-lookup-field.tsx';
import { TypedLookupField } from './typed-lookup-field.tsx';
import { ValuesField } from './values-field.tsx';

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
      <FilterRanges {...props} />
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
      <div className={classes.wide}>
        <TypedLookupField
          label={t('fields.native_place')}
          lookup="City"
          value={filters.native_place}
          onChange={(place) => onChange({ native_place: place })}
        />
      </div>
      <Gotras {...props} />
      <ValuesField
        label={t('fields.education')}
        lookup="Education New"
        values={filters.education}
        onChange={(education) => onChange({ education })}
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
      <IncomeRange {...props} />
      <AnswerField field="match_horoscope" {...props} />
      <AnswerField field="is_handicapped" {...props} />
    </div>
  );
}

/** Most families look outside their own gotra, so that is one tap. */
function Gotras({ filters, onChange }: FilterFieldsProps) {
  const t = useMessages('search');
  const { data: own } = useQuery(ownSheetQuery);
  const { data: gotras = [] } = useQuery(lookupQuery('Gotra'));
  const ours = gotras.find(({ id }) => id === own?.sheet.profile.gotra);
  return (
    <>
      <ValuesField
        label={t('fields.gotra')}
        lookup="Gotra"
        values={filters.gotra}
        onChange={(gotra) => onChange({ gotra })}
      />
      <ValuesField
        label={t('fields.without_gotra')}
        lookup="Gotra"
        values={filters.without_gotra}
        onChange={(without_gotra) => onChange({ without_gotra })}
        suggestion={ours ? { id: ours.id, label: t('fields.notOurGotra', { name: ours.name }) } : null}
      />
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
