import { labelOf } from '@suchi/contracts/lookups';
import type { SearchFilters } from '@suchi/contracts/discovery';
import { fitsGender, genders, singleStatuses } from '@suchi/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { searchAccessQuery } from '../../../entities/own-profile/search-access-query.ts';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { ChipsField } from '../../../shared/forms/chips-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './filter-fields.module.css';
import { FilterRanges, IncomeRange } from './filter-ranges.tsx';
import { TypedLookupField } from './typed-lookup-field.tsx';
import { ValuesField } from './values-field.tsx';
import { sayChoice } from '../../../shared/i18n/choice-words.ts';

interface FilterFieldsProps {
  filters: SearchFilters;
  onChange: (change: Partial<SearchFilters>) => void;
}

/** What one part shows, so that it is drawn again only when that changes. */
type PartProps<Key extends keyof SearchFilters> = Pick<SearchFilters, Key> &
  Pick<FilterFieldsProps, 'onChange'>;

/** All filters except the name. `onChange` is the same function at each render. */
export function FilterFields(props: FilterFieldsProps) {
  const { filters, onChange } = props;
  const { country, location, native_place, gotra, without_gotra } = filters;
  const { education, education_sector, education_stream, job_type } = filters;
  return (
    <div className={classes.fields}>
      <MaritalStatuses gender={filters.gender} marital_status={filters.marital_status} onChange={onChange} />
      <FilterRanges {...props} />
      <Places {...{ country, location, native_place, onChange }} />
      <Gotras {...{ gotra, without_gotra, onChange }} />
      <EducationAndJob {...{ education, education_sector, education_stream, job_type, onChange }} />
      <IncomeRange {...props} />
      <AnswerField field="match_horoscope" answer={filters.match_horoscope} onChange={onChange} />
      <AnswerField field="is_handicapped" answer={filters.is_handicapped} onChange={onChange} />
    </div>
  );
}

const Places = memo(function Places(props: PartProps<'country' | 'location' | 'native_place'>) {
  const { country, location, native_place, onChange } = props;
  const t = useMessages('search');
  return (
    <>
      <TypedLookupField
        label={t('fields.country')}
        lookup="Country"
        value={country}
        onChange={(place) => onChange({ country: place })}
      />
      <TypedLookupField
        label={t('fields.location')}
        lookup="City"
        value={location}
        onChange={(place) => onChange({ location: place })}
      />
      <div className={classes.wide}>
        <TypedLookupField
          label={t('fields.native_place')}
          lookup="City"
          value={native_place}
          onChange={(place) => onChange({ native_place: place })}
        />
      </div>
    </>
  );
});

type EducationAndJobProps = PartProps<'education' | 'education_sector' | 'education_stream' | 'job_type'>;

const EducationAndJob = memo(function EducationAndJob({ onChange, ...filters }: EducationAndJobProps) {
  const t = useMessages('search');
  return (
    <>
      <ValuesField
        label={t('fields.education')}
        lookup="Education New"
        values={filters.education}
        onChange={(education) => onChange({ education })}
      />
      <TypedLookupField
        label={t('fields.education_sector')}
        lookup="Education Sector"
        value={filters.education_sector}
        onChange={(name) => onChange({ education_sector: name })}
      />
      <TypedLookupField
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
          placeholder={t('fields.any')}
        />
      </div>
    </>
  );
});

/** Most families look outside their own gotra, so that is one tap. */
const Gotras = memo(function Gotras(props: PartProps<'gotra' | 'without_gotra'>) {
  const { gotra, without_gotra, onChange } = props;
  const t = useMessages('search');
  const { data: own } = useQuery(ownSheetQuery);
  const { data: gotras = [] } = useQuery(lookupQuery('Gotra'));
  const ours = gotras.find(({ id }) => id === own?.sheet.profile.gotra);
  return (
    <>
      <ValuesField
        label={t('fields.gotra')}
        lookup="Gotra"
        values={gotra}
        onChange={(values) => onChange({ gotra: values })}
      />
      <ValuesField
        label={t('fields.without_gotra')}
        lookup="Gotra"
        values={without_gotra}
        onChange={(values) => onChange({ without_gotra: values })}
        suggestion={ours ? { id: ours.id, label: t('fields.notOurGotra', { name: labelOf(ours) }) } : null}
      />
    </>
  );
});

const MaritalStatuses = memo(function MaritalStatuses(props: PartProps<'gender' | 'marital_status'>) {
  const { gender, marital_status: chosen, onChange } = props;
  const t = useMessages('search');
  const { data: access } = useQuery(searchAccessQuery);
  const searched = gender === null ? (access?.genders ?? genders) : [gender];
  const offered = singleStatuses.filter(
    (status) => chosen.includes(status) || searched.some((one) => fitsGender(status, one)),
  );
  return (
    <ChipsField
      className={classes.wide}
      label={t('fields.marital_status')}
      options={offered.map((status) => ({ value: status, label: sayChoice('marital_status', status) }))}
      values={chosen}
      onChange={(statuses) => onChange({ marital_status: statuses })}
    />
  );
});

interface AnswerFieldProps extends Pick<FilterFieldsProps, 'onChange'> {
  field: 'match_horoscope' | 'is_handicapped';
  answer: boolean | null;
}

const AnswerField = memo(function AnswerField({ field, answer: chosen, onChange }: AnswerFieldProps) {
  const t = useMessages('search');
  const values = { any: null, yes: true, no: false } as const;
  const answers = ['any', 'yes', 'no'] as const;
  return (
    <ChoiceField
      label={t(`fields.${field}`)}
      options={answers.map((answer) => ({ value: answer, label: t(`fields.${answer}`) }))}
      value={answers.find((answer) => values[answer] === chosen) ?? 'any'}
      onChange={(answer) => onChange({ [field]: values[answer] })}
    />
  );
});
