import { attendances } from '@suchi/domain/lifecycle';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { countsOf, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../media/media.ts';
import { listQuery, type OfficeColumn, valuesOf } from './list-query.ts';

const attendeeSorts = ['serial_number', 'name'] as const;

/** The columns, in the order of the page. */
export const attendeeColumns = {
  name: { value: z.string(), sort: 'name' },
  email: { value: z.nullable(z.string()), leaves: 'second' },
  serial_number: { value: z.nullable(z.int()), sort: 'serial_number' },
} as const satisfies Record<string, OfficeColumn<(typeof attendeeSorts)[number]>>;

export const attendeeRow = z.object({
  id: rowId,
  photo: z.nullable(picture),
  gender: z.nullable(z.enum(genders)),
  ...valuesOf(attendeeColumns),
});
export type AttendeeRow = z.output<typeof attendeeRow>;

/** What the active candidates answered about the event: how many of each, and those with one answer. */
export const attendeesContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/attendees',
  access: 'event',
  input: listQuery(attendeeSorts, z.object({ attendance: z.enum(attendances) })),
  output: z.object({
    total: z.int(),
    rows: z.array(attendeeRow),
    /** Without the search. */
    counts: countsOf(attendances),
    /** With this answer, by gender. */
    women: z.int(),
    men: z.int(),
  }),
});
export type AttendeesInput = z.input<typeof attendeesContract.input>;
