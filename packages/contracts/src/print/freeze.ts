import { switchWarnings } from '@suchi/domain/print';
import * as z from 'zod/mini';
import { calendarDate, inQuery, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { editionBook, serialNumber } from './edition-book.ts';

const editionYear = z.int().check(z.minimum(1900), z.maximum(2999));

/** What a freeze would keep. Nothing changes. */
export const freezeCheckContract = defineContract({
  method: 'GET',
  group: 'qe_edition',
  path: '/freeze_check',
  access: 'admin',
  input: z.object({}),
  output: z.object({
    printed: z.int(),
    /** The last day to register, while it is not over. */
    registering_until: z.nullable(calendarDate),
    /** Active candidates without a number: they are not in the book. */
    unnumbered: z.array(z.object({ profile_id: rowId, name: z.string() })),
    /** Below the marriage age, or born after the association's limit: they are not printed. */
    too_young: z.array(z.object({ profile_id: rowId, serial_number: z.int(), name: z.string() })),
  }),
});
export type FreezeCheck = z.output<typeof freezeCheckContract.output>;

/** Keeps what is printed. Refused when the count is no longer the one that was seen. */
export const freezeContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/freeze',
  access: 'admin',
  input: z.object({ printed: z.int().check(z.minimum(1), z.maximum(9999)) }),
  output: editionBook,
});

/** Gives up what was kept. Refused after the file for the printer is made. */
export const unfreezeContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/unfreeze',
  access: 'admin',
  input: z.object({}),
  output: editionBook,
});

/** Takes a number out of the frozen book, or back in. Refused after the file is made. */
export const pullContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/pull',
  access: 'admin',
  input: z.object({ serial_number: serialNumber, is_out: z.boolean() }),
  output: editionBook,
});

/** Copies the last edition into the year after it. The current edition stays current. */
export const openNextContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/open_next',
  access: 'admin',
  input: z.object({ year: editionYear }),
  output: editionBook,
});

/** What making an edition the current one would do. Nothing changes. */
export const switchCheckContract = defineContract({
  method: 'GET',
  group: 'qe_edition',
  path: '/switch_check',
  access: 'admin',
  input: z.object({ year: inQuery(editionYear) }),
  output: z.object({
    warnings: z.array(z.enum(switchWarnings)),
    /** Profiles that are looking, before and after. */
    looking_before: z.int(),
    looking_after: z.int(),
    /** Families that have to confirm that they are still looking. They get a mail. */
    deactivated: z.int(),
  }),
});
export type SwitchCheck = z.output<typeof switchCheckContract.output>;

/**
 * Makes an edition the current one: its dates, prices and sections count from now on. Refused when the count is no
 * longer the one that was seen, and while there is a warning that was not confirmed.
 */
export const makeCurrentContract = defineContract({
  method: 'POST',
  group: 'qe_edition',
  path: '/make_current',
  access: 'admin',
  input: z.object({
    year: editionYear,
    deactivated: z.int().check(z.minimum(0)),
    is_confirmed: z._default(z.boolean(), false),
  }),
  output: editionBook,
});
