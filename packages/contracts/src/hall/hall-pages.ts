import { hallViewers } from '@suchi/domain/hall';
import { sectionKinds } from '@suchi/domain/print';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { calendarDate, inQuery } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { serialNumber } from '../print/edition-book.ts';

const shown = z.nullable(z.string());
const siblings = z.object({ married: z.int(), unmarried: z.int() });

/** A candidate as the hall screen shows it: these fields and no other. */
export const hallCard = z.object({
  serial_number: serialNumber,
  gender: z.enum(genders),
  name: z.string(),
  education: z.string(),
  designation: shown,
  income: shown,
  work_location: shown,
  height: shown,
  native_place: shown,
  birthday: z.nullable(calendarDate),
  birth_place: shown,
  blood_group: shown,
  gotra: shown,
  /** Null for a visitor. */
  contacts: z.nullable(z.object({ mobiles: z.array(z.string()), email: shown, address: z.string() })),
  brothers: siblings,
  sisters: siblings,
  /** Signed addresses, good for at least half an hour. */
  photo: z.nullable(z.object({ url: z.string(), thumb_url: z.string() })),
});
export type HallCard = z.output<typeof hallCard>;

/** The same for a printed page: with the name in the own script and the expectations, and the photo for paper. */
export const hallPage = z.extend(hallCard, {
  own_script_name: shown,
  expectations: z.string(),
  photo: z.nullable(z.object({ url: z.string() })),
});
export type HallPage = z.output<typeof hallPage>;

/** A line of the printed index. */
export const hallIndexEntry = z.object({
  serial_number: serialNumber,
  name: z.string(),
  work_location: shown,
  section: z.nullable(z.enum(sectionKinds)),
});
export type HallIndexEntry = z.output<typeof hallIndexEntry>;

/** The candidates between two serial numbers. At most 25 numbers for a visitor, 100 for staff and screens. */
export const hallCardsContract = defineContract({
  method: 'GET',
  group: 'qe_hall',
  path: '/cards',
  access: 'visitor',
  input: z.strictObject({
    from: inQuery(serialNumber),
    to: inQuery(serialNumber),
    view: z.enum(['card', 'page', 'index']),
  }),
  output: z.union([
    z.object({ view: z.literal('card'), items: z.array(hallCard) }),
    z.object({ view: z.literal('page'), items: z.array(hallPage) }),
    z.object({ view: z.literal('index'), items: z.array(hallIndexEntry) }),
  ]),
});

const range = z.object({ from: z.int(), to: z.int() });

/** What the hall's pages may show now. Without a viewer there is no number and no count. */
export const hallDeckContract = defineContract({
  method: 'GET',
  group: 'qe_hall',
  path: '/deck',
  access: 'visitor',
  input: z.strictObject({}),
  output: z.object({
    /** What the caller is to the hall; null: the display is off. */
    viewer: z.nullable(z.enum(hallViewers)),
    event: z.nullable(z.object({ date: calendarDate, place: shown })),
    deck: z.nullable(
      z.object({
        year: z.int(),
        sections: z.array(z.extend(range, { kind: z.enum(sectionKinds), title: z.string() })),
        /** Every number that may be shown, rising. */
        serials: z.array(z.int()),
        /** Every number of the index, rising. For staff this is what the book prints. */
        index_serials: z.array(z.int()),
        /** Of the edition; there is a page for each number up to it. */
        last_serial: z.int(),
      }),
    ),
  }),
});
export type HallDeck = z.output<typeof hallDeckContract.output>;
