import { systemAlarms } from '@suchi/domain/office';
import { choiceKeyStates } from '@suchi/domain/melawa';
import * as z from 'zod/mini';
import { utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const count = z.int().check(z.minimum(0));
const bytes = z.number().check(z.minimum(0));

/** How the installation is, for an admin: no addresses, paths or secrets. */
export const systemStatusContract = defineContract({
  method: 'GET',
  group: 'qe_office',
  path: '/system_status',
  access: 'admin',
  input: z.object({}),
  output: z.object({
    checked_at: utcInstant,
    alarms: z.array(z.enum(systemAlarms)),
    /** Milliseconds until they responded; null when they did not in time. */
    database_ms: z.nullable(count),
    redis_ms: z.nullable(count),
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: count,
        failed: count,
        oldest_at: z.nullable(utcInstant),
      }),
    ),
    /** When a worker last looked after the queues. */
    worker_seen_at: z.nullable(utcInstant),
    is_worker_alive: z.boolean(),
    mail: z.object({
      sent_today: count,
      failed_today: count,
      failed_this_week: count,
      waiting: count,
      last_sent_at: z.nullable(utcInstant),
    }),
    disk: z.nullable(z.object({ total: bytes, used: bytes })),
    backups: z.array(z.object({ finished_at: utcInstant, is_good: z.boolean(), bytes: z.nullable(bytes) })),
    copies_elsewhere: z.nullable(count),
    restore_tried_at: z.nullable(utcInstant),
    /** The last try, if it failed. */
    drill_failed_at: z.nullable(utcInstant),
    /** The last nightly check of the books. */
    books: z.nullable(z.object({ finished_at: utcInstant, is_well: z.boolean() })),
    /** Closed accounts that should be destroyed already, and when one last was. */
    sealed: z.object({ overdue: count, destroyed_at: z.nullable(utcInstant) }),
    /** The key that opens the choices of a melawa. */
    choices: z.object({ state: z.enum(choiceKeyStates), destroyed_at: z.nullable(utcInstant) }),
    versions: z.object({ suchi: z.string(), node: z.string(), postgresql: z.string() }),
  }),
});
export type SystemStatus = z.output<typeof systemStatusContract.output>;
