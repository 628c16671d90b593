import { openLookups } from '@suchi/domain/lookups';
import * as z from 'zod/mini';
import { typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/** A value of a list; the description of an education is its sector. */
export const lookupValue = z.object({
  id: z.int(),
  lookup: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** The name in the reader's language; without one it is read in English. */
  label: z.optional(z.string()),
});
export type LookupValue = z.infer<typeof lookupValue>;

/** The association's values of a list and those that the caller added; staff get all. */
export const readLookupContract = defineContract({
  method: 'GET',
  group: 'qe_lookup',
  path: '/list',
  input: z.object({ lookup: typedText(100) }),
  output: z.array(lookupValue),
});

/** Adds a value to a list, or returns the existing one: another family may have added the same gotra already. */
export const addLookupContract = defineContract({
  method: 'POST',
  group: 'qe_lookup',
  path: '/add',
  input: z.object({
    lookup: z.enum(openLookups),
    name: typedText(100).check(z.minLength(1)),
  }),
  output: lookupValue,
});

/** What the reader calls a value. Forms and filters store its name, which is English. */
export const labelOf = ({ name, label }: Pick<LookupValue, 'name' | 'label'>): string => label ?? name;
