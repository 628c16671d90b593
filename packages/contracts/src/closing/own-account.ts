import * as z from 'zod/mini';
import { loginInput, mobile } from '../accounts/accounts.ts';
import { calendarDate, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_closing';
const dates = {
  restore_until: calendarDate,
  sealed_until: calendarDate,
  receipts_until: calendarDate,
  backup_days: z.int(),
};

/** What closing the own account would mean today. */
export const closingPlanContract = defineContract({
  method: 'GET',
  group,
  path: '/plan',
  input: z.object({}),
  output: z.object({
    ...dates,
    first_name: z.nullable(z.string()),
    search_until: z.nullable(calendarDate),
    serial_number: z.nullable(z.int()),
    /** Paid books that did not arrive yet. */
    books_on_the_way: z.int(),
    /** A payment is being checked: since when, and by which day it is settled. */
    pending: z.nullable(z.object({ since: z.string(), until: calendarDate })),
  }),
});
export type ClosingPlan = z.output<typeof closingPlanContract.output>;

/** Closes the own account, at once. */
export const closeAccountContract = defineContract({
  method: 'POST',
  group,
  path: '/close',
  input: z.object({ password: z.string().check(z.minLength(1, 'required'), z.maxLength(128)) }),
  output: z.object({ reference: z.string(), ...dates }),
});
export type ClosedAccount = z.output<typeof closeAccountContract.output>;

/** Whether this is an account that was closed and may come back; asked after a login was refused. */
export const findClosedContract = defineContract({
  method: 'POST',
  group,
  path: '/find_closed',
  access: 'visitor',
  input: loginInput,
  output: z.object({
    closed: z.nullable(
      z.object({ reference: z.string(), closed_on: calendarDate, restore_until: calendarDate }),
    ),
  }),
});
export type FoundClosed = NonNullable<z.output<typeof findClosedContract.output>['closed']>;

/** Opens a closed account again; signing in is a step of its own. */
export const comeBackContract = defineContract({
  method: 'POST',
  group,
  path: '/come_back',
  access: 'visitor',
  input: loginInput,
  output: z.object({}),
});

const nominee = z.object({ name: z.string(), relation: z.string(), mobile: z.string() });
export type Nominee = z.output<typeof nominee>;

/** Who may ask for the account when its owner no longer can. */
export const ownNomineeContract = defineContract({
  method: 'GET',
  group,
  path: '/nominee',
  input: z.object({}),
  output: z.object({
    nominee: z.nullable(nominee),
    /** When the account was closed before, and when the officer opened it then. */
    openings: z.array(z.object({ at: z.string(), by: z.nullable(z.string()), reason: z.string() })),
  }),
});

export const nomineeInput = z.object({
  name: typedText(100).check(z.minLength(1, 'required')),
  relation: typedText(50).check(z.minLength(1, 'required')),
  mobile,
});

/** Null takes the name away. */
export const saveNomineeContract = defineContract({
  method: 'POST',
  group,
  path: '/save_nominee',
  input: z.object({ nominee: z.nullable(nomineeInput) }),
  output: z.object({ nominee: z.nullable(nominee) }),
});
