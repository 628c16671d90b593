import { profileStatuses } from '@suchi/domain/lifecycle';
import { isInOwnScript } from '@suchi/domain/text';
import * as z from 'zod/mini';
import {
  calendarDate,
  inQuery,
  pageNumber,
  rowId,
  typedText,
  utcInstant,
} from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { inOwnLanguages } from '../basics/own-languages.ts';
import { picture } from '../media/media.ts';
import { listOutput, listPageSizes, listQuery } from '../office/list-query.ts';

const shared = { group: 'qe_lookup', access: 'admin' } as const;

const listName = typedText(100).check(z.minLength(1, 'required'));
const valueName = typedText(100).check(z.minLength(1, 'required'));
/** A value in the languages of members, each in its own script. */
const valueNames = inOwnLanguages(valueName).check(({ value, issues }) => {
  for (const [language, name] of Object.entries(value))
    if (name !== '' && !isInOwnScript(name, language))
      issues.push({ code: 'custom', message: 'ownScript', path: [language], input: name });
});
export type LookupNames = z.infer<typeof valueNames>;
const done = z.object({ id: z.int() });
const byId = z.object({ id: rowId });

/** A list; `custom` counts the values that families added and the association has not accepted. */
export const lookupType = z.object({
  name: z.string(),
  kind: z.enum(['values', 'holidays', 'closed']),
  total: z.int(),
  custom: z.int(),
});
export type LookupType = z.infer<typeof lookupType>;

export const lookupTypesContract = defineContract({
  ...shared,
  method: 'GET',
  path: '/types',
  input: z.object({}),
  output: z.object({ types: z.array(lookupType) }),
});

export const addLookupTypeContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/types/add',
  input: z.object({ name: listName }),
  output: z.object({ name: z.string() }),
});

/** A value; `uses` counts the profiles that have it. */
export const officeLookup = z.object({
  id: z.int(),
  name: z.string(),
  names: valueNames,
  is_standard: z.boolean(),
  date_created: utcInstant,
  uses: z.int(),
});
export type OfficeLookup = z.infer<typeof officeLookup>;

export const lookupValuesContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/values',
  input: listQuery(['date_created', 'name'], z.object({ lookup: listName })),
  output: listOutput(officeLookup),
});

export const addLookupValueContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/values/add',
  input: z.object({ lookup: listName, name: valueName }),
  output: done,
});

export const markStandardContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/values/standard',
  input: byId,
  output: done,
});

/** In English and, if `names` is given, in all other languages. */
export const renameLookupContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/values/rename',
  input: z.object({ id: rowId, name: valueName, names: z.optional(valueNames) }),
  output: done,
});

export const deleteLookupContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/values/delete',
  input: byId,
  output: done,
});

/** How many of the profiles that have a value are shown. */
export const shownLookupUsers = 5;

const lookupUser = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(profileStatuses),
  serial_number: z.nullable(z.int()),
  photo: z.nullable(picture),
});
export type LookupUser = z.infer<typeof lookupUser>;

/** The first profiles that have a value. */
export const lookupUsersContract = defineContract({
  ...shared,
  method: 'GET',
  path: '/values/users',
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({ total: z.int(), profiles: z.array(lookupUser) }),
});

/** Moves everything from the first value to the second and takes the first out of its list. */
export const mergeLookupsContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/values/merge',
  input: z.object({ source: rowId, target: rowId }),
  output: z.object({ merge: z.int() }),
});

const merge = z.object({ id: z.int(), source: z.string(), target: z.string(), undo_until: utcInstant });
export type LookupMerge = z.infer<typeof merge>;

/** The merges of a list that can still be undone, newest first. */
export const lookupMergesContract = defineContract({
  ...shared,
  method: 'GET',
  path: '/merges',
  input: z.object({ lookup: listName }),
  output: z.object({ merges: z.array(merge) }),
});

export const undoMergeContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/merges/undo',
  input: byId,
  output: done,
});

const pair = z.object({ source: officeLookup, target: officeLookup });
export type LookupPair = z.infer<typeof pair>;

/** Values of a list that look alike. The one that should stay is the target. */
export const lookupPairsContract = defineContract({
  ...shared,
  method: 'GET',
  path: '/pairs',
  input: z.object({ lookup: listName }),
  output: z.object({ pairs: z.array(pair) }),
});

/** Remembers that two values are not the same. */
export const keepApartContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/pairs/keep_apart',
  input: z.object({ source: rowId, target: rowId }),
  output: z.object({}),
});

const holidayFields = {
  name: typedText(200).check(z.minLength(1, 'required')),
  state: z.nullable(typedText(100)),
  date: calendarDate,
};

const holiday = z.object({ id: z.int(), ...holidayFields, date_created: utcInstant });
export type Holiday = z.infer<typeof holiday>;

/** Newest first. */
export const holidaysContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/holidays',
  input: z.object({
    page: z._default(pageNumber, 1),
    rows: z._default(z.literal(listPageSizes), 10),
  }),
  output: listOutput(holiday),
});

export const addHolidayContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/holidays/add',
  input: z.object(holidayFields),
  output: done,
});

export const changeHolidayContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/holidays/change',
  input: z.object({ id: rowId, ...holidayFields }),
  output: done,
});

export const deleteHolidayContract = defineContract({
  ...shared,
  method: 'POST',
  path: '/holidays/delete',
  input: byId,
  output: done,
});
