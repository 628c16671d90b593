import { bookStates, sectionKinds, sectionOrders } from '@suchi/domain/print';
import * as z from 'zod/mini';
import { calendarDate, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/** A number in the book. */
export const serialNumber = z.int().check(z.minimum(1), z.maximum(9999));

/** A section of the book with its range of numbers. */
export const editionSection = z.object({
  kind: z.enum(sectionKinds),
  title: typedText(60).check(z.minLength(1, 'required')),
  from: serialNumber,
  to: serialNumber,
  order: z.enum(sectionOrders),
});
export type EditionSection = z.output<typeof editionSection>;

/** Numbers that were given together, and that can be taken back while nothing was given after them. */
export const serialRun = z.object({
  id: rowId,
  count: z.int(),
  at: utcInstant,
  by: z.string(),
});
export type SerialRun = z.output<typeof serialRun>;

/** What a freeze kept. */
const frozenBook = z.object({
  at: utcInstant,
  by: z.string(),
  /** How many candidates the book prints. */
  printed: z.int(),
  /** Kept, but not printed: pulled by an admin, or no longer active. */
  out: z.array(
    z.object({
      serial_number: z.int(),
      name: z.string(),
      reason: z.enum(['pulled', 'not_active']),
    }),
  ),
  file_made_at: z.nullable(utcInstant),
});

export const editionBook = z.object({
  year: z.int(),
  state: z.enum(bookStates),
  registration_until: z.nullable(calendarDate),
  event_date: z.nullable(calendarDate),
  event_place: z.nullable(z.string()),
  delivery_after: z.nullable(calendarDate),
  /** The latest edition; later than `year` once the next one is opened. */
  latest_year: z.int(),
  /** The edition before, to go back to while this one has no numbers. */
  earlier_year: z.nullable(z.int()),
  frozen: z.nullable(frozenBook),
  sections: z.array(
    z.extend(editionSection, {
      /** Active candidates of the section, and how many of its numbers are in use. */
      candidates: z.int(),
      given: z.int(),
    }),
  ),
  /** Active candidates that belong to no section. */
  unplaced: z.int(),
  last_run: z.nullable(serialRun),
});
export type EditionBook = z.output<typeof editionBook>;

/** The current edition's sections, and how far their numbers are given. */
export const editionBookContract = defineContract({
  method: 'GET',
  group: 'qe_edition',
  path: '/book',
  access: 'admin',
  input: z.object({}),
  output: editionBook,
});

/** Sets all sections. Refused while a given number would be outside its section, unless that is confirmed. */
export const changeSectionsContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/sections',
  access: 'admin',
  input: z.object({
    sections: z.array(editionSection).check(z.minLength(1, 'required'), z.maxLength(sectionKinds.length)),
    is_confirmed: z._default(z.boolean(), false),
  }),
  output: editionBook,
});
