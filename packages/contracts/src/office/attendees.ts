import { attendances } from '@suchi/domain/lifecycle';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../media/media.ts';
import { listQuery } from './list-query.ts';

export const attendeeRow = z.object({
  id: rowId,
  name: z.string(),
  email: z.nullable(z.string()),
  photo: z.nullable(picture),
  gender: z.nullable(z.enum(genders)),
  serial_number: z.nullable(z.int()),
});
export type AttendeeRow = z.output<typeof attendeeRow>;

/** What the active candidates answered about the event: how many of each, and those with one answer. */
export const attendeesContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/attendees',
  access: 'event',
  input: listQuery(['serial_number', 'name'], z.object({ attendance: z.enum(attendances) })),
  output: z.object({
    total: z.int(),
    rows: z.array(attendeeRow),
    /** Without the search. */
    counts: z.record(z.enum(attendances), z.int()),
    /** With this answer, by gender. */
    women: z.int(),
    men: z.int(),
  }),
});
export type AttendeesInput = z.input<typeof attendeesContract.input>;
