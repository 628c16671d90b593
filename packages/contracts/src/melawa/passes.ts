import { stageWishes } from '@suchi/domain/melawa';
import * as z from 'zod/mini';
import { calendarDate, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/** All that the pass shows without network, and that its print says. */
export const ownPass = z.object({
  /** What the QR says: version, year and token. */
  qr: z.string(),
  /** To be read out and typed: `7K4Q-2XWD`. */
  code: z.string(),
  made_at: utcInstant,
  year: z.int(),
  day: calendarDate,
  doors_at: z.string(),
  hall: z.string(),
  number: z.nullable(z.int()),
  name: z.string(),
  full_name: z.string(),
  own_script_name: z.nullable(z.string()),
  seats: z.int(),
  stage_wish: z.enum(stageWishes),
  /** Null where no fee is asked. */
  paid: z.nullable(z.int()),
  phone: z.nullable(z.string()),
});
export type OwnPass = z.output<typeof ownPass>;

const state = z.object({
  /** Null: the family does not come, has not paid, or was not invited. */
  pass: z.nullable(ownPass),
  /** By the server's clock. */
  read_at: utcInstant,
});
export type OwnPassState = z.output<typeof state>;

/** The pass of the caller's family. */
export const ownPassContract = defineContract({
  method: 'GET',
  group: 'qe_melawa',
  path: '/pass',
  input: z.object({}),
  output: state,
});

/** A new pass in place of one that somebody else may have. A desk says of the old one that it was replaced. */
export const newPassContract = defineContract({
  method: 'POST',
  group: 'qe_melawa',
  path: '/new_pass',
  input: z.object({}),
  output: state,
});

/** Mails the pass again, with its print. */
export const mailPassContract = defineContract({
  method: 'POST',
  group: 'qe_melawa',
  path: '/mail_pass',
  input: z.object({}),
  output: z.object({ mailed: z.boolean() }),
});
