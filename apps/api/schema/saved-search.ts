import { searchSorts } from '@suchi/contracts/discovery';
import { savedSearchNameMax } from '@suchi/domain/discovery';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  createdAt,
  instant,
  json,
  numberKey,
  string,
  updatedAt,
  userLink,
} from './field.ts';

/** A search that a member kept under a name. */
export const savedSearch = defineCollection('saved_search', {
  icon: 'bookmark',
  note: 'Searches that members keep under a name; private',
  isHidden: true,
  fields: {
    id: numberKey(),
    user: userLink({ onDelete: 'CASCADE', isNullable: false }),
    name: string(savedSearchNameMax, { isNullable: false }),
    filters: json({ isNullable: false }),
    sort: choice(searchSorts, { note: 'Empty: the usual order of the member' }),
    is_mailed: boolean(true, { note: 'It is in the weekly mail' }),
    opened_at: instant({ isNullable: false, note: 'The last visit' }),
    new_since: instant({ isNullable: false, note: 'What was new at the last visit was shown since then' }),
    mailed_at: instant({ note: 'The last weekly mail that told of it' }),
    looked_at: instant({ note: 'When the worker last looked for the weekly mail' }),
    date_created: createdAt(),
    date_updated: updatedAt(),
  },
  rules: [
    uniqueIndex('suchi_saved_search_name', '("user", lower(name))'),
    index('suchi_saved_search_due', '(looked_at nulls first, id) where is_mailed'),
    oneOf('suchi_saved_search_sort', 'sort', searchSorts),
    {
      name: 'suchi_saved_search_name_length',
      kind: 'check',
      definition: `length(name) between 1 and ${savedSearchNameMax}`,
    },
  ],
});
