import * as z from 'zod/mini';
import { utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_melawa_desk';
const access = 'admin';

const rehearsal = z.object({
  running: z.nullable(
    z.object({
      began_at: utcInstant,
      /** It ends by itself then. */
      ends_at: utcInstant,
      /** What its clock shows. */
      now: utcInstant,
      checked_in: z.int(),
      /** Invented families, with what their passes say. */
      passes: z.array(
        z.object({
          number: z.int(),
          name: z.string(),
          people: z.int(),
          qr: z.string(),
          code: z.string(),
        }),
      ),
    }),
  ),
});
export type MelawaRehearsal = z.output<typeof rehearsal>;

export const rehearsalContract = defineContract({
  method: 'GET',
  group,
  path: '/rehearsal',
  access,
  input: z.object({}),
  output: rehearsal,
});

/** Desks, stage and board play the day with invented families. Members see nothing of it. */
export const startRehearsalContract = defineContract({
  method: 'POST',
  group,
  path: '/rehearsal_start',
  access,
  input: z.object({}),
  output: rehearsal,
});

/** All of it is deleted. */
export const endRehearsalContract = defineContract({
  method: 'POST',
  group,
  path: '/rehearsal_end',
  access,
  input: z.object({}),
  output: rehearsal,
});
