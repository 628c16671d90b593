import type { SearchFilters } from '@suchi/contracts/discovery';
import { labelOf } from '@suchi/contracts/lookups';
import { sourceLanguage } from '@suchi/words';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { LanguageContext, useMessages } from '../../../shared/i18n/messages.ts';
import { type FilterChip, listFilterChips, type ValueList } from './filter-chips.ts';

/** The active filters in words. */
export function useFilterChips(filters: SearchFilters): FilterChip[] {
  const t = useMessages('search');
  // Of these the filter has the English name.
  const isOther = use(LanguageContext) !== sourceLanguage;
  const lists = {
    'Job Type': useValues('Job Type', filters.job_type !== null),
    Gotra: useValues('Gotra', filters.gotra.length + filters.without_gotra.length > 0),
    'Education New': useValues('Education New', filters.education.length > 0),
    Country: useValues('Country', isOther && filters.country !== null),
    City: useValues('City', isOther && (filters.location ?? filters.native_place) !== null),
    'Education Sector': useValues('Education Sector', isOther && filters.education_sector !== null),
    'Education Stream': useValues('Education Stream', isOther && filters.education_stream !== null),
  };
  return listFilterChips(filters, {
    t,
    nameOf: (list, wanted) => {
      const found = lists[list].find(({ id, name }) => wanted === id || wanted === name);
      return found ? labelOf(found) : null;
    },
  });
}

/** The names behind the ids of a filter, loaded when it is set. */
function useValues(list: ValueList, enabled: boolean) {
  const { data = [] } = useQuery({ ...lookupQuery(list), enabled });
  return data;
}
